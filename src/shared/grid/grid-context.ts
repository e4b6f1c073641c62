import type { ReactNode } from 'react'
import type { GridRow, GridSort } from '@/shared/grid/data-grid.types'
import type { Phrase } from '@/shared/i18n/use-phrases'

export type OpenFilter = { field: string; title: string; button: HTMLElement }

/** What cells and headers, which the grid makes itself, know of the list around them. */
export interface GridContext {
  t: Phrase<'grid'>
  /** Called when anything told here is another; answers how to stop. */
  onChange: (listener: () => void) => () => void
  sort: () => readonly GridSort[]
  changeSort: (field: string, more: boolean) => void
  isFiltered: (field: string) => boolean
  hasFilter: (field: string) => boolean
  filterOf: (field: string) => ReactNode
  openFilter: (filter: OpenFilter) => void
  isSelected: (row: GridRow) => boolean
  allSelected: () => boolean | 'some'
  selectAll: (on: boolean) => void
}
