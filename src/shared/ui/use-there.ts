import { useLayoutEffect, useState } from 'react'
import type { LatePart } from '@/shared/ui/late'

/**
 * True once the parts are there, or one has failed and its place shall tell. For what a page opens with: React shows
 * the wait of a Suspense for 300 ms at least, and all that comes within another waits for the end of that as well.
 */
export function useThere(parts: readonly LatePart[], isWanted = true): boolean {
  const [isThere, setThere] = useState(() => parts.every(part => part.isThere()))
  useLayoutEffect(() => {
    if (isThere || !isWanted) return
    let isGone = false
    void Promise.allSettled(parts.map(part => part.ahead())).then(() => isGone || setThere(true))
    return () => {
      isGone = true
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the same parts for as long as it is drawn
  }, [isThere, isWanted])
  return isThere || parts.every(part => part.isThere())
}
