import { describe, expect, it } from 'vitest'
import type { ClientSource, ServerSource } from '@/shared/grid/data-grid.types'
import {
  allState,
  isRowSelected,
  NOTHING_SELECTED,
  selectedCount,
  selectionOfAll,
  toggled,
} from '@/shared/grid/row-selection'

type Row = { id: string; n: number }
const rows: Row[] = [1, 2, 3, 4].map(n => ({ id: `r${n}`, n }))
const client: ClientSource<Row> = { kind: 'client', rows, matches: row => row.n > 2 }
const server: ServerSource<Row> = {
  kind: 'server',
  version: 1,
  listKey: '',
  rowCount: null,
  fetchRows: () => Promise.resolve([]),
}

describe('chosen rows', () => {
  it('of a client list are those that match, beside what was chosen before', () => {
    const chosen = toggled(NOTHING_SELECTED, ['r1'], true)
    const all = selectionOfAll(true, chosen, client)
    expect([...all.ids]).toEqual(['r1', 'r3', 'r4'])
    expect(allState(all, client, null)).toBe(true)
    expect(selectedCount(all, client, null)).toBe(3)
    expect([...selectionOfAll(false, all, client).ids]).toEqual(['r1'])
    expect(allState(toggled(all, ['r3'], false), client, null)).toBe('some')
    expect(selectedCount(all, { kind: 'client', rows: rows.slice(1) }, null)).toBe(2)
  })

  it('of a server list can be all, also those nobody counted, but for some', () => {
    const all = selectionOfAll(true, NOTHING_SELECTED, server)
    expect(isRowSelected(all, 'never seen')).toBe(true)
    expect(selectedCount(all, server, null)).toBeNull()
    expect(selectedCount(all, server, 40)).toBe(40)
    const but = toggled(all, ['r1', 'r2'], false)
    expect(isRowSelected(but, 'r1')).toBe(false)
    expect(selectedCount(but, server, 40)).toBe(38)
    expect(allState(but, server, 40)).toBe('some')
    expect(toggled(but, ['r1', 'r2'], true).ids.size).toBe(0)
  })
})
