/**
 * One spelling per address: "Ana@x.test", " ana@x.test" and full-width letters are the same account,
 * for storage, look-up and throttling alike.
 */
export function normaliseEmail(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}

export function normaliseUsername(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}

/** Text that can be stored as it is: a database keeps no NUL, and half a character would come back as another. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}
