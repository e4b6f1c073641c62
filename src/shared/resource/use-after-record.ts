import { startTransition, useEffect, useState } from 'react'

/** False until the record that the address named at first stands: what is beside it comes after it. */
export function useAfterRecord(isNamed: boolean): boolean {
  const [isDue, setDue] = useState(!isNamed)
  useEffect(() => {
    if (isDue) return
    const go = () => startTransition(() => setDue(true))
    if (!isNamed) return go()
    // The page itself tells where nothing comes of it.
    import('@/shared/ui/overlays/overlays').then(file => file.overlays.firstFrame).then(go, go)
  }, [isNamed, isDue])
  return isDue
}
