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
