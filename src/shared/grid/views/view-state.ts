import type { SavedView, SavedViewState } from '@contract/modules/settings/saved-view.resource'
import type { ListColumn } from '@/shared/grid/columns/list-column'
import { layoutOf, placedColumns } from '@/shared/grid/columns/column-layout'
import { fittingFilter } from '@/shared/grid/filters/filter-model'
import type { GridSettings } from '@/shared/grid/views/grid-settings'
import type { ListAddress } from '@/shared/resource/list-address'

export type ShownList = {
  address: ListAddress
  settings: GridSettings
  columns: readonly ListColumn[]
  conditions: readonly ListColumn[]
}

/** All of what a view keeps, in one form: two ways of standing alike compare as equal. */
export function stateOf({ address, settings, columns }: Omit<ShownList, 'conditions'>): SavedViewState {
  const layout = layoutOf(placedColumns(columns, settings.layout))
  return {
    columns: layout.map(({ id, width, hidden, pinned }) => ({
      id,
      ...(width === undefined ? {} : { width: Math.round(width) }),
      hidden: hidden ?? false,
      pinned: pinned ?? null,
    })),
    sort: address.sort.map(({ field, direction }) => ({ field, direction })),
    filter: address.filter,
    search: address.search,
    density: settings.density,
    ...(address.beside && { beside: address.beside }),
  }
}

/** What a view says, read with today's columns: a field that is gone takes its filter and its order with it. */
export function shownBy(
  state: SavedViewState,
  id: string,
  columns: readonly ListColumn[],
  conditions = columns,
): Pick<ShownList, 'address' | 'settings'> {
  const sortable = new Set(columns.filter(column => column.isSortable).map(column => column.id))
  return {
    address: {
      search: state.search ?? '',
      filter: fittingFilter(state.filter ?? {}, conditions),
      sort: (state.sort ?? []).filter(item => sortable.has(item.field)),
      view: id,
      beside: state.beside ?? '',
    },
    settings: { layout: state.columns, density: state.density ?? 'normal' },
  }
}

export function isAsSaved(view: SavedView, shown: ShownList): boolean {
  const { columns, conditions } = shown
  const saved = stateOf({ ...shownBy(view.state, view.id, columns, conditions), columns })
  return JSON.stringify(saved) === JSON.stringify(stateOf(shown))
}
