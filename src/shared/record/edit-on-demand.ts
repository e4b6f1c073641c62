import { createContext } from 'react'

/** On a page a record is read first and edited on demand; a panel is the form itself. */
export const EditOnDemand = createContext(false)
