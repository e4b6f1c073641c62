import type { BulkTarget } from '@contract/kernel/record-calls'
import type { RowSelection } from '@/shared/grid/data-grid.types'
import type { ListConditions } from '@/shared/resource/resource-types'

export const NOTHING_PICKED: RowSelection = { all: false, ids: new Set() }

export function isPicking({ all, ids }: RowSelection): boolean {
  return all || ids.size > 0
}

/** "All that match, but these" goes to the server as it is: nobody counts a million ids. */
export function targetOf(selection: RowSelection, { filter, search }: ListConditions): BulkTarget {
  const ids = [...selection.ids]
  if (!selection.all) return { ids }
  const words = search?.trim()
  return {
    all: {
      except: ids,
      ...(filter && Object.keys(filter).length > 0 ? { filter } : {}),
      ...(words ? { search: words } : {}),
    },
  }
}
