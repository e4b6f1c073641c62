import type { Translated } from '@/shared/i18n/translated'
import type { profilePhrases } from './profile.phrases'

export const profilePhrasesGr: Translated<typeof profilePhrases> = {
  title: 'Mein Profil',
  text: 'Was das Portal über Sie weiß und wie es für Sie aussieht.',

  about: {
    title: 'Über mich',
    first_name: 'Vorname',
    last_name: 'Nachname',
    username: 'Benutzername',
    email: 'E-Mail-Adresse',
    unit: 'Einheit',
    roles: 'Rollen',
    none: '–',
    fixed: 'Alles Weitere ändert die Administration für Sie.',
    save: 'Speichern',
    saved: 'Ihr Profil ist gespeichert.',
  },

  look: {
    title: 'Sprache und Aussehen',
    language: 'Sprache',
    language_hint: 'Gilt sofort und auf allen Ihren Geräten.',
    layout_hint:
      'Farben, Menü und Breite finden Sie in den Layout-Einstellungen am Ende der oberen Leiste oder des Menüs.',
  },

  password: {
    title: 'Passwort',
    text: 'Wenn Sie es ändern, werden Sie auf allen anderen Geräten abgemeldet.',
    current: 'Aktuelles Passwort',
    new: 'Neues Passwort',
    hint: 'Mindestens 10 Zeichen.',
    save: 'Passwort ändern',
    saved: 'Ihr Passwort ist geändert.',
  },

  email: {
    title: 'E-Mail-Adresse',
    text: 'Ein Code geht an die alte und an die neue Adresse; es braucht beide. Andere Geräte werden abgemeldet.',
    new: 'Neue Adresse',
    ask: 'Codes senden',
    code_at: 'Code an {{email}}',
    confirm: 'Adresse ändern',
    other: 'Neu beginnen',
    saved: 'Ihre E-Mail-Adresse ist geändert.',
  },

  sessions: {
    title: 'Wo ich angemeldet bin',
    device: 'Gerät',
    address: 'Adresse',
    issued: 'Angemeldet',
    last_seen: 'Zuletzt verwendet',
    current: 'Dieses Gerät',
    unknown: 'Unbekannt',
    end: 'Beenden',
    end_label: 'Sitzung auf {{device}} beenden',
    end_title: 'Diese Sitzung beenden?',
    end_text: 'Auf {{device}} ist danach eine neue Anmeldung nötig.',
    end_others: 'Alle anderen beenden',
    end_others_title: 'Alle anderen Sitzungen beenden?',
    end_others_text: 'Sie bleiben nur hier angemeldet.',
    ended: 'Die Sitzung ist beendet.',
    others_ended: 'Alle anderen Sitzungen sind beendet.',
    empty: 'Keine Sitzung gefunden',
  },

  colleague: {
    hidden_title: 'Diese Person gibt es hier nicht',
    hidden: 'Das Konto existiert nicht, oder es gehört zu einer Einheit, auf die Sie keinen Zugriff haben.',
    back: 'Zum Dashboard',
  },
}
