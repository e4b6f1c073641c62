/** What a document will write into the books, before it is posted. */
export const postingPhrases = {
  title: 'What posting it will write',
  account: 'Account',
  debit: 'Debit',
  credit: 'Credit',
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    posting: typeof postingPhrases
  }
}
