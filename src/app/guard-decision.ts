/**
 * guest: pages for those who are not signed in; open: for everyone; protected: for those who are;
 * unknown: an address that no page has.
 */
export type RouteAccess = 'guest' | 'open' | 'protected' | 'unknown'

export const LOGIN_PATH = '/login'
const HOME_PATH = '/'
export const LOGOUT_PATH = '/logout'

/** Where to go instead; null: go on. */
export function decideNavigation(access: RouteAccess, isSignedIn: boolean, fullPath: string): string | null {
  switch (access) {
    case 'open':
      return null
    case 'guest':
      return isSignedIn ? HOME_PATH : null
    case 'protected':
      return isSignedIn ? null : `${LOGIN_PATH}?redirectFrom=${encodeURIComponent(fullPath)}`
    case 'unknown':
      return isSignedIn ? null : LOGIN_PATH
  }
}
