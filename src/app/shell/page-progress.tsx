import { useIsNavigating } from '@/app/navigation-pending'

/** A thin line while the next page is fetched: the one that stands gives no sign of its own. */
export function PageProgress() {
  return useIsNavigating() ? <span className="page-progress" aria-hidden="true" /> : null
}
