/**
 * Where a sign-in may lead back to: a path inside the portal, nothing else. Returns null for whatever could
 * leave our origin, in any spelling a browser would still follow ("//host", "/\host", tabs, "https:host").
 */
export function safeRedirect(target: string | null | undefined): string | null {
  if (!target || target.length > 2048 || !target.startsWith('/')) return null
  // Browsers strip control characters and read a backslash as a slash before they parse.
  // eslint-disable-next-line no-control-regex -- control characters are exactly what must be refused
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

function decodesToForeignHost(pathname: string): boolean {
  try {
    return (
      /^\/?[\\/]{1,}[\\/]/.test(decodeURIComponent(pathname)) || decodeURIComponent(pathname).startsWith('//')
    )
  } catch {
    return true
  }
}
