import type { sharedPhrases } from './shared.phrases'
import type { Translated } from './translated'

export const sharedPhrasesGr: Translated<typeof sharedPhrases> = {
  try_again: 'Erneut versuchen',
  cancel: 'Abbrechen',
  close: 'Schließen',
  dismiss: 'Ausblenden',
  back: 'Zurück',
  loading: 'Wird geladen …',
  request_id: 'Anfrage {{id}}',

  failure: {
    title: 'Das konnte nicht geladen werden',
    offline: 'Der Server ist nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
    timeout: 'Der Server hat zu lange nicht geantwortet. Versuchen Sie es erneut.',
    cancelled: 'Die Anfrage wurde abgebrochen.',
    signed_out: 'Sie sind abgemeldet.',
    unexpected:
      'Etwas ist schiefgegangen. Versuchen Sie es erneut und wenden Sie sich an die Administration, wenn es wieder geschieht.',
  },

  session: {
    expired: 'Ihre Sitzung ist beendet. Melden Sie sich erneut an, um dort weiterzumachen, wo Sie waren.',
    elsewhere: 'Sie haben sich in einem anderen Tab abgemeldet.',
  },

  rights: {
    failed_title: 'Ihre Berechtigungen konnten nicht vollständig geladen werden',
    failed: 'Einige Menüs und Seiten fehlen möglicherweise. Das Portal versucht es weiter.',
    waiting: 'Ohne sie kann diese Seite nicht angezeigt werden.',
  },

  storage: {
    broken: 'Die im Browser gespeicherte Kopie von „{{key}}“ war nicht lesbar und wurde verworfen.',
    full: 'Der Speicher des Browsers ist voll. Bis wieder Platz ist, gelten manche Einstellungen nur, solange diese Seite geöffnet ist.',
    off: 'Der Speicher des Browsers ist ausgeschaltet. Sie werden abgemeldet, sobald diese Seite geschlossen oder neu geladen wird.',
  },

  new_build: {
    text: 'Das Portal wurde aktualisiert.',
    action: 'Jetzt neu laden',
  },

  style_failed: {
    title: 'Die Darstellung wurde nicht vollständig geladen',
    text: 'Ein Teil der Gestaltung dieser Seite fehlt. Sie können weiterarbeiten oder die Seite neu laden.',
  },

  draft: {
    title: 'Nicht gespeicherter Entwurf vom {{time}}',
    text: 'Möchten Sie damit weitermachen?',
    restore: 'Eingaben wiederherstellen',
    discard: 'Verwerfen',
  },

  leave: {
    title: 'Seite ohne Speichern verlassen?',
    text: 'Ihre Eingaben sind nicht gespeichert. Sie bleiben in diesem Tab als Entwurf erhalten.',
    leave: 'Seite verlassen',
  },

  pager: {
    label: 'Seiten der Liste',
    range: '{{first}}–{{last}} von {{count}}',
    previous: 'Vorherige Seite',
    next: 'Nächste Seite',
  },

  caps_lock: 'Die Feststelltaste ist aktiv.',

  fields: {
    required: 'Bitte füllen Sie dieses Feld aus.',
    invalid: 'Diese Angabe ist ungültig.',
    too_short_one: 'Geben Sie mindestens {{count}} Zeichen ein.',
    too_short_other: 'Geben Sie mindestens {{count}} Zeichen ein.',
    too_long_one: 'Geben Sie höchstens {{count}} Zeichen ein.',
    too_long_other: 'Geben Sie höchstens {{count}} Zeichen ein.',
    too_few_one: 'Wählen Sie mindestens {{count}} Eintrag aus.',
    too_few_other: 'Wählen Sie mindestens {{count}} Einträge aus.',
    too_many_one: 'Wählen Sie höchstens {{count}} Eintrag aus.',
    too_many_other: 'Wählen Sie höchstens {{count}} Einträge aus.',
    too_low: 'Der Wert muss mindestens {{minimum}} betragen.',
    too_high: 'Der Wert darf höchstens {{maximum}} betragen.',
    malformed: 'Diese Angabe hat nicht die richtige Form.',
    not_a_choice: 'Wählen Sie einen Eintrag aus der Liste.',
    email_malformed: 'Geben Sie eine einzelne Adresse ein, zum Beispiel ana@company.com.',
    username_malformed: 'Verwenden Sie 3 bis 40 Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche.',
    password_short: 'Verwenden Sie mindestens 10 Zeichen.',
    password_long: 'Verwenden Sie höchstens 128 Zeichen.',
    passwords_differ: 'Die beiden Passwörter stimmen nicht überein.',
    password_common: 'Dieses Passwort ist zu leicht zu erraten. Wählen Sie ein anderes.',
    password_same: 'Wählen Sie ein Passwort, das Sie derzeit nicht verwenden.',
    role_required: 'Wählen Sie mindestens eine Rolle aus.',
    already_exists: 'Das ist bereits vergeben.',
    wrong_password: 'Das ist nicht Ihr aktuelles Passwort.',
  },
}
