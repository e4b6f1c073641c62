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
    from_tab: 'In diesem Tab aufbewahrt.',
    from_browser: 'In diesem Browser aufbewahrt.',
    from_server: 'Auf dem Server aufbewahrt, wo immer Sie es eingegeben haben.',
    restore: 'Eingaben wiederherstellen',
    discard: 'Verwerfen',
  },

  leave: {
    title: 'Seite ohne Speichern verlassen?',
    text_kept: 'Ihre Eingaben sind nicht gespeichert. Sie bleiben als Entwurf erhalten.',
    text_dropped: 'Ihre Eingaben sind nicht gespeichert, und beim Abmelden geht auch der Entwurf verloren.',
    text_on_server:
      'Ihre Eingaben sind nicht gespeichert. Beim Abmelden wird der Entwurf in diesem Browser gelöscht; die Kopie auf dem Server wird Ihnen bei der nächsten Anmeldung angeboten.',
    leave: 'Seite verlassen',
  },

  pager: {
    label: 'Seiten der Liste',
    range: '{{first}}–{{last}} von {{count}}',
    previous: 'Vorherige Seite',
    next: 'Nächste Seite',
  },

  fields_to_mend_one: '{{count}} Feld ist zu korrigieren.',
  fields_to_mend_other: '{{count}} Felder sind zu korrigieren.',
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
    password_personal: 'Es enthält Ihren Namen oder Ihre E-Mail-Adresse. Wählen Sie ein anderes.',
    password_common: 'Dieses Passwort ist zu leicht zu erraten. Wählen Sie ein anderes.',
    password_same: 'Wählen Sie ein Passwort, das Sie derzeit nicht verwenden.',
    role_code_malformed: 'Verwenden Sie Kleinbuchstaben und Unterstriche, wie front_desk.',
    module_code_malformed: 'Verwenden Sie Kleinbuchstaben und Bindestriche, wie cash-advance.',
    permission_code_malformed: 'Schreiben Sie area.resource.action in Kleinbuchstaben.',
    prefix_malformed: 'Verwenden Sie 1 bis 8 Großbuchstaben oder Ziffern.',
    rdo_malformed: 'Schreiben Sie drei Ziffern und gegebenenfalls einen Buchstaben, wie 050 oder 025A.',
    date_before_start: 'Das liegt vor dem ersten Tag.',
    mailed_code_malformed: 'Ein Code hat acht Ziffern.',
    role_required: 'Wählen Sie mindestens eine Rolle aus.',
    no_length: 'Die beiden Zeiten sind gleich.',
    already_exists: 'Das ist bereits vergeben.',
    wrong_password: 'Das ist nicht Ihr aktuelles Passwort.',
    money_malformed: 'Geben Sie einen Betrag ein, zum Beispiel 1,234.50.',
    rate_malformed: 'Geben Sie einen Satz mit Punkt ein, zum Beispiel 3.5.',
    weights_malformed: 'Schreiben Sie Gewichte wie 1 oder 50 30 20, größer als null.',
    integer_malformed: 'Geben Sie eine ganze Zahl ein.',
    date_malformed: 'Geben Sie das Datum als Monat-Tag-Jahr ein, zum Beispiel 11-20-2026.',
    date_out_of_range:
      'Dieses Datum liegt außerhalb des zulässigen Bereichs. Das Jahr muss zwischen 1900 und 2199 liegen.',
    text_not_visible:
      'Einige Zeichen dieses Textes sind unsichtbar. Löschen Sie sie und geben Sie den Text neu ein.',
    consent_needed: 'Ohne das darf niemand erfasst werden.',
    reference_unknown: 'Das gibt es nicht mehr. Wählen Sie etwas anderes.',
    unknown_field: 'Das lässt sich hier nicht festlegen.',
    ou_code_malformed: 'Verwenden Sie 2 bis 8 Großbuchstaben und Ziffern.',
    code_malformed: 'Verwenden Sie bis zu 20 Großbuchstaben, Ziffern, Punkte und Striche.',
    number_out_of_range: 'Das ist niedriger oder höher als hier erlaubt.',
    amount_negative: 'Der Betrag kann nicht negativ sein.',
    mobile_malformed: 'Schreiben Sie die Nummer mit Land, etwa +639171234567.',
    tin_malformed: 'Schreiben Sie es als 000-000-000-00000.',
    gov_id_no_malformed: 'Buchstaben und Ziffern, mindestens vier.',
    country_malformed: 'Wählen Sie ein Land.',
    account_no_malformed: 'Schreiben Sie 6 bis 20 Ziffern, sonst nichts.',
    swift_malformed: 'Schreiben Sie die 8 oder 11 Großbuchstaben und Ziffern des Codes.',
    account_code_malformed: 'Schreiben Sie 4 bis 6 Ziffern.',
    branch_code_malformed: 'Geben Sie fünf Ziffern ein.',
    employee_no_malformed: 'Verwenden Sie Großbuchstaben, Ziffern und Bindestriche.',
    sss_no_malformed: 'Schreiben Sie zehn Ziffern, wie 34-1234567-8.',
    philhealth_no_malformed: 'Schreiben Sie zwölf Ziffern, wie 12-123456789-1.',
    pagibig_no_malformed: 'Schreiben Sie zwölf Ziffern, wie 1234-5678-9012.',
    bank_account_no_malformed: 'Schreiben Sie 6 bis 26 Ziffern, auch mit Bindestrichen.',
    payout_account_no_malformed: 'Schreiben Sie 6 bis 26 Ziffern, auch mit Bindestrichen.',
  },
  password_question: {
    title: 'Bitte geben Sie Ihr Passwort noch einmal ein',
    text: 'Es geht um Rechte, geschützte Angaben oder Geld. Wer einen offenen Bildschirm findet, darf das nicht können.',
    password: 'Passwort',
    show: 'Weiter',
  },
}
