import type { PermissionCode } from '@contract/access/permission-catalogue'
import { covers, widerScope, type Scope } from '@contract/access/scopes'
import { selectPermissions } from '@/shared/session/permissions.slice'
import { useAppSelector } from '@/shared/store/hooks'

/** Whether a right is held at least as wide as `needed`: what is one's own, one's people, one's unit, or all. */
export function useReach(): (code: PermissionCode, needed: Scope) => boolean {
  const permissions = useAppSelector(selectPermissions)
  return (code, needed) => {
    const scopes = permissions.filter(held => held.code === code).map(held => held.scope ?? 'own')
    const [first, ...others] = scopes
    return first !== undefined && covers(others.reduce(widerScope, first), needed)
  }
}
