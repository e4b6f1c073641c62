import type { Translated } from '@/shared/i18n/translated'
import type { notificationsPhrases } from '@/features/notifications/notifications.phrases'

export const notificationsPhrasesFr: Translated<typeof notificationsPhrases> = {
  title: 'Notifications reçues',
  text: 'Ce qui s’est passé et vous concerne, et comment vous voulez l’apprendre.',
  tabs: { label: 'Notifications et réglages', list: 'Boîte de réception', settings: 'Réglages' },

  list: {
    label: 'Notifications reçues',
    unread_only: 'Non lues seulement',
    kind: 'À quel sujet',
    every_kind: 'Tout',
    mark_all: 'Tout marquer comme lu',
    marked_all: 'Tout est marqué comme lu.',
    none_unread: 'Rien n’était non lu.',
    read: 'Marquer comme lu',
    unread: 'Marquer comme non lu',
    is_unread: 'Non lu :',
    older: 'Afficher les plus anciennes',
    empty: 'Rien n’est encore arrivé',
    empty_text: 'Les demandes, décisions, notes et mentions apparaîtront ici.',
    no_match: 'Rien ne correspond à ce choix',
    no_match_text: 'Choisissez tout pour voir ce que vous avez lu.',
    show_all: 'Tout afficher',
  },

  panel: { all: 'Toutes les notifications', settings: 'Choisir ce que vous apprenez' },

  settings: {
    kinds: 'Ce que je veux savoir',
    kinds_text: 'Le courriel immédiat arrive hors de vos heures calmes ; ce qui y tombe attend le résumé.',
    always: 'Quelqu’un vous attend ici, cela ne peut donc pas être désactivé.',
    times: 'Quand le courriel peut arriver',
    digest_at: 'Résumé quotidien à',
    digest_hint: 'Un courriel par jour avec ce qui n’est pas lu, et aucun les jours sans nouveauté.',
    is_quiet: 'Garder des heures calmes',
    quiet_hint: 'Rien n’est envoyé alors. Les heures sont celles de Manille.',
    from: 'De',
    to: 'À',
    days: 'Les jours où elles commencent',
    save: 'Enregistrer',
    saved: 'Votre choix est enregistré.',
  },

  channel: {
    off: 'Pas du tout',
    portal: 'Ici dans le portail',
    digest: 'Aussi dans le résumé quotidien',
    mail: 'Aussi par courriel aussitôt',
  },

  group: {
    approvals: 'Approbations',
    leave: 'Congés',
    files: 'Notes, formulaires et bulletins',
    'time-logs': 'Temps',
    property: 'Lots et options',
    sales: 'Ventes',
    buyers: 'Acheteurs et leurs pièces',
    notifications: 'Commentaires',
    auth: 'Comptes',
    settings: 'Longues tâches',
  },
}
