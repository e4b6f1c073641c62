import type { Layout } from '@contract/access/layout'
import { keepOnServer } from '@/shared/http/keep-on-server'
import { applyLayout } from '@/shared/layout/apply-layout'
import { storeLayout } from '@/shared/layout/layout-storage'

type LayoutState = { layout: Layout; auth: { user: object | null } }
type LayoutStore = { getState: () => LayoutState; subscribe: (listener: () => void) => () => void }

/** Draws the layout at once, keeps it in the browser, and tells the server: who reloads right after finds it there. */
export function watchLayout(store: LayoutStore): () => void {
  let current = store.getState().layout
  applyLayout(current)

  return store.subscribe(() => {
    const { layout, auth } = store.getState()
    if (layout === current) return
    current = layout
    applyLayout(layout)
    storeLayout(layout)
    if (auth.user) keepOnServer({ layout })
  })
}
