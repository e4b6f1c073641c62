/** A call names a path of our own API, never a host: what carries the bearer must not be steered elsewhere. */
export class ForeignAddressError extends Error {
  constructor(url: string) {
    super(`Not a path of the portal's API: ${url.slice(0, 120)}`)
    this.name = 'ForeignAddressError'
  }
}

/**
 * Browsers drop control characters and read "\" as "/" before they parse, so both are refused outright;
 * what is left must start with exactly one slash and still be ours after parsing.
 */
export function ownPath(url: string): string {
  const origin = 'https://portal.invalid'
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what must be refused
  if (!/^\/(?!\/)/.test(url) || /[\u0000-\u0020\u007f\\]/.test(url)) throw new ForeignAddressError(url)
  const parsed = new URL(url, origin)
  if (parsed.origin !== origin || parsed.pathname.startsWith('//')) throw new ForeignAddressError(url)
  return url
}
