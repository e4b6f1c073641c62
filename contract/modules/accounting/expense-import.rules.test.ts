import { describe, expect, it } from 'vitest'
import {
  differingHeader,
  readBearers,
  rowsByReference,
} from '@contract/modules/accounting/expense-import.rules'

const units = [
  { id: 'ho', code: 'HO', name: 'Head Office' },
  { id: 'ceb', code: 'CEB', name: 'Cebu' },
]

describe('a file of expenses', () => {
  it('is grouped by the reference, whatever its case, in the order of the file', () => {
    const groups = rowsByReference([{ reference: 'A-1' }, { reference: 'B' }, { reference: ' a-1 ' }])
    expect(groups.map(group => group.map(({ row }) => row))).toEqual([[0, 2], [1]])
  })

  it('takes rows without a reference each for itself', () => {
    expect(rowsByReference([{ reference: '' }, { reference: null }, {}])).toHaveLength(3)
  })

  it('takes what a later row leaves empty of payee and payment from the first row, and no line of it', () => {
    const [group] = rowsByReference([
      { reference: '1', payee_name: 'Meralco', amount: '10', expense_date: '2026-03-01' },
      { reference: '1', payee_name: ' ', amount: '', expense_date: '2026-03-02' },
    ])
    expect(group?.[1]?.cells).toMatchObject({
      payee_name: 'Meralco',
      expense_date: '2026-03-02',
      amount: '',
    })
  })

  it('says which fields of the header differ from the first row', () => {
    const first = { payee_name: 'Meralco', pay_mode: 'owe', amount: '1.00' }
    expect(differingHeader({ ...first, amount: '2.00' }, first)).toEqual([])
    expect(differingHeader({ ...first, pay_mode: 'cash' }, first)).toEqual(['pay_mode'])
  })

  it('reads who bears a line by code or name, with weights or in equal parts', () => {
    expect(readBearers('HO=11 + cebu = 7.5', units)).toEqual([
      { ou_id: 'ho', weight: '11' },
      { ou_id: 'ceb', weight: '7.5' },
    ])
    expect(readBearers('Head Office; CEB', units)).toEqual([
      { ou_id: 'ho', weight: '1' },
      { ou_id: 'ceb', weight: '1' },
    ])
    expect(readBearers(null, units)).toEqual([])
  })

  it('reads no unit that is unknown or named twice, and no weight that is no figure', () => {
    for (const text of ['DVO: 1', 'HO: 1; Head Office: 2', 'HO: many', 'HO: -1'])
      expect(readBearers(text, units)).toBeNull()
  })
})
