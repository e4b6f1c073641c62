import { covers } from '@contract/access/scopes'
import type { MenuItem } from '@contract/modules/auth/auth.calls'
import { scopeOf, type Actor } from '@server/platform/access/actor'
import type { MenuRow } from '@server/modules/auth/profile.repository'

/** What this person may open; a group stays only where something in it does. */
export function ownMenus(actor: Actor, rows: readonly MenuRow[]): MenuItem[] {
  const allowed = rows.filter(row => {
    if (row.permission === null) return true
    const scope = scopeOf(actor, row.permission)
    return scope !== null && covers(scope, row.min_scope ?? 'own')
  })
  const parents = new Set(allowed.filter(row => row.path !== null).map(row => row.parent_id))
  return allowed
    .filter(row => row.path !== null || parents.has(row.id))
    .map(({ min_scope: _minScope, ...item }) => item)
}
