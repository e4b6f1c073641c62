import { describe, expect, it } from 'vitest'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { parseWeight } from '@contract/kernel/parts'
import { parseRate } from '@contract/kernel/rates'
import { projectCommission } from '@contract/modules/commission/projection.rules'
import { buildSchedule } from '@contract/selling/schedule.rules'

const tranche = (seq: number, trigger: string, release: string) => ({
  seq,
  trigger_rate: parseRate(trigger),
  release_rate: parseRate(release),
})

describe('what a sale will bring, to whom and when', () => {
  const tcp = parseMoney('4890794.51')
  const schedule = buildSchedule({
    tcp,
    financing: 'bank',
    reservation_fee: parseMoney('25000.00'),
    reservation_date: '2026-01-10',
    dp_rate: parseRate('20'),
    spot_dp_amount: 0n,
    dp_start_date: '2026-02-15',
    dp_terms_months: 18,
    balance_terms_months: 0,
    interest_rate: 0n,
  })
  const projected = projectCommission(
    {
      company_rate: parseRate('6'),
      levels: [
        { level: 'agent', rate: parseRate('3.5') },
        { level: 'sales_manager', rate: parseRate('0.75') },
      ],
      // As a table would hand them over: in no order.
      tranches: [
        tranche(3, '50', '20'),
        tranche(1, '10', '30'),
        tranche(2, '20', '30'),
        tranche(4, '100', '20'),
      ],
      vacant: 'to_company',
    },
    {
      base: parseMoney('4180166.25'),
      tcp,
      participants: [
        { id: 'ana', level: 'agent', weight: parseWeight('1'), sequence_no: 1 },
        { id: 'mia', level: 'sales_manager', weight: parseWeight('1'), sequence_no: 2 },
      ],
      schedule: schedule.rows,
    },
  )

  it('EX-09 dates the first tranche by the ninth instalment, the second by the last, the others by the loan', () => {
    expect(projected.map(({ seq, expected_on }) => [seq, expected_on])).toEqual([
      [1, '2026-10-15'],
      [2, '2027-07-15'],
      [3, '2027-08-15'],
      [4, '2027-08-15'],
    ])
  })

  it('cuts every share as it will be released', () => {
    expect(moneyText(projected[0]!.gross)).toBe('75242.99')
    expect(projected.map(({ sellers }) => sellers.map(({ id, amount }) => [id, moneyText(amount)]))).toEqual([
      [
        ['ana', '43891.75'],
        ['mia', '9405.38'],
      ],
      [
        ['ana', '43891.74'],
        ['mia', '9405.37'],
      ],
      [
        ['ana', '29261.17'],
        ['mia', '6270.25'],
      ],
      [
        ['ana', '29261.16'],
        ['mia', '6270.25'],
      ],
    ])
    for (const { gross, company, sellers } of projected)
      expect(sellers.reduce((sum, { amount }) => sum + amount, company)).toBe(gross)
  })
})
