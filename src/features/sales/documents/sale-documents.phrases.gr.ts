import type { saleDocumentsPhrases } from '@/features/sales/documents/sale-documents.phrases'
import type { Translated } from '@/shared/i18n/translated'

export const saleDocumentsPhrasesGr: Translated<typeof saleDocumentsPhrases> = {
  documents: {
    none: 'Es sind keine Unterlagen nötig',
    none_draft: 'Die Liste der Unterlagen entsteht bei der Reservierung.',
    none_text: 'Für dieses Projekt und diese Zahlungsweise ist nichts verlangt.',
    for: {
      reservation: 'Für die Reservierung',
      booking: 'Für die Buchung',
      takeout: 'Für das Darlehen',
    },
    progress: '{{done}} von {{of}} geprüft',
    status: {
      missing: 'Fehlt',
      submitted: 'Eingereicht',
      verified: 'Geprüft',
      rejected: 'Abgelehnt',
      expired: 'Abgelaufen',
    },
    submit: 'Einreichen',
    verify: 'Bestätigen',
    look: '{{name}} ansehen',
    own: 'Von Ihnen eingereicht: jemand anderes prüft es',
    verify_named: 'Bestätigen: {{name}}',
    reject: 'Ablehnen',
    reject_text: '{{name}} geht zurück. Wer es eingereicht hat, liest den Grund.',
    submitted: '{{name}} wurde eingereicht.',
    verified: '{{name}} ist geprüft.',
    rejected: '{{name}} wurde abgelehnt.',
    file: 'Datei',
    valid: 'Gültig bis',
    valid_to: 'gültig bis {{date}}',
    due: 'fällig {{date}}',
    by: 'geprüft von {{name}}',
    of: 'von {{name}}',
    with_buyer: 'liegt beim Käufer und zählt für alle seine Verkäufe',
    open_buyer: 'Unterlagen des Käufers',
    open_buyer_named: 'Unterlagen von {{name}}',
  },
}
