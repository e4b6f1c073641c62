import type { Layout } from '@contract/modules/settings/layout'
import { toLayout } from '@/shared/layout/layout-choices'

const STORAGE_KEY = 'layout'

/** Storage may be absent, forbidden, full, or hold what an older version or a person wrote. */
export function readStoredLayout(): Layout {
  try {
    return toLayout(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null'))
  } catch {
    return toLayout(null)
  }
}

export function storeLayout(layout: Layout): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(layout))
  } catch {
    // The choice still holds for this page, and on the server.
  }
}
