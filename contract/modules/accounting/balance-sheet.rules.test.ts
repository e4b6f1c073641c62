import { describe, expect, it } from 'vitest'
import type { AccountTotal } from '@contract/modules/accounting/account-total'
import { balanceSheet } from '@contract/modules/accounting/balance-sheet.rules'
import { MARCH_BOOKS, monthTotals } from '@tests/support/march-books'

const march = monthTotals(MARCH_BOOKS)
const partsIn = ({ parts }: ReturnType<typeof balanceSheet>) =>
  Object.fromEntries(parts.map(({ part, amount }) => [part, amount]))
const earlier = (month: string): AccountTotal[] => {
  const of = (code: string, type: AccountTotal['type'], debit: bigint, credit: bigint) => ({
    account_id: code,
    code,
    name: code,
    type,
    month,
    debit,
    credit,
  })
  return [
    of('1020', 'asset', 100_000n, 0n),
    of('3010', 'equity', 0n, 60_000n),
    of('4010', 'revenue', 0n, 45_000n),
    of('6100', 'expense', 5_000n, 0n),
  ]
}

describe('the balance sheet', () => {
  it('EX-34 has in its equity what the year has lost so far', () => {
    const sheet = balanceSheet(march, '2026-03')
    expect(partsIn(sheet)).toEqual({ asset: '30964.11', liability: '65434.88', equity: '-34470.77' })
    expect(sheet).toMatchObject({
      result_of_year: '-34470.77',
      retained: '0.00',
      liabilities_and_equity: '30964.11',
    })
  })

  it('keeps results of earlier years apart from the result of this one', () => {
    const sheet = balanceSheet([...earlier('2025-12'), ...march], '2026-12')
    expect(sheet).toMatchObject({
      result_of_year: '-34470.77',
      retained: '400.00',
      liabilities_and_equity: '31964.11',
    })
    expect(partsIn(sheet)).toMatchObject({ asset: '31964.11', equity: '-33470.77' })
  })

  it('stands at the end of its month, with no line for an account that is settled', () => {
    const sheet = balanceSheet([...earlier('2026-01'), ...march], '2026-02')
    expect(sheet).toMatchObject({ result_of_year: '400.00', retained: '0.00' })
    const codes = balanceSheet(march, '2026-03').parts.flatMap(({ lines }) => lines.map(({ code }) => code))
    expect(codes).toEqual(['1020', '1120', '1140', '2020', '2030', '2040', '2050', '2060', '2070'])
  })
})
