import { createContext } from 'react'

/** What the screen is called, in its menu entry, in the title of the document and in the way to it. */
export const ScreenTitle = createContext('')

/** What a page within a screen is called: a record, a form. Null: the screen itself is shown. */
export const PageName = createContext<string | null>(null)

/** Takes what a page within a screen is called, so that the way to it ends with the same words. */
export const NamePage = createContext<(name: string | null) => void>(() => {})
