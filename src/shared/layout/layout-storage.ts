import type { Layout } from '@contract/access/layout'
import { INITIAL_LAYOUT, toLayout } from '@/shared/layout/layout-choices'
import { readStored, writeStored } from '@/shared/store/browser-storage'

const STORAGE_KEY = 'layout'

export function readStoredLayout(): Layout {
  return readStored(STORAGE_KEY, parseLayout) ?? INITIAL_LAYOUT
}

export function storeLayout(layout: Layout): void {
  writeStored(STORAGE_KEY, layout)
}

/** A layout with unknown choices keeps its known ones; what is no object at all is broken. */
function parseLayout(value: unknown): Layout | null {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? toLayout(value) : null
}
