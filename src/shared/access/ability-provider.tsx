import { AbilityProvider as CaslProvider } from '@casl/react'
import { useLayoutEffect, useState, type ReactNode } from 'react'
import { buildAbility, rulesFor } from '@contract/access/build-ability'
import { selectPermissions } from '@/shared/session/permissions.slice'
import { writeStored } from '@/shared/store/browser-storage'
import { useAppSelector } from '@/shared/store/hooks'

/** One ability for the whole portal; its rules follow the permissions of whoever is signed in. */
export function AbilityProvider({ children }: { children: ReactNode }) {
  const permissions = useAppSelector(selectPermissions)
  const [ability] = useState(() => buildAbility(rulesFor(permissions)))

  // Before paint: a menu must not show for one frame what was just taken away.
  useLayoutEffect(() => {
    const rules = rulesFor(permissions)
    ability.update(rules)
    // Beside the permissions they were made from; the stored session is told apart by its user as those are.
    if (permissions.length > 0) writeStored('rules', rules)
  }, [ability, permissions])

  return <CaslProvider value={ability}>{children}</CaslProvider>
}
