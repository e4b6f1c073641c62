import { describe, expect, it } from 'vitest'
import { matchingAccounts, moveByKey, treeRows, type TreeAccount } from '@/features/accounting/account-tree'

const account = (code: string, parent_id: string | null = null, sort = 0): TreeAccount => ({
  id: code,
  code,
  name: `Account ${code}`,
  parent_id,
  sort,
})
const chart = [
  account('2000'),
  account('1000'),
  account('1020', '1000'),
  account('1010', '1000', 1),
  account('1100', '1000', 2),
  account('1110', '1100'),
]
const NONE: ReadonlySet<string> = new Set()
const shown = (closed = NONE) =>
  treeRows(chart, closed).map(({ account: { code }, level }) => `${level} ${code}`)

describe('the tree of accounts', () => {
  it('goes from the top to the bottom, by order and then by code', () => {
    expect(shown()).toEqual(['1 1000', '2 1020', '2 1010', '2 1100', '3 1110', '1 2000'])
  })

  it('leaves out what is below a closed heading', () => {
    expect(shown(new Set(['1100']))).toEqual(['1 1000', '2 1020', '2 1010', '2 1100', '1 2000'])
    expect(shown(new Set(['1000']))).toEqual(['1 1000', '1 2000'])
  })

  it('says how many stand beside a row and where it is among them', () => {
    expect(treeRows(chart, NONE)[2]).toMatchObject({ position: 2, siblings: 3, hasChildren: false })
  })

  it('shows at the top what lies below something unseen', () => {
    expect(treeRows([account('1110', 'gone')], NONE)).toMatchObject([{ level: 1 }])
  })

  it('keeps the headings above what is found', () => {
    expect(matchingAccounts(chart, 'account 1110').map(({ code }) => code)).toEqual(['1000', '1100', '1110'])
    expect(matchingAccounts(chart, '  ')).toBe(chart)
    expect(matchingAccounts(chart, 'nothing')).toEqual([])
  })
})

describe('a key on a row', () => {
  const rows = treeRows(chart, NONE)
  const press = (
    key: string,
    at: number,
    closed = NONE,
    forward: 'ArrowRight' | 'ArrowLeft' = 'ArrowRight',
  ) => moveByKey(key, closed === NONE ? rows : treeRows(chart, closed), at, closed, forward)

  it('moves up and down, and stops at the ends', () => {
    expect(press('ArrowDown', 0)).toEqual({ focus: 1 })
    expect(press('ArrowDown', 5)).toEqual({ focus: 5 })
    expect(press('ArrowUp', 0)).toEqual({ focus: 0 })
    expect(press('End', 0)).toEqual({ focus: 5 })
    expect(press('Home', 4)).toEqual({ focus: 0 })
  })

  it('opens, goes in, closes and goes out', () => {
    const closed = new Set(['1000'])
    expect(press('ArrowRight', 0, closed)).toEqual({ open: '1000' })
    expect(press('ArrowRight', 0)).toEqual({ focus: 1 })
    expect(press('ArrowRight', 1)).toEqual({})
    expect(press('ArrowLeft', 3)).toEqual({ close: '1100' })
    expect(press('ArrowLeft', 4)).toEqual({ focus: 3 })
    expect(press('ArrowLeft', 5)).toEqual({})
  })

  it('points the other way where one reads from the right', () => {
    expect(press('ArrowLeft', 0, NONE, 'ArrowLeft')).toEqual({ focus: 1 })
    expect(press('ArrowRight', 3, NONE, 'ArrowLeft')).toEqual({ close: '1100' })
  })

  it('shows the account, and leaves other keys alone', () => {
    expect(press('Enter', 4)).toEqual({ show: '1110' })
    expect(press('a', 4)).toBeNull()
  })
})
