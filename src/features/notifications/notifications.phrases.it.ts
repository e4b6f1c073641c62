import type { Translated } from '@/shared/i18n/translated'
import type { notificationsPhrases } from '@/features/notifications/notifications.phrases'

export const notificationsPhrasesIt: Translated<typeof notificationsPhrases> = {
  title: 'Notifiche',
  text: 'Che cosa è successo che la riguarda, e come vuole saperlo.',
  tabs: { label: 'Notifiche e impostazioni', list: 'Posta in arrivo', settings: 'Impostazioni' },

  list: {
    label: 'Notifiche',
    unread_only: 'Solo non lette',
    kind: 'Argomento',
    every_kind: 'Tutto',
    mark_all: 'Segna tutto come letto',
    marked_all: 'Tutto è segnato come letto.',
    none_unread: 'Non c’era nulla da leggere.',
    read: 'Segna come letta',
    unread: 'Segna come non letta',
    is_unread: 'Non letta:',
    older: 'Mostra le più vecchie',
    empty: 'Non è ancora arrivato nulla',
    empty_text: 'Qui compariranno richieste, decisioni, circolari e menzioni.',
    no_match: 'Nulla corrisponde a questa scelta',
    no_match_text: 'Scelga tutto per vedere ciò che ha letto.',
    show_all: 'Mostra tutto',
  },

  panel: { all: 'Tutte le notifiche', settings: 'Scelga che cosa sapere' },

  settings: {
    kinds: 'Che cosa voglio sapere',
    kinds_text:
      'Le e-mail immediate arrivano fuori dalle ore di quiete; ciò che vi cade attende il riepilogo.',
    always: 'Qui qualcuno la attende, perciò non si può disattivare.',
    times: 'Quando possono arrivare e-mail',
    digest_at: 'Riepilogo giornaliero alle',
    digest_hint: 'Una e-mail al giorno con ciò che non è letto, e nessuna nei giorni senza novità.',
    is_quiet: 'Mantieni ore di quiete',
    quiet_hint: 'In quelle ore non si invia nulla. Gli orari sono quelli di Manila.',
    from: 'Dalle',
    to: 'Alle',
    days: 'Nei giorni in cui cominciano',
    save: 'Salva',
    saved: 'La sua scelta è salvata.',
  },

  channel: {
    off: 'Per niente',
    portal: 'Qui nel portale',
    digest: 'Anche nel riepilogo giornaliero',
    mail: 'Anche subito per e-mail',
  },

  group: {
    approvals: 'Approvazioni',
    leave: 'Ferie',
    files: 'Circolari, moduli e buste paga',
    'time-logs': 'Presenze',
    property: 'Unità e opzioni',
    sales: 'Vendite',
    buyers: 'Acquirenti e documenti',
    notifications: 'Commenti',
    auth: 'Account',
    settings: 'Operazioni lunghe',
  },
}
