const LONGEST = 500

const HIDDEN: readonly (readonly [RegExp, string])[] = [
  // user:password@ in an address
  [/:\/\/[^\s/@]{1,300}@/g, '://…@'],
  [/[\w.+-]{1,64}@[\w.-]{1,189}/g, '…@…'],
  // Tax numbers, account numbers and cards, however they are grouped.
  [/\d(?:[ -]?\d){8,30}/g, '…'],
  // Tokens and keys: long runs that hold a digit or both cases; plain words stay.
  [/(?=[\w-]*\d|[A-Z_-]*[a-z][\w-]*[A-Z])[\w-]{24,512}/g, '…'],
]

/** The words of an error without what it may have repeated of people's data. */
export function redact(text: string): string {
  const short = text.slice(0, 4 * LONGEST)
  return HIDDEN.reduce((shown, [pattern, mark]) => shown.replaceAll(pattern, mark), short).slice(0, LONGEST)
}

export function redactedError(error: unknown): { name: string; message: string; code?: string } {
  if (!(error instanceof Error)) return { name: 'NotAnError', message: redact(String(error)) }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return { name: error.name, message: redact(error.message), ...(code ? { code } : {}) }
}
