import { api } from '@/shared/http/api'
import type { AppStore } from '@/shared/store/hooks'

/**
 * What was fetched for one operating unit must not be shown for another: a change drops every answer, and what
 * is on the screen is asked for again. Answers still under way for the old unit find nobody waiting.
 */
export function watchActiveUnit(store: AppStore): () => void {
  let shown = store.getState().activeOU
  return store.subscribe(() => {
    const { activeOU, auth } = store.getState()
    if (activeOU === shown) return
    shown = activeOU
    if (auth.user) store.dispatch(api.util.resetApiState())
  })
}
