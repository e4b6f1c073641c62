import { describe, expect, it } from 'vitest'
import { fittedWidth } from '@/shared/grid/columns/fitted-widths'
import type { ListColumn } from '@/shared/grid/columns/list-column'

const measure = (text: string) => text.length * 10
const column = (more: Partial<ListColumn> = {}) =>
  ({
    id: 'name',
    label: 'Name',
    kind: 'text',
    filter: null,
    isBare: false,
    text: row => String(row['name'] ?? ''),
    ...more,
  }) as ListColumn
const rows = (...names: string[]) => names.map((name, n) => ({ id: String(n), row_version: 1, name }))

describe('the width of a column', () => {
  it('is that of its longest content, within what its screen allows', () => {
    expect(fittedWidth(column(), rows('Rosa', 'Rosalinda'), measure)).toBe(90 + 27)
    expect(fittedWidth(column({ width: 100 }), rows('Rosa', 'Rosalinda'), measure)).toBe(100)
  })

  it('leaves room for the heading and its filter, and a little more than allowed if need be', () => {
    expect(fittedWidth(column({ filter: 'text' }), rows('A'), measure)).toBe(40 + 27 + 30)
    expect(fittedWidth(column({ label: 'Reservation valid to', width: 100 }), rows('A'), measure)).toBe(105)
  })

  it('knows what a badge adds, and leaves alone what a screen draws in its own way', () => {
    const render = () => null
    expect(fittedWidth(column({ kind: 'enum', render, width: 300 }), rows('Open'), measure)).toBe(
      40 + 27 + 32,
    )
    expect(fittedWidth(column({ render, width: 300 }), rows('Open'), measure)).toBe(300)
    expect(fittedWidth(column({ isBare: true, width: 50 }), rows('Open'), measure)).toBe(50)
  })
})
