import { matchPath } from 'react-router-dom'
import { PUBLIC_PATHS } from '@contract/access/screens/outside.screens'
import { safeRedirect } from '@contract/modules/auth/redirect.rules'

/**
 * Not asked for by anybody who had to sign in first: pages before the sign-in lead straight out again, and a page by
 * a mailed link may be the link of somebody else.
 */
const NOT_BEHIND_THE_SIGN_IN: readonly string[] = [...PUBLIC_PATHS, '/logout']
/** Stands in the path of every such page, which this page need not know one by one. */
const BY_LINK = '/ext/'

/** As the router reads it; null where it cannot be read. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** Where a sign-in leads: back to the page it was asked for, as long as that is one of ours. */
export function redirectAfterSignIn(redirectFrom: string | null): string {
  const target = safeRedirect(redirectFrom)
  if (target === null) return '/'
  const path = decoded(target.split(/[?#]/u)[0] ?? '/')
  if (path === null || path.toLowerCase().includes(BY_LINK)) return '/'
  return NOT_BEHIND_THE_SIGN_IN.some(pattern => matchPath(pattern, path)) ? '/' : target
}
