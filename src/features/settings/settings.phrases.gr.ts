import type { Translated } from '@/shared/i18n/translated'
import type { settingsPhrases } from './settings.phrases'

export const settingsPhrasesGr: Translated<typeof settingsPhrases> = {
  never: 'Nie',
  none: '–',

  users: {
    title: 'Benutzer',
    text: 'Wer sich im Portal anmelden darf und in welchen Rollen.',
    search: 'Nach Name oder Adresse suchen',
    status_label: 'Status',
    every_status: 'Jeder Status',
    name: 'Name',
    username: 'Benutzername',
    email: 'E-Mail-Adresse',
    unit: 'Einheit',
    roles: 'Rollen',
    status: 'Status',
    last_login: 'Letzte Anmeldung',
    created: 'Beantragt',
    actions: 'Aktionen für {{name}}',
    locked: 'Blockiert',
    locked_until: 'Blockiert bis',
    empty: 'Es gibt noch keine Benutzer',
    no_match: 'Kein passender Benutzer',
    no_match_text: 'Ändern Sie die Suche oder den Status.',
    clear: 'Alle anzeigen',
    hidden_title: 'Diesen Benutzer gibt es hier nicht',
    hidden: 'Das Konto existiert nicht, oder es gehört zu einer Einheit, auf die Sie keinen Zugriff haben.',
    back: 'Alle Benutzer',
  },

  status: {
    pending: 'Wartend',
    active: 'Aktiv',
    suspended: 'Gesperrt',
    deactivated: 'Geschlossen',
  },

  act: {
    activate: 'Aktivieren …',
    suspend: 'Sperren …',
    reactivate: 'Wieder zulassen',
    unlock: 'Blockierung aufheben',
    send_reset: 'Passwort-Link senden',
    end_sessions: 'Alle Sitzungen beenden …',
  },

  done: {
    activate: '{{name}} kann sich jetzt anmelden.',
    suspend: '{{name}} ist gesperrt und abgemeldet.',
    reactivate: '{{name}} kann sich wieder anmelden.',
    unlock: 'Das Konto von {{name}} ist nicht mehr blockiert.',
    send_reset: 'Ein Link zum Festlegen des Passworts ist unterwegs an {{email}}.',
    end_sessions: 'Alle Sitzungen von {{name}} sind beendet.',
  },

  ask: {
    suspend_title: '{{name}} sperren?',
    suspend:
      '{{name}} wird sofort überall abgemeldet und kann sich erst wieder anmelden, wenn Sie das Konto wieder zulassen.',
    suspend_confirm: 'Sperren',
    end_sessions_title: 'Alle Sitzungen von {{name}} beenden?',
    end_sessions: '{{name}} muss sich auf jedem Gerät neu anmelden. Sonst ändert sich nichts.',
    end_sessions_confirm: 'Sitzungen beenden',
  },

  activate: {
    title: '{{name}} aktivieren',
    text: 'Das Konto erhält seine Rollen und seine Stammeinheit, und die Person wird per E-Mail benachrichtigt.',
    unit: 'Stammeinheit',
    choose_unit: 'Einheit auswählen',
    roles: 'Rollen',
    submit: 'Aktivieren',
  },

  outbox: {
    title: 'Postausgang',
    text: 'Alle E-Mails, die das Portal gesendet hat oder demnächst sendet.',
    search: 'Nach Adresse oder Betreff suchen',
    subject: 'Betreff',
    to: 'An',
    status: 'Status',
    attempts: 'Versuche',
    created: 'Erstellt',
    sent: 'Gesendet',
    error: 'Letzter Fehler',
    empty: 'Es wurde noch keine E-Mail erstellt',
    no_match: 'Keine passende E-Mail',
    every_status: 'Jeder Status',
    view: 'Die E-Mail',
    as_mail: 'Als E-Mail',
    as_text: 'Als reiner Text',
    frame: 'Die E-Mail, wie sie beim Empfänger erscheint',
    secret:
      'Diese E-Mail enthält einen Link, der nur für den Empfänger bestimmt ist, und wird daher hier nicht angezeigt.',
    wiped: 'Der Text dieser E-Mail wird nicht mehr aufbewahrt.',
    resend: 'Erneut senden',
    resent: 'Die E-Mail an {{to}} ist erneut unterwegs.',
  },

  mail_status: {
    queued: 'Wartend',
    sent: 'Gesendet',
    dead: 'Aufgegeben',
    superseded: 'Ersetzt',
  },
}
