import { useCallback, useSyncExternalStore } from 'react'

/** Below it there is no room for rows and something else. */
export const ROOMY = '(min-width: 1200px)'
/** Where a finger points: what is pressed needs more room than under a mouse. */
export const TOUCHED = '(pointer: coarse)'

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
