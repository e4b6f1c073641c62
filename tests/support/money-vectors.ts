import { z } from 'zod'
import { moneyText, parseMoney, roundedDivision } from '@contract/kernel/money'
import { cumulativeParts, splitByWeights } from '@contract/kernel/parts'
import { netOfTax, parseRate, percentOf } from '@contract/kernel/rates'
import { pnlColumns, profitAndLoss, type PnlPart } from '@contract/modules/accounting/profit-and-loss.rules'
import { agingBucket } from '@contract/modules/collection/aging.rules'
import { levelAmounts } from '@contract/modules/commission/levels.rules'
import { releaseAmounts } from '@contract/modules/commission/release.rules'
import { releasableAmount, soaAmounts } from '@contract/modules/commission/soa.rules'
import { openTranches, triggerAmounts } from '@contract/modules/commission/tranches.rules'
import { buildPrice } from '@contract/selling/price.rules'
import { vatRate } from '@contract/selling/tax.parameters'
import { monthlyPayment } from '@contract/selling/amortisation.rules'
import { buildSchedule } from '@contract/selling/schedule.rules'
import { leaveClaims } from '@tests/support/leave-vectors'
import { MARCH_BOOKS, monthTotals } from '@tests/support/march-books'
import { amount, driver, eachOf, one, rate, texts, weight, type Claim } from '@tests/support/vector-driver'

export const DRIVERS: Record<string, (entry: unknown) => Claim[]> = {
  rounding: driver({ mode: z.literal('half_away_from_zero'), places: z.literal(2) }, () => [
    ...one('a half', 1n, roundedDivision(1n, 2n)),
    ...one('a negative half', -1n, roundedDivision(-1n, 2n)),
    ...one('a centavo', '0.01', moneyText(1n)),
  ]),

  price: driver({ list: amount, discountPct: rate, vatPct: rate, miscPct: rate, out: texts }, vector => {
    const price = buildPrice({
      list_price: vector.list,
      vat_inclusive: false,
      discount: { by: 'rate', rate: vector.discountPct },
      vat_treatment: 'vatable',
      vat_rate: vector.vatPct,
      misc_fee_rate: vector.miscPct,
      other_charges: 0n,
    })
    return eachOf(vector.out, {
      discount: price.discount_amount,
      net: price.net_list_price,
      vat: price.vat_amount,
      misc: price.misc_fee_amount,
      tcp: price.tcp,
    })
  }),

  vatInclusive: driver({ gross: amount, net: z.string(), vat: z.string() }, ({ gross, net, vat }) => {
    const without = netOfTax(gross, parseRate(vatRate.default))
    return eachOf({ net, vat }, { net: without, vat: gross - without })
  }),

  schedule: driver({ tcp: amount, rf: amount, dpPct: rate, months: z.number(), out: texts }, vector => {
    const schedule = buildSchedule({
      tcp: vector.tcp,
      financing: 'bank',
      reservation_fee: vector.rf,
      reservation_date: '2026-01-01',
      dp_rate: vector.dpPct,
      spot_dp_amount: 0n,
      dp_start_date: '2026-02-01',
      dp_terms_months: vector.months,
      balance_terms_months: 0,
      interest_rate: 0n,
    })
    const instalments = schedule.rows.filter(({ kind }) => kind === 'downpayment')
    return [
      ...eachOf(vector.out, {
        dp: schedule.dp_amount,
        balance: schedule.balance_amount,
        instalment: instalments[0]?.amount,
        last: instalments.at(-1)?.amount,
      }),
      ...one(
        'the sum of all rows',
        vector.tcp,
        schedule.rows.reduce((sum, { principal }) => sum + principal, 0n),
      ),
    ]
  }),

  amortisation: driver({ p: amount, annualPct: rate, n: z.number(), out: z.string() }, vector =>
    eachOf(
      { payment: vector.out },
      {
        payment: monthlyPayment({
          principal: vector.p,
          annual_rate: vector.annualPct,
          months: vector.n,
        }),
      },
    ),
  ),

  levels: driver(
    { base: amount, companyPct: rate, rates: z.record(z.string(), rate), out: texts },
    vector => {
      const levels = Object.entries(vector.rates).map(([level, levelRate]) => ({ level, rate: levelRate }))
      const { gross, company, levels: amounts } = levelAmounts(vector.base, vector.companyPct, levels)
      return eachOf(vector.out, { gross, company, ...Object.fromEntries(amounts) })
    },
  ),

  split: driver({ total: amount, w: z.array(weight), out: z.array(z.string()) }, vector =>
    one('shares', vector.out, splitByWeights(vector.total, vector.w).map(moneyText)),
  ),

  cumulative: driver({ total: amount, pct: z.array(rate), out: z.array(z.string()) }, vector =>
    one('parts', vector.out, cumulativeParts(vector.total, vector.pct).map(moneyText)),
  ),

  eligibility: driver(
    {
      tcp: amount,
      triggersPct: z.array(rate),
      triggerAmounts: z.array(z.string()),
      cases: z.array(z.strictObject({ collected: amount, open: z.number() })),
    },
    ({ tcp, triggersPct, triggerAmounts: expected, cases }) => {
      const triggers = triggerAmounts(tcp, triggersPct)
      return [
        ...one('triggers', expected, triggers.map(moneyText)),
        ...cases.flatMap(({ collected, open }) =>
          one(`open at ${moneyText(collected)}`, open, openTranches(collected, triggers)),
        ),
      ]
    },
  ),

  soa: driver({ net: amount, vatPct: rate, ewtPct: rate, out: texts }, ({ net, vatPct, ewtPct, out }) => {
    const { steps: _, ...amounts } = soaAmounts(net, {
      vat_mode: 'exclusive',
      vat_rate: vatPct,
      ewt_rate: ewtPct,
    })
    return eachOf(out, amounts)
  }),

  releasable: driver(
    {
      billedGross: amount,
      settled: amount,
      cases: z.array(z.strictObject({ share: amount, out: z.string() })),
    },
    ({ billedGross, settled, cases }) =>
      cases.flatMap(({ share, out }) =>
        eachOf(
          { [moneyText(share)]: out },
          { [moneyText(share)]: releasableAmount(share, settled, billedGross) },
        ),
      ),
  ),

  release: driver(
    { gross: amount, ewtPct: rate, holdbackPct: rate, capPct: rate, advance: amount, out: texts },
    vector => {
      const release = releaseAmounts({
        gross: vector.gross,
        payee_vat_rate: 0n,
        ewt_rate: vector.ewtPct,
        holdback: percentOf(vector.gross, vector.holdbackPct),
        open_clawback: 0n,
        advances: [vector.advance],
        cap_rate: vector.capPct,
        other_deduction: 0n,
      })
      return eachOf(vector.out, {
        ewt: release.ewt,
        holdback: release.holdback,
        deducted: release.advance_deduction,
        net: release.net,
        advanceLeft: vector.advance - release.advance_deduction,
      })
    },
  ),

  aging: driver({ due: z.string(), cases: z.array(z.tuple([z.string(), z.string()])) }, ({ due, cases }) =>
    cases.flatMap(([asOf, bucket]) => one(asOf, bucket, agingBucket(due, asOf))),
  ),

  leave: leaveClaims,

  pnl: driver(
    {
      revenue: z.string(),
      cost: z.string(),
      gross: z.string(),
      opex: z.string(),
      operating: z.string(),
      other: z.string(),
      net: z.string(),
    },
    vector => {
      const [march] = pnlColumns(2026, '2026-03').filter(({ from, to }) => from === '2026-03' && from === to)
      const parts = profitAndLoss(monthTotals(MARCH_BOOKS), march ? [march] : [])
      const amountOf = (of: PnlPart) => parseMoney(parts.find(({ part }) => part === of)!.amounts[0]!)
      return eachOf(vector, {
        revenue: amountOf('revenue'),
        cost: -amountOf('cost_of_services'),
        gross: amountOf('gross_profit'),
        opex: -amountOf('operating_expenses'),
        operating: amountOf('operating_income'),
        other: amountOf('other'),
        net: amountOf('net_before_tax'),
      })
    },
  ),
}

/** Kinds whose rules stand in modules that are yet to come; each is driven from the day its rules are there. */
export const WAITING_KINDS: readonly string[] = ['payroll']
