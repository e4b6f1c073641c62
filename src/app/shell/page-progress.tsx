import { use } from 'react'
import { PagePending } from '@/shared/layout/page-pending'

/** A thin line while the next page is fetched: the one that stands gives no sign of its own. */
export function PageProgress() {
  return use(PagePending) ? <span className="page-progress" aria-hidden="true" /> : null
}
