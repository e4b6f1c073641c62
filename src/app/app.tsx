import { useLayoutEffect } from 'react'
import { Provider } from 'react-redux'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { AppStore } from '@/shared/store/hooks'
import { Toaster } from '@/shared/ui/toaster'
import { PageBoundary } from '@/app/page-boundary'
import { PageBanners } from '@/app/page-banners'
import type { PortalHistory } from '@/app/portal-history'
import { PortalRouter } from '@/app/portal-router'
import { PortalRoutes } from '@/app/router'

export type AppProps = { store: AppStore; history: PortalHistory }

/** The root view only hosts the routed view, and what concerns every page alike. */
export function App({ store, history }: AppProps) {
  return (
    <Provider store={store}>
      <PortalRouter history={history}>
        <PageBoundary resetKey="" standalone>
          <PageBanners />
          <PortalRoutes />
          <Toaster />
          <ScrollMemory />
        </PageBoundary>
      </PortalRouter>
    </Provider>
  )
}

const places = new Map<string, number>()

/** A new page starts at its top; "back" leads to where one was. A change of the query alone moves nothing. */
function ScrollMemory() {
  const { key, pathname } = useLocation()
  const type = useNavigationType()

  useLayoutEffect(() => {
    if (type === 'POP') window.scrollTo(0, places.get(key) ?? 0)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each page, however it was reached
  }, [key])

  useLayoutEffect(() => {
    if (type !== 'POP') window.scrollTo(0, 0)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each address, and not for a new kind of visit
  }, [pathname])

  useLayoutEffect(() => {
    const remember = () => places.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])

  return null
}
