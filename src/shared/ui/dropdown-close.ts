import { createContext } from 'react'

/** How what stands in a menu closes it. */
export const DropdownClose = createContext<() => void>(() => undefined)
