import { setupListeners } from '@reduxjs/toolkit/query'
import { api } from '@/shared/http/api'
import { onBackOnline } from '@/shared/http/connection'
import type { AppStore } from '@/shared/store/hooks'
import { rootReducer } from '@/shared/store/root-reducer'
import { lateMiddleware } from '@/app/store'

let joined = false
const connected = new WeakSet<AppStore>()

/** Adds the query cache to the store, and fetches anew what is on the screen when the connection is back. */
export function connectApi(store: AppStore): void {
  if (!joined) {
    rootReducer.inject(api)
    lateMiddleware.addMiddleware(api.middleware)
    joined = true
  }
  if (connected.has(store)) return
  connected.add(store)
  setupListeners(store.dispatch, (dispatch, { onOnline, onOffline }) =>
    onBackOnline(() => {
      dispatch(onOffline())
      dispatch(onOnline())
    }),
  )
}
