import type { Translated } from '@/shared/i18n/translated'
import type { authPhrases } from './auth.phrases'

export const authPhrasesGr: Translated<typeof authPhrases> = {
  email: 'E-Mail-Adresse',
  username: 'Benutzername',
  password: 'Passwort',
  to_login: 'Zurück zur Anmeldung',

  login: {
    title: 'Anmelden',
    text: 'Verwenden Sie Ihr Firmenkonto.',
    submit: 'Anmelden',
    forgot: 'Vergessen?',
    register_question: 'Noch kein Konto?',
    register: 'Konto beantragen',
    registered_title: 'Ihr Antrag ist eingegangen.',
    registered: 'Sie können sich anmelden, sobald die Administration das Konto aktiviert hat.',
  },

  demo: {
    title: 'Umsehen',
    text: 'Dies ist die Demofirma. Anmelden als:',
  },

  roles: {
    super_admin: 'Hauptadministrator',
    ou_admin: 'Administrator der Einheit',
    sales_admin: 'Vertriebsadministrator',
    agent: 'Vertriebsagent',
    sales_manager: 'Vertriebsleiter',
    accounting: 'Buchhaltung',
    hr_staff: 'Personalabteilung',
    immediate_head: 'Direkte Führungskraft',
    president: 'Geschäftsleitung',
    employee: 'Mitarbeiter',
  },

  register: {
    title: 'Konto beantragen',
    text: 'Die Administration prüft den Antrag und weist dem Konto seine Rollen zu.',
    submit: 'Antrag senden',
    success: 'Registrierung erfolgreich',
    username_hint: '3 bis 40 Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche.',
    password_hint:
      'Mindestens 10 Zeichen. Einige Wörter hintereinander sind leicht zu merken und schwer zu erraten.',
    login_question: 'Sie haben ein Konto?',
    login: 'Anmelden',
  },

  forgot: {
    title: 'Passwort vergessen?',
    text: 'Geben Sie Ihre Adresse ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.',
    submit: 'Link senden',
    sent_title: 'Prüfen Sie Ihr Postfach',
    sent: 'Wenn {{email}} zu einem Konto gehört, ist ein Link unterwegs. Er gilt nur kurze Zeit und nur einmal.',
    again: 'Andere Adresse versuchen',
  },

  reset: {
    title: 'Neues Passwort wählen',
    text: 'Mit dem Link, dem Sie gefolgt sind, können Sie es einmal festlegen.',
    label: 'Neues Passwort',
    submit: 'Passwort speichern',
    success: 'Das Passwort ist festgelegt. Melden Sie sich damit an.',
    reopen: 'Bitte öffnen Sie den Link in Ihrer E-Mail noch einmal.',
    expired_title: 'Dieser Link ist nicht mehr gültig',
    expired: 'Er wurde bereits verwendet, ist abgelaufen, oder es wurde ein neuerer gesendet.',
    again: 'Neuen Link senden',
  },

  logout: {
    text: 'Sie werden abgemeldet …',
  },
}
