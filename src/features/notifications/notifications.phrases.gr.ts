import type { Translated } from '@/shared/i18n/translated'
import type { notificationsPhrases } from '@/features/notifications/notifications.phrases'

export const notificationsPhrasesGr: Translated<typeof notificationsPhrases> = {
  title: 'Benachrichtigungen',
  text: 'Was geschehen ist und Sie angeht, und wie Sie davon erfahren möchten.',
  tabs: { label: 'Benachrichtigungen und Einstellungen', list: 'Eingang', settings: 'Einstellungen' },

  list: {
    label: 'Benachrichtigungen',
    unread_only: 'Nur ungelesene',
    kind: 'Worum es geht',
    every_kind: 'Alles',
    mark_all: 'Alle als gelesen markieren',
    marked_all: 'Alle sind als gelesen markiert.',
    none_unread: 'Es war nichts ungelesen.',
    read: 'Als gelesen markieren',
    unread: 'Als ungelesen markieren',
    is_unread: 'Ungelesen:',
    older: 'Ältere zeigen',
    empty: 'Noch ist nichts eingegangen',
    empty_text: 'Anträge, Entscheidungen, Rundschreiben und Erwähnungen stehen dann hier.',
    no_match: 'Dazu passt nichts',
    no_match_text: 'Wählen Sie alles, um auch Gelesenes zu sehen.',
    show_all: 'Alles zeigen',
  },

  panel: { all: 'Alle Benachrichtigungen', settings: 'Wählen, wovon Sie hören' },

  settings: {
    kinds: 'Wovon ich hören möchte',
    kinds_text:
      'Sofortige Mails kommen außerhalb Ihrer Ruhezeit; was hineinfällt, wartet auf die Zusammenfassung.',
    always: 'Hier wartet jemand auf Sie, deshalb lässt es sich nicht abschalten.',
    times: 'Wann Mails kommen dürfen',
    digest_at: 'Tägliche Zusammenfassung um',
    digest_hint: 'Eine Mail am Tag mit dem Ungelesenen, und keine an Tagen ohne Neues.',
    is_quiet: 'Ruhezeit einhalten',
    quiet_hint: 'Dann wird nichts gemailt. Es gilt die Zeit von Manila.',
    from: 'Von',
    to: 'Bis',
    days: 'An den Tagen, an denen sie beginnt',
    save: 'Speichern',
    saved: 'Ihre Wahl ist gespeichert.',
  },

  channel: {
    off: 'Gar nicht',
    portal: 'Hier im Portal',
    digest: 'Auch in der täglichen Zusammenfassung',
    mail: 'Auch sofort per E-Mail',
  },

  group: {
    approvals: 'Genehmigungen',
    leave: 'Urlaub',
    files: 'Rundschreiben, Formulare und Gehaltsabrechnungen',
    'time-logs': 'Zeit',
    property: 'Einheiten und Vormerkungen',
    sales: 'Verkäufe',
    buyers: 'Käufer und ihre Unterlagen',
    notifications: 'Kommentare',
    auth: 'Konten',
    settings: 'Lange Vorgänge',
  },
}
