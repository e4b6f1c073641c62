import { startComputation } from '@contract/kernel/computation'
import type { DateText } from '@contract/kernel/dates'
import { parseMoney, type Centavos } from '@contract/kernel/money'
import { parseWeight, splitByWeights, total } from '@contract/kernel/parts'
import { parseRate } from '@contract/kernel/rates'
import {
  parseMeasure,
  type IncentiveMetric,
  type IncentiveTier,
} from '@contract/modules/commission/incentive-tier'
import { tierAmount } from '@contract/modules/commission/incentive-tiers.rules'
import type { SellerLevel } from '@contract/selling/scheme.rules'
import { shownSteps } from '@contract/selling/shown-step'
import type { ShownStep } from '@contract/selling/step.schema'

export type IncentiveTerms = {
  metric: IncentiveMetric
  tiers: readonly IncentiveTier[]
  level: SellerLevel
  valid_from: DateText
  valid_to: DateText
  /** Whose sales count alone, where a developer pays. */
  developer_id: string | null
}

/** A sale with those who stand in it; money is decimal text. */
export type IncentiveSale = {
  id: string
  sale_no: string
  status: string
  booked_on: DateText | null
  developer_id: string
  net_list_price: string
  tcp: string
  sellers: readonly {
    sale_seller_id: string
    seller_id: string
    level: SellerLevel
    weight: string
    sequence_no: number
  }[]
}

/** What of a sale is one person's. */
export type CountedSale = { sale_seller_id: string; sale_id: string; sale_no: string; measure: bigint }

const UNIT = parseWeight('1')
const STANDS: readonly string[] = ['booked', 'fully_paid']

/** A sale counts in the period in which it was booked, as long as it stands: a cancelled one leaves. */
const countsFor = (terms: IncentiveTerms, sale: IncentiveSale): boolean =>
  STANDS.includes(sale.status) &&
  sale.booked_on !== null &&
  sale.booked_on >= terms.valid_from &&
  sale.booked_on <= terms.valid_to &&
  (terms.developer_id === null || terms.developer_id === sale.developer_id)

function measureOf(metric: IncentiveMetric, sale: IncentiveSale): bigint {
  if (metric === 'units') return UNIT
  return parseMoney(metric === 'net_sales' ? sale.net_list_price : sale.tcp)
}

/** Whose sales count, and how much of each: those who share the level share the sale by their weights (R-SPLIT). */
export function countedSales(
  terms: IncentiveTerms,
  sales: readonly IncentiveSale[],
): Map<string, CountedSale[]> {
  const bySeller = new Map<string, CountedSale[]>()
  for (const sale of sales.filter(each => countsFor(terms, each)).toSorted(bySaleNo)) {
    const sellers = sale.sellers
      .filter(({ level }) => level === terms.level)
      .toSorted((a, b) => a.sequence_no - b.sequence_no)
    if (sellers.length === 0) continue
    const weights = sellers.map(({ weight }) => parseWeight(weight))
    const measures = splitByWeights(measureOf(terms.metric, sale), weights)
    for (const [index, { seller_id, sale_seller_id }] of sellers.entries()) {
      const measure = measures[index] ?? 0n
      if (measure === 0n) continue
      const counted = { sale_seller_id, sale_id: sale.id, sale_no: sale.sale_no, measure }
      const own = bySeller.get(seller_id)
      if (own) own.push(counted)
      else bySeller.set(seller_id, [counted])
    }
  }
  return bySeller
}

// By their signs, as numbers of sales are made: collation is much of the time where a quarter has ten thousand.
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const bySaleNo = (a: IncentiveSale, b: IncentiveSale) => compare(a.sale_no, b.sale_no) || compare(a.id, b.id)

export type IncentiveStanding = {
  counted: bigint
  /** The tier that is reached, the first one being 0; null below all. */
  tier: number | null
  amount: Centavos
  /** What is missing to the next tier, and what that gives as soon as it is reached. */
  next: { tier: number; missing: bigint; amount: Centavos } | null
  steps: ShownStep[]
  /** The amount over the sales that were counted: a sale that is cancelled takes its part with it. */
  parts: { sale: CountedSale; amount: Centavos }[]
}

/** which tier somebody has reached, what it gives, and what is missing to the next. */
export function incentiveStanding(
  { metric, tiers }: Pick<IncentiveTerms, 'metric' | 'tiers'>,
  sales: readonly CountedSale[],
): IncentiveStanding {
  const counted = total(sales.map(({ measure }) => measure))
  const reached = tiers.findLastIndex(({ from }) => counted >= parseMeasure(metric, from))
  const [tier, next] = [tiers[reached], tiers[reached + 1]]
  const { amount, steps } = explained(tier, counted)
  return {
    ...{ counted, tier: tier ? reached : null, amount, steps },
    next: next ? nextTier(metric, next, reached + 1, counted) : null,
    parts: amount === 0n ? [] : spread(amount, sales),
  }
}

function nextTier(metric: IncentiveMetric, next: IncentiveTier, tier: number, counted: bigint) {
  const from = parseMeasure(metric, next.from)
  return { tier, missing: from - counted, amount: tierAmount(next, from) }
}

function explained(tier: IncentiveTier | undefined, counted: bigint) {
  const { add, steps } = startComputation<'counted' | 'incentive'>('R-17')
  if (!tier) return { amount: 0n, steps: [] }
  if (tier.kind === 'pct') add('counted', { by: 'given', amount: counted })
  const amount =
    tier.kind === 'pct'
      ? add('incentive', { by: 'percent', of: 'counted', rate: parseRate(tier.amount) })
      : add('incentive', { by: 'given', amount: parseMoney(tier.amount) })
  return { amount, steps: shownSteps(steps) }
}

function spread(amount: Centavos, sales: readonly CountedSale[]) {
  const ordered = sales.toSorted(
    (a, b) => compare(a.sale_no, b.sale_no) || compare(a.sale_seller_id, b.sale_seller_id),
  )
  const amounts = splitByWeights(
    amount,
    ordered.map(({ measure }) => measure),
  )
  return ordered.map((sale, index) => ({ sale, amount: amounts[index] ?? 0n }))
}
