import { describe, expect, it } from 'vitest'
import { BETWEEN_UNITS } from '@contract/modules/accounting/entry.rules'
import { LEDGER } from '@contract/modules/accounting/ledger-accounts'
import { CHART } from '@server/seeds/chart'

describe('accounts that events post to by themselves', () => {
  it('stand in the chart of every company and take entries', () => {
    const postable = new Set(CHART.filter(account => !account.heading).map(({ code }) => code))
    const codes: string[] = [...Object.values(LEDGER), BETWEEN_UNITS]
    expect(codes.filter(code => !postable.has(code))).toEqual([])
    expect(new Set(codes).size).toBe(codes.length)
  })
})
