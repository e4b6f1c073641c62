import type { saleDocumentsPhrases } from '@/features/sales/documents/sale-documents.phrases'
import type { Translated } from '@/shared/i18n/translated'

export const saleDocumentsPhrasesIt: Translated<typeof saleDocumentsPhrases> = {
  documents: {
    none: 'Non sono richiesti documenti',
    none_draft: 'L’elenco dei documenti si crea alla prenotazione.',
    none_text: 'Per questo progetto e modo di pagamento non è richiesto nulla.',
    for: {
      reservation: 'Per la prenotazione',
      booking: 'Per la registrazione',
      takeout: 'Per il mutuo',
    },
    progress: '{{done}} di {{of}} verificati',
    status: {
      missing: 'Manca',
      submitted: 'Consegnato',
      verified: 'Verificato',
      rejected: 'Rifiutato',
      expired: 'Scaduto',
    },
    submit: 'Consegna',
    verify: 'Verifica',
    look: 'Guardare {{name}}',
    own: 'L’ha consegnato lei: lo verifica qualcun altro',
    verify_named: 'Verifica: {{name}}',
    reject: 'Rifiuta',
    reject_text: '{{name}} torna indietro. Chi l’ha consegnato legge il motivo.',
    submitted: '{{name}} è stato consegnato.',
    verified: '{{name}} è verificato.',
    rejected: '{{name}} è stato rifiutato.',
    file: 'File',
    valid: 'Valido fino al',
    valid_to: 'valido fino al {{date}}',
    due: 'scade il {{date}}',
    by: 'verificato da {{name}}',
    of: 'di {{name}}',
    with_buyer: 'conservato presso l’acquirente, vale per tutte le sue vendite',
    open_buyer: 'Documenti dell’acquirente',
    open_buyer_named: 'Documenti di {{name}}',
  },
}
