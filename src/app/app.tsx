import { Provider } from 'react-redux'
import type { AppStore } from '@/shared/store/hooks'
import { Toaster } from '@/shared/ui/toaster'
import { PageBoundary } from '@/app/page-boundary'
import { PageBanners } from '@/app/page-banners'
import type { PortalHistory } from '@/app/portal-history'
import { PortalRouter } from '@/app/portal-router'
import { PortalRoutes } from '@/app/router'
import { ScrollMemory } from '@/app/scroll-memory'

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
