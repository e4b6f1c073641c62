import type { Layout } from '@contract/modules/settings/layout'
import { keepOnServer } from '@/shared/http/keep-on-server'
import { applyLayout } from '@/shared/layout/apply-layout'
import { storeLayout } from '@/shared/layout/layout-storage'

type LayoutState = { layout: Layout; auth: { user: object | null } }
type LayoutStore = { getState: () => LayoutState; subscribe: (listener: () => void) => () => void }

const SEND_AFTER_MS = 800

/** Draws the layout at once, keeps it in the browser, and after the last change tells the server. */
export function watchLayout(store: LayoutStore): () => void {
  let current = store.getState().layout
  let timer: ReturnType<typeof setTimeout> | undefined
  applyLayout(current)

  const unsubscribe = store.subscribe(() => {
    const { layout, auth } = store.getState()
    if (layout === current) return
    current = layout
    applyLayout(layout)
    storeLayout(layout)
    clearTimeout(timer)
    if (auth.user) timer = setTimeout(() => keepOnServer({ layout }), SEND_AFTER_MS)
  })

  return () => {
    clearTimeout(timer)
    unsubscribe()
  }
}
