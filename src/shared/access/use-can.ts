import { useAbility } from '@casl/react'
import { useCallback } from 'react'
import { abilityAllows, type PortalAbility } from '@contract/access/build-ability'
import type { PermissionCode } from '@contract/access/permission-catalogue'

/** Null asks for nothing: every signed-in user may. What is hidden here is still enforced by the server. */
export function useCan(): (code: PermissionCode | null) => boolean {
  const ability = useAbility<PortalAbility>()
  const { rules } = ability
  // oxlint-disable-next-line react/exhaustive-deps -- the ability stays the same object; its rules change
  return useCallback(code => abilityAllows(ability, code), [ability, rules])
}
