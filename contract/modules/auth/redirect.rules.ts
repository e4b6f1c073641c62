/**
 * Where a sign-in may lead back to: a path inside the portal, nothing else. Returns null for whatever could
 * leave our origin, in any spelling a browser would still follow ("//host", "/\host", tabs, "https:host").
 */
export function safeRedirect(target: string | null | undefined): string | null {
  if (!target || target.length > 2048 || !target.startsWith('/')) return null
  // Browsers strip control characters and read a backslash as a slash before they parse.
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what must be refused
  if (/[\u0000-\u0020\u007f\\]/.test(target)) return null
  const origin = 'https://portal.invalid'
  let url: URL
  try {
    url = new URL(target, origin)
  } catch {
    return null
  }
  if (url.origin !== origin || url.username || url.password) return null
  if (url.pathname.startsWith('//') || decodesToForeignHost(url.pathname)) return null
  return url.pathname + url.search + url.hash
}

/** For whoever decodes once more on the way: the same that is refused above must not come out of it. */
function decodesToForeignHost(pathname: string): boolean {
  try {
    const decoded = decodeURIComponent(pathname)
    // oxlint-disable-next-line no-control-regex -- control characters are exactly what must be refused
    return decoded.startsWith('//') || /[\u0000-\u001f\u007f\\]/.test(decoded)
  } catch {
    return true
  }
}
