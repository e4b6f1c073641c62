import { configureStore, createDynamicMiddleware } from '@reduxjs/toolkit'
import { rootReducer, type RootState } from '@/shared/store/root-reducer'

/** The query cache's middleware joins with the signed-in part of the portal: see connect-api.ts. */
export const lateMiddleware = createDynamicMiddleware()

/** The same in the app and in tests. */
export function makeStore(preloaded: Partial<RootState> = {}) {
  return configureStore({
    reducer: rootReducer,
    preloadedState: preloaded as RootState,
    middleware: defaults => defaults().concat(lateMiddleware.middleware),
  })
}
