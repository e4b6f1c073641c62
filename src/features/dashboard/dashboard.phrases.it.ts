import type { Translated } from '@/shared/i18n/translated'
import type { dashboardPhrases } from './dashboard.phrases'

export const dashboardPhrasesIt: Translated<typeof dashboardPhrases> = {
  greeting: {
    night: 'Buonasera, {{name}}',
    morning: 'Buongiorno, {{name}}',
    afternoon: 'Buon pomeriggio, {{name}}',
    evening: 'Buonasera, {{name}}',
  },
  units: 'Le Sue unità',
  roles: 'I Suoi ruoli',
  no_units: 'Non Le è ancora stata assegnata alcuna unità operativa.',
  no_roles: 'Non Le è ancora stato assegnato alcun ruolo. Può farlo un amministratore.',
  attention: {
    title: 'In attesa di Lei',
    pending_one: '{{count}} account in attesa di attivazione',
    pending_many: '{{count}} di account in attesa di attivazione',
    pending_other: '{{count}} account in attesa di attivazione',
    pending_text: 'Si sono registrati e non possono fare nulla finché non ricevono un ruolo.',
    pending_action: 'Apri gli utenti',
  },
  shortcuts: {
    title: 'Che cosa può aprire',
    empty: 'Non ha ancora accesso ad alcuna pagina',
    empty_text: 'Non appena Le viene assegnato un ruolo, le relative pagine compaiono qui e nel menu.',
    loading: 'Il menu è in arrivo.',
  },
  recent: { title: 'Aperti di recente' },
}
