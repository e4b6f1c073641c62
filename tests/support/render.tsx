import { cleanup, render, type RenderResult } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { AxiosAdapter } from 'axios'
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import { afterEach } from 'vitest'
import { App } from '@/app/app'
import { holdableHistory, type PortalHistory } from '@/app/portal-history'
import { restoredStore, startLanguage, startPortal } from '@/app/start'
import { replaceHttpAdapter } from '@/shared/http/http'
import { switchLanguage } from '@/shared/i18n/i18n'
import { storedLocale } from '@/shared/i18n/locale-store'
import { BulkDialog } from '@/shared/resource/bulk-bar'
import { BulkBar, FilterChips, ListSheets, PrintSheet, ValueChips } from '@/shared/resource/late-parts'
import { replaceReload } from '@/shared/session/page-reload'
import type { AppStore } from '@/shared/store/hooks'
import { loadOverlays } from '@/shared/ui/overlays/late-overlays'
import { QUICK_USER } from '@tests/support/quick-user'
import '@tests/support/patience'

// There already, as for people some seconds after the first page: the wait for it is not what tests look at.
const LATE = [BulkBar, BulkDialog, FilterChips, ListSheets, PrintSheet, ValueChips]
await Promise.all([loadOverlays(), ...LATE.map(part => part.ahead())])

export type RenderOptions = {
  path: string
  /** Without one, the store is what this browser's storage remembers, as on a real start. */
  store?: AppStore
  /** Who answers the calls; without one they go out to the network. */
  adapter?: AxiosAdapter
  /** As on a phone, where lists are cards: a grid measures itself by what jsdom does not draw. */
  narrow?: boolean
}

export type RenderedPortal = RenderResult & {
  store: AppStore
  history: PortalHistory
  user: UserEvent
  /** Where the portal stands now: path and query. */
  address: () => string
  /** Closes the tab; what the browser remembers stays. */
  close: () => void
  /** How often the portal decided to reload the page, which jsdom cannot. */
  reloads: () => number
}

let isNarrow = false

/** jsdom draws nothing: it says so at every scroll, and knows no media. A wide window is what most tests see. */
window.scrollTo = () => undefined
window.matchMedia = query => {
  const asked = new EventTarget() as MediaQueryList
  const nothing = () => undefined
  return Object.assign(asked, {
    matches: query.includes('min-width') && !isNarrow,
    media: query,
    addListener: nothing,
    removeListener: nothing,
  })
}

startLanguage()

const stops: (() => void)[] = []

afterEach(() => {
  cleanup()
  for (const stop of stops.splice(0)) stop()
})

/** A portal that nobody stopped would hear of every signing out in the tests after it, and write its notice there. */
export async function startUntilTheEnd(store: AppStore): Promise<() => void> {
  const stop = await startPortal(store)
  stops.push(stop)
  return stop
}

/** The whole portal as the browser would show it at an address: same store, same routes, same start. */
export async function renderPortal(options: RenderOptions): Promise<RenderedPortal> {
  if (options.adapter) await replaceHttpAdapter(options.adapter)
  isNarrow = options.narrow ?? false
  let reloads = 0
  replaceReload(() => reloads++)
  await switchLanguage(storedLocale())
  const store = options.store ?? restoredStore()
  const stop = await startUntilTheEnd(store)
  const history = holdableHistory(createMemoryHistory({ initialEntries: [options.path], v5Compat: true }))
  const result = render(<App store={store} history={history} />)
  return {
    ...result,
    store,
    history,
    user: userEvent.setup(QUICK_USER),
    address: () => history.location.pathname + history.location.search,
    close: () => {
      result.unmount()
      stop()
    },
    reloads: () => reloads,
  }
}
