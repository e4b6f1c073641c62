/** What a document will write into the books, before it is posted. */
export const postingPhrases = {
  title: 'Journal entry preview',
  preview: {
    title: 'Entry in the books',
    incomplete: 'Fill in the form to see the entry.',
    refused: 'It cannot be posted now',
    nothing: 'Nothing is posted to the books.',
  },
  account: 'Account',
  debit: 'Debit',
  credit: 'Credit',
  how: 'Calculation',
  rule: 'Rule {{rules}}. Each product is rounded half up to the centavo, once.',
  step: {
    gross: 'Amount with VAT',
    net: 'Net of VAT',
    vat: 'Input VAT',
    ewt: 'Tax withheld',
    payable: 'Payable',
    billed: 'Payable when it was posted',
    paid: 'Paid so far',
    owed: 'Still owed',
  },
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    posting: typeof postingPhrases
  }
}
