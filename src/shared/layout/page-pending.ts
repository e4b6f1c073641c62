import { createContext } from 'react'

/** True while the next page is fetched and the last one still stands; the router says so, the frame shows it. */
export const PagePending = createContext(false)
