export const saleDocumentsPhrases = {
  documents: {
    none: 'No documents required',
    none_draft: 'The document list is created when the sale is reserved.',
    none_text: 'No documents are required for this project and financing.',
    for: { reservation: 'For the reservation', booking: 'For the booking', takeout: 'For the loan' },
    progress: '{{done}} of {{of}} verified',
    status: {
      missing: 'Missing',
      submitted: 'Uploaded',
      verified: 'Verified',
      rejected: 'Rejected',
      expired: 'Expired',
    },
    submit: 'Upload',
    look: 'Open {{name}}',
    own: 'You uploaded it: another person verifies it',
    submitted: '{{name}} was uploaded.',
    file: 'File',
    valid: 'Valid until',
    valid_to: 'valid until {{date}}',
    due: 'due {{date}}',
    by: 'verified by {{name}}',
    of: 'of {{name}}',
    with_buyer: 'kept with the buyer, counts for all their sales',
    open_buyer: 'Documents of the buyer',
    open_buyer_named: 'Documents of {{name}}',
  },
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    'sale-documents': typeof saleDocumentsPhrases
  }
}
