const ADDRESS = /(https?:\/\/[^/\s"'<>]+)([^\s"'<>]*)/g
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** So long that nobody guesses it. */
const TOKEN = /[\w-]{20,}/g
/** A one-time code; colours of the page’s style have as many digits, behind a #. */
const CODE = /(?<![#\w.,-])\d{6,10}(?![\w,-])/g
const HIDDEN = '…'

/** A mail as somebody else may read it: its words stay; what opens an account or a request goes. */
export function maskSecrets(text: string): string {
  const withoutTokens = text.replace(
    ADDRESS,
    (_address, origin: string, path: string) =>
      origin + path.replace(TOKEN, part => (ID.test(part) ? part : HIDDEN)),
  )
  return withoutTokens.replace(CODE, HIDDEN)
}
