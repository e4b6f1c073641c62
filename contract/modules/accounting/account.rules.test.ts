import { describe, expect, it } from 'vitest'
import {
  ACCOUNT_TYPES,
  checkAccount,
  normalSide,
  pnlGroup,
  type AccountState,
} from '@contract/modules/accounting/account.rules'

const leaf: AccountState = { type: 'asset', is_postable: true, is_control: 'none' }
const heading = { type: 'asset', is_postable: false } as const
const codes = (...given: Parameters<typeof checkAccount>) => checkAccount(...given).map(({ code }) => code)

describe('an account', () => {
  it('grows on the side of its type and stands where that stands in the profit and loss', () => {
    expect(ACCOUNT_TYPES.map(type => [type, normalSide(type), pnlGroup(type)])).toEqual([
      ['asset', 'debit', null],
      ['liability', 'credit', null],
      ['equity', 'credit', null],
      ['revenue', 'credit', 'revenue'],
      ['cost_of_service', 'debit', 'cost_of_services'],
      ['expense', 'debit', 'operating_expenses'],
      ['other_income', 'credit', 'other'],
      ['other_expense', 'debit', 'other'],
      ['tax', 'debit', 'income_tax'],
    ])
  })

  it('stands below a heading of its type', () => {
    expect(codes(leaf, null, [])).toEqual([])
    expect(codes(leaf, heading, [])).toEqual([])
    expect(codes(leaf, { ...heading, is_postable: true }, [])).toEqual(['parent_takes_entries'])
    expect(codes({ ...leaf, type: 'expense' }, heading, [])).toEqual(['account_type_of_parent'])
  })

  it('takes entries only where nothing is below it', () => {
    expect(codes({ ...leaf, is_postable: false }, null, [{ type: 'asset' }])).toEqual([])
    expect(codes(leaf, null, [{ type: 'asset' }])).toEqual(['heading_takes_no_entries'])
    expect(codes({ ...leaf, is_postable: false, type: 'tax' }, null, [{ type: 'asset' }])).toEqual([
      'account_type_of_children',
    ])
  })

  it('is a control account only where entries and its type allow it', () => {
    expect(codes({ ...leaf, is_control: 'bank' }, heading, [])).toEqual([])
    expect(codes({ ...leaf, is_control: 'bank', is_postable: false }, null, [])).toEqual([
      'control_takes_entries',
    ])
    expect(codes({ ...leaf, is_control: 'ap' }, null, [])).toEqual(['control_of_other_type'])
    expect(codes({ type: 'liability', is_postable: true, is_control: 'vat' }, null, [])).toEqual([])
  })
})
