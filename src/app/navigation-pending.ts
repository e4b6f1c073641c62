import { createContext, use } from 'react'

/** True while the next page is on its way and the one before it is still shown. */
export const NavigationPending = createContext(false)

export function useIsNavigating(): boolean {
  return use(NavigationPending)
}
