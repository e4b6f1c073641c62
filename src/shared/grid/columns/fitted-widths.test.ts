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
  it('is that of its longest content, whatever its screen gives it', () => {
    expect(fittedWidth(column(), rows('Rosa', 'Rosalinda'), measure)).toBe(90 + 29)
    expect(fittedWidth(column({ width: 100 }), rows('Rosa', 'Rosalinda'), measure)).toBe(90 + 29)
  })

  it('is what its screen gives it where people typed sentences, which may be cut', () => {
    expect(fittedWidth(column({ width: 100, kind: 'long_text' }), rows('Rosalinda'), measure)).toBe(100)
    expect(fittedWidth(column({ width: 100, isFree: true }), rows('Rosalinda'), measure)).toBe(100)
  })

  it('is that of the name alone where a code stands behind it, and of both where the code stands first', () => {
    const label = (text: string) => ({ kind: 'reference' as const, text: () => text })
    expect(fittedWidth(column({ ...label('Alon Bay · ALON'), to: 'project' }), rows('A'), measure)).toBe(109)
    expect(fittedWidth(column({ ...label('1110 · Cash'), to: 'account' }), rows('A'), measure)).toBe(139)
  })

  it('is that of the widest of texts that are nearly as long as the longest', () => {
    const byLetter = (text: string) => text.length * 10 + (text.startsWith('W') ? 50 : 0)
    expect(fittedWidth(column(), rows('illi illi', 'Wowowowo'), byLetter)).toBe(80 + 50 + 29)
  })

  it('leaves room for the heading and its filter, in one line or, where it is long, in two', () => {
    expect(fittedWidth(column({ filter: 'text' }), rows('A'), measure)).toBe(40 + 29 + 30)
    expect(fittedWidth(column({ label: 'Valid to', width: 100 }), rows('A'), measure)).toBe(80 + 29)
    expect(fittedWidth(column({ label: 'Reservation valid to', width: 100 }), rows('A'), measure)).toBe(
      'Reservation'.length * 10 + 29,
    )
    expect(fittedWidth(column({ label: 'Provisionsabrechnung', width: 100 }), rows('A'), measure)).toBe(
      'Provisionsabrechnung'.length * 10 + 29,
    )
  })

  it('knows what a badge adds, and leaves what a screen draws the width that it gives, or that of its words', () => {
    const render = () => null
    expect(fittedWidth(column({ kind: 'enum', render, width: 300 }), rows('Open'), measure)).toBe(
      40 + 29 + 32,
    )
    expect(fittedWidth(column({ render, width: 300 }), rows('Open'), measure)).toBe(300)
    expect(fittedWidth(column({ render, width: 60 }), rows('Rosalinda'), measure)).toBe(90 + 29)
    expect(fittedWidth(column({ isBare: true, width: 50 }), rows('Open'), measure)).toBe(50)
  })
})
