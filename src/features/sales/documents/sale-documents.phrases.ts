export const saleDocumentsPhrases = {
  documents: {
    none: 'No papers are asked for',
    none_draft: 'The list of papers is made when the sale is reserved.',
    none_text: 'For this project and way of paying nothing is on the list of papers.',
    for: { reservation: 'For the reservation', booking: 'For the booking', takeout: 'For the loan' },
    progress: '{{done}} of {{of}} verified',
    status: {
      missing: 'Missing',
      submitted: 'Handed in',
      verified: 'Verified',
      rejected: 'Refused',
      expired: 'Expired',
    },
    submit: 'Hand in',
    verify: 'Verify',
    look: 'Look at {{name}}',
    own: 'You handed it in: somebody else verifies it',
    verify_named: 'Verify: {{name}}',
    submitted: '{{name}} was handed in.',
    verified: '{{name}} is verified.',
    file: 'File',
    valid: 'Valid until',
    valid_to: 'valid until {{date}}',
    due: 'due {{date}}',
    by: 'verified by {{name}}',
    of: 'of {{name}}',
    with_buyer: 'kept with the buyer, counts for all their sales',
    open_buyer: 'Papers of the buyer',
    open_buyer_named: 'Papers of {{name}}',
  },
  fields: { reason: 'Reason' },
  command: {
    reject_document: {
      title: 'Refuse',
      text: '{{name}} is sent back. Whoever handed it in reads the reason.',
      submit: 'Refuse',
      done: '{{name}} was refused.',
    },
  },
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    'sale-documents': typeof saleDocumentsPhrases
  }
}
