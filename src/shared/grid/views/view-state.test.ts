import { describe, expect, it } from 'vitest'
import { savedViewStateSchema, type SavedView } from '@contract/modules/settings/saved-view.resource'
import type { ListColumn } from '@/shared/grid/columns/list-column'
import { isAsSaved, shownBy, stateOf } from '@/shared/grid/views/view-state'

const column = (id: string): ListColumn => ({
  id,
  label: id,
  kind: 'text',
  isSortable: true,
  isEditable: false,
  filter: 'text',
  isHidden: false,
  pinned: null,
  isBare: false,
  text: () => '',
})
const columns = [column('code'), column('name')]
const shown = {
  columns,
  conditions: columns,
  settings: { density: 'compact' as const, layout: [{ id: 'name', width: 120.4, pinned: 'start' as const }] },
  address: {
    search: 'a',
    filter: { name: { filterType: 'text' as const, type: 'contains' as const, filter: 'x' } },
    sort: [{ field: 'code', direction: 'desc' as const }],
    view: '',
    beside: 'plan',
  },
}
const viewOf = (state: SavedView['state']): SavedView => ({
  id: '01900000-0000-7000-8000-000000000001',
  grid_key: 'x.y',
  name: 'One',
  state,
  is_default: false,
  is_shared: false,
  is_own: true,
  owner_name: null,
  row_version: 1,
})

describe('what a view keeps', () => {
  it('is what the server takes', () => {
    expect(savedViewStateSchema.safeParse(stateOf(shown)).error).toBeUndefined()
  })

  it('shows the list as it was', () => {
    const view = viewOf(stateOf(shown))
    const back = { ...shownBy(view.state, view.id, columns), columns, conditions: columns }
    expect(isAsSaved(view, back)).toBe(true)
    expect(back.address).toMatchObject({ ...shown.address, view: view.id })
  })

  it('is told apart from what was changed since', () => {
    const view = viewOf(stateOf(shown))
    expect(isAsSaved(view, { ...shown, address: { ...shown.address, search: 'b' } })).toBe(false)
    expect(isAsSaved(view, { ...shown, address: { ...shown.address, beside: '' } })).toBe(false)
    expect(isAsSaved(view, { ...shown, settings: { ...shown.settings, density: 'roomy' } })).toBe(false)
    expect(isAsSaved(view, { ...shown, settings: { ...shown.settings, layout: undefined } })).toBe(false)
  })

  it('leaves out fields that the list no longer has', () => {
    const back = shownBy({ ...stateOf(shown), sort: [{ field: 'gone', direction: 'asc' }] }, 'v', [
      column('code'),
    ])
    expect(back.address.sort).toEqual([])
    expect(back.address.filter).toEqual({})
  })
})
