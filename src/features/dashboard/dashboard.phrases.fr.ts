import type { Translated } from '@/shared/i18n/translated'
import type { dashboardPhrases } from './dashboard.phrases'

export const dashboardPhrasesFr: Translated<typeof dashboardPhrases> = {
  greeting: {
    night: 'Bonsoir, {{name}}',
    morning: 'Bonjour, {{name}}',
    afternoon: 'Bonjour, {{name}}',
    evening: 'Bonsoir, {{name}}',
  },
  units: 'Vos unités',
  roles: 'Vos rôles',
  no_units: 'Aucune unité opérationnelle ne vous a encore été attribuée.',
  no_roles: 'Aucun rôle ne vous a encore été attribué. Un administrateur peut le faire.',
  attention: {
    title: 'En attente de votre part',
    pending_one: '{{count}} compte en attente d’activation',
    pending_many: '{{count}} de comptes en attente d’activation',
    pending_other: '{{count}} comptes en attente d’activation',
    pending_text: 'Ces personnes se sont inscrites et ne peuvent rien faire tant qu’elles n’ont pas de rôle.',
    pending_action: 'Ouvrir les utilisateurs',
  },
  shortcuts: {
    title: 'Ce que vous pouvez ouvrir',
    empty: 'Rien ne vous est encore accessible',
    empty_text: 'Dès qu’un rôle vous est attribué, ses écrans apparaissent ici et dans le menu.',
    loading: 'Votre menu arrive.',
  },
  recent: { title: 'Ouverts récemment' },
}
