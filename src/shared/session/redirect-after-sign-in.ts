import { PUBLIC_PATHS } from '@contract/access/screens/outside.screens'
import { safeRedirect } from '@contract/modules/auth/redirect.rules'

/** Following these back would lead straight out again. */
const DEAD_ENDS: readonly string[] = [...PUBLIC_PATHS, '/logout']

/** Where a sign-in leads: back to the page it was asked for, as long as that is one of ours. */
export function redirectAfterSignIn(redirectFrom: string | null): string {
  const target = safeRedirect(redirectFrom)
  if (target === null) return '/'
  const path = target.split(/[?#]/u)[0] ?? '/'
  return DEAD_ENDS.includes(path.replace(/(?<=.)\/+$/u, '')) ? '/' : target
}
