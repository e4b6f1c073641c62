/** The words of a search, each of which has to stand somewhere in a row. */
export function searchWords(search: string | undefined): string[] {
  return (search ?? '').normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
}

const DIALLED = /^(\+|0|63|9)\d{6,14}$/

/** The same where a whole text may be a phone number as people write it: "0917 123 4567" is found in "+639171234567". */
export function searchWordsOrPhone(text: string): string[] {
  const dialled = text.normalize('NFKC').replace(/[\s().-]/g, '')
  return DIALLED.test(dialled) ? [dialled.replace(/^(\+|00?)/, '')] : searchWords(text)
}
