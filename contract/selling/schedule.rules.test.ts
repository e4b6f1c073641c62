import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { parseRate, percentOf } from '@contract/kernel/rates'
import { RefusedTerms } from '@contract/kernel/refused-terms'
import { buildSchedule, FINANCINGS, type ScheduleTerms } from '@contract/selling/schedule.rules'

const golden: ScheduleTerms = {
  tcp: parseMoney('4890794.51'),
  financing: 'bank',
  reservation_fee: parseMoney('25000.00'),
  reservation_date: '2026-01-10',
  dp_rate: parseRate('20'),
  spot_dp_amount: 0n,
  dp_start_date: '2026-01-31',
  dp_terms_months: 18,
  balance_terms_months: 0,
  interest_rate: 0n,
}

const rowsOf = (terms: ScheduleTerms) =>
  buildSchedule(terms).rows.map(
    ({ seq, kind, due_date, amount }) => `${seq} ${kind} ${due_date} ${moneyText(amount)}`,
  )

describe('a schedule', () => {
  it('EX-05 is the golden deal', () => {
    const schedule = buildSchedule(golden)
    expect(moneyText(schedule.dp_amount)).toBe('978158.90')
    expect(moneyText(schedule.balance_amount)).toBe('3912635.61')
    expect(moneyText(schedule.equity)).toBe('953158.90')
    const rows = rowsOf(golden)
    expect(rows).toHaveLength(20)
    expect(rows.slice(0, 3)).toEqual([
      '1 reservation 2026-01-10 25000.00',
      '2 downpayment 2026-01-31 52953.27',
      '3 downpayment 2026-02-28 52953.27',
    ])
    expect(rows.slice(-2)).toEqual(['19 downpayment 2027-06-30 52953.31', '20 balance 2027-07-31 3912635.61'])
  })

  it('EX-03 leaves to the balance what the published sheet has a centavo too much of', () => {
    const terms = { ...golden, tcp: parseMoney('2129356.35'), dp_rate: parseRate('10') }
    const schedule = buildSchedule(terms)
    expect(moneyText(schedule.dp_amount)).toBe('212935.64')
    expect(moneyText(schedule.balance_amount)).toBe('1916420.71')
    // Its own multiplication would give one more.
    expect(moneyText(percentOf(terms.tcp, parseRate('90')))).toBe('1916420.72')
  })

  it('of spot cash is the reservation and all the rest at once', () => {
    expect(rowsOf({ ...golden, financing: 'spot_cash' })).toEqual([
      '1 reservation 2026-01-10 25000.00',
      '2 spot 2026-01-31 4865794.51',
    ])
  })

  it('of deferred cash spreads the balance without interest', () => {
    const terms = {
      ...golden,
      financing: 'deferred_cash',
      dp_terms_months: 1,
      balance_terms_months: 3,
    } as const
    expect(rowsOf(terms).slice(1)).toEqual([
      '2 downpayment 2026-01-31 953158.90',
      '3 balance 2026-02-28 1304211.87',
      '4 balance 2026-03-31 1304211.87',
      '5 balance 2026-04-30 1304211.87',
    ])
  })

  it('of in-house financing pays interest besides the price', () => {
    const terms: ScheduleTerms = {
      ...golden,
      financing: 'in_house',
      balance_terms_months: 120,
      interest_rate: parseRate('14'),
    }
    const { rows, balance_amount } = buildSchedule(terms)
    const paid = rows.filter(({ kind }) => kind === 'amortization')
    expect(paid).toHaveLength(120)
    expect(paid[0]!.due_date).toBe('2027-07-31')
    expect(total(paid.map(({ principal }) => principal))).toBe(balance_amount)
    expect(total(paid.map(({ interest }) => interest))).toBeGreaterThan(0n)
  })

  it('takes a part of the down payment at once, and the balance next where nothing of it is left', () => {
    const half = { ...golden, spot_dp_amount: parseMoney('500000.00') }
    expect(rowsOf(half).slice(1, 3)).toEqual([
      '2 spot 2026-01-31 500000.00',
      '3 downpayment 2026-01-31 25175.49',
    ])
    expect(rowsOf({ ...golden, spot_dp_amount: parseMoney('953158.90'), dp_terms_months: 0 })).toEqual([
      '1 reservation 2026-01-10 25000.00',
      '2 spot 2026-01-31 953158.90',
      '3 balance 2026-02-28 3912635.61',
    ])
  })

  it.each<[string, Partial<ScheduleTerms>]>([
    ['contract_price_missing', { tcp: 0n }],
    ['payment_negative', { reservation_fee: -1n }],
    ['down_payment_too_large', { dp_rate: parseRate('100.000001') }],
    ['down_payment_too_small', { spot_dp_amount: parseMoney('953158.91') }],
    ['down_payment_too_small', { financing: 'spot_cash', reservation_fee: parseMoney('4890794.52') }],
    ['down_payment_before_reservation', { dp_start_date: '2026-01-09' }],
    ['instalments_missing', { dp_terms_months: 0 }],
    ['instalments_missing', { financing: 'deferred_cash', balance_terms_months: 0 }],
    ['instalments_missing', { financing: 'in_house', balance_terms_months: 0 }],
  ])('refuses terms by name: %s', (code, overrides) => {
    expect(() => buildSchedule({ ...golden, ...overrides })).toThrow(code)
  })

  it('foots to the contract price on any terms, in order of time, and owes something in every row', () => {
    const months = fc.integer({ min: 0, max: 60 })
    const terms = fc.record({
      tcp: fc.bigInt({ min: 1n, max: 10n ** 12n }),
      financing: fc.constantFrom(...FINANCINGS),
      reservation_fee: fc.bigInt({ min: 0n, max: 10n ** 7n }),
      reservation_date: fc.constant('2026-01-10'),
      dp_rate: fc.bigInt({ min: 0n, max: 100_000_000n }),
      spot_dp_amount: fc.bigInt({ min: 0n, max: 10n ** 8n }),
      dp_start_date: fc.constantFrom('2026-01-10', '2026-01-31', '2028-02-29'),
      dp_terms_months: months,
      balance_terms_months: months,
      interest_rate: fc.bigInt({ min: 0n, max: 30_000_000n }),
    })
    let footed = 0
    fc.assert(
      fc.property(terms, given => {
        let schedule
        try {
          schedule = buildSchedule(given)
        } catch (error) {
          expect(error).toBeInstanceOf(RefusedTerms)
          return
        }
        footed += 1
        const { rows } = schedule
        expect(total(rows.map(({ principal }) => principal))).toBe(given.tcp)
        expect(schedule.dp_amount + schedule.balance_amount).toBe(given.tcp)
        expect(rows.every(({ principal }) => principal > 0n)).toBe(true)
        expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1))
        const dates = rows.map(({ due_date }) => due_date)
        expect(dates).toEqual(dates.toSorted())
      }),
      { numRuns: 500 },
    )
    expect(footed).toBeGreaterThan(100)
  })
})
