import { setupListeners } from '@reduxjs/toolkit/query'
import { api } from '@/shared/http/api'
import { onBackOnline } from '@/shared/http/connection'
import { onLanguageSwitch } from '@/shared/i18n/i18n'
import type { AppStore } from '@/shared/store/hooks'
import { rootReducer } from '@/shared/store/root-reducer'
import { lateMiddleware } from '@/app/store'

let joined = false
const connected = new WeakSet<AppStore>()

/**
 * Adds the query cache to the store, and fetches anew what is on the screen when the connection is back, and when the
 * language changes: the server says names and statuses in the language that it is asked in.
 */
export function connectApi(store: AppStore): void {
  if (!joined) {
    rootReducer.inject(api)
    lateMiddleware.addMiddleware(api.middleware)
    joined = true
  }
  if (connected.has(store)) return
  connected.add(store)
  setupListeners(store.dispatch, (dispatch, { onOnline, onOffline }) => {
    const askAnew = () => {
      dispatch(onOffline())
      dispatch(onOnline())
    }
    const stops = [onBackOnline(askAnew), onLanguageSwitch(askAnew)]
    return () => stops.forEach(stop => stop())
  })
}
