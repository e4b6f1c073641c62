import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { total } from '@contract/kernel/parts'
import { parseRate, percentOf, WHOLE_RATE } from '@contract/kernel/rates'
import { levelAmounts, shareAmounts } from '@contract/modules/commission/levels.rules'
import { releaseAmounts } from '@contract/modules/commission/release.rules'
import { BASE_KINDS, commissionBase } from '@contract/selling/scheme.rules'
import { soaAmounts } from '@contract/modules/commission/soa.rules'
import { trancheAmounts } from '@contract/modules/commission/tranches.rules'
import { buildPrice } from '@contract/selling/price.rules'
import { macedaFigures } from '@contract/modules/sales/maceda.rules'
import { buildSchedule } from '@contract/selling/schedule.rules'

/** Counts that are no money, by the names they go by. */
const COUNTS = ['seq', 'years_paid', 'count']

/** Where a plain number stands in what a rule answers: every amount and every rate must be a bigint. */
function numbersIn(value: unknown, key = ''): string[] {
  if (typeof value === 'number') return COUNTS.includes(key) ? [] : [key]
  if (value instanceof Map) return [...value].flatMap(([name, each]) => numbersIn(each, String(name)))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => numbersIn(each, Array.isArray(value) ? key : name))
}

const rate = (most: string) => fc.bigInt({ min: 0n, max: parseRate(most) })

/** Beyond nine quadrillion centavos a float has lost the last of them. */
const deals = fc.record({
  list: fc.bigInt({ min: 10n ** 8n, max: 5n * 10n ** 15n }),
  discount: rate('30'),
  misc: rate('10'),
  dp: rate('100'),
  months: fc.integer({ min: 1, max: 60 }),
  base: fc.constantFrom(...BASE_KINDS),
  weights: fc.array(fc.bigInt({ min: 1n, max: 10_000n }), { minLength: 1, maxLength: 4 }),
  settled: rate('100'),
})

describe('a whole deal, from the list price to the seller’s pocket', () => {
  it('keeps every centavo, and passes through no float', () => {
    fc.assert(
      fc.property(deals, deal => {
        const price = buildPrice({
          list_price: deal.list,
          vat_inclusive: false,
          discount: { by: 'rate', rate: deal.discount },
          vat_treatment: 'vatable',
          vat_rate: parseRate('12'),
          misc_fee_rate: deal.misc,
          other_charges: 0n,
        })
        const schedule = buildSchedule({
          tcp: price.tcp,
          financing: 'in_house',
          reservation_fee: 0n,
          reservation_date: '2026-01-10',
          dp_rate: deal.dp / 10n,
          spot_dp_amount: 0n,
          dp_start_date: '2026-02-10',
          dp_terms_months: 1,
          balance_terms_months: deal.months,
          interest_rate: parseRate('14'),
        })
        expect(total(schedule.rows.map(({ principal }) => principal))).toBe(price.tcp)

        const levels = [{ level: 'agent', rate: parseRate('3.5') }]
        const amounts = levelAmounts(commissionBase(deal.base, price), parseRate('6'), levels)
        const people = deal.weights.map((weight, index) => ({
          id: String(index),
          level: 'agent',
          weight,
          sequence_no: index,
        }))
        const shares = shareAmounts(amounts, people, 'to_company')
        const tranches = trancheAmounts(shares, [deal.settled, WHOLE_RATE - deal.settled])
        const sellers = tranches.sellers.flatMap(seller => seller.amounts)
        expect(total(sellers) + total(tranches.company)).toBe(amounts.gross)

        const soa = soaAmounts(tranches.gross[0]!, {
          vat_mode: 'exclusive',
          vat_rate: parseRate('12'),
          ewt_rate: parseRate('10'),
        })
        expect(soa.collectible + soa.ewt - soa.vat).toBe(tranches.gross[0])
        const release = releaseAmounts({
          gross: sellers[0]!,
          payee_vat_rate: 0n,
          ewt_rate: parseRate('5'),
          holdback: percentOf(sellers[0]!, parseRate('10')),
          open_clawback: 0n,
          advances: [],
          cap_rate: parseRate('50'),
          other_deduction: 0n,
        })
        expect(release.net + release.ewt + release.holdback).toBe(sellers[0])

        const figures = macedaFigures(price.tcp, 7)
        expect(numbersIn([price, schedule, amounts, shares, tranches, soa, release, figures])).toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  it('would be noticed if it did', () => {
    expect(numbersIn({ tcp: 1.5, rows: [{ seq: 1, amount: 2 }] })).toEqual(['tcp', 'amount'])
    expect(numbersIn(new Map([['agent', 3]]))).toEqual(['agent'])
  })
})
