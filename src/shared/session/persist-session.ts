import type { AppStore } from '@/shared/store/hooks'
import {
  forgetSession,
  readToken,
  storedUserId,
  writeActiveOu,
  writeMenus,
  writeOuAccess,
  writePermissions,
  writeUser,
} from '@/shared/session/stored-session'

/**
 * Writes what changed, at once. Two tabs share these keys: what belongs to this tab's user is written only
 * while the browser still holds that same user, so that a late answer never lands in another's session.
 */
export function persistSession(store: AppStore): () => void {
  let last = store.getState()
  if (last.auth.user) writeUser(last.auth.user)

  return store.subscribe(() => {
    const before = last
    const now = (last = store.getState())
    if (now.auth.user !== before.auth.user) {
      if (now.auth.user) writeUser(now.auth.user)
      else if ([null, before.auth.user?.token].includes(readToken())) forgetSession()
    }
    const lists = ['permissions', 'ouAccess', 'activeOU', 'menus'] as const
    if (!now.auth.user || lists.every(key => now[key] === before[key])) return
    if (storedUserId() !== now.auth.user.id) return
    if (now.permissions !== before.permissions) writePermissions(now.permissions)
    if (now.ouAccess !== before.ouAccess) writeOuAccess(now.ouAccess)
    if (now.activeOU !== before.activeOU) writeActiveOu(now.activeOU)
    if (now.menus !== before.menus) writeMenus(now.menus)
  })
}
