import type { DateText } from '@contract/kernel/dates'
import { parseMoney, type Centavos } from '@contract/kernel/money'
import { parseWeight, total } from '@contract/kernel/parts'
import { levelAmounts } from '@contract/modules/commission/levels.rules'
import { projectCommission, type ProjectedTranche } from '@contract/modules/commission/projection.rules'
import { frozenScheme, type SchemeSnapshot } from '@contract/modules/commission/scheme-snapshot'
import { commissionBase, type SellerLevel } from '@contract/selling/scheme.rules'
import { shownSteps } from '@contract/selling/shown-step'
import type { ShownStep } from '@contract/selling/step.schema'

/** What commission is counted from. Money and rates are decimal text. */
export type CountedSale = {
  net_list_price: string
  misc_fee_amount: string
  tcp: string
  dp_amount: string
  sellers: readonly CountedSeller[]
  schedule: readonly { due_date: DateText; principal: string }[]
}
export type CountedSeller = {
  id: string
  name: string
  level: SellerLevel
  /** Whose share the one who asks may see as their own. */
  employee_id: string | null
  weight: string
  sequence_no: number
}

export type CountedCommission = {
  scheme: SchemeSnapshot
  base: Centavos
  gross: Centavos
  company: Centavos
  steps: ShownStep[]
  sellers: (CountedSeller & { rate_pct: string; amount: Centavos })[]
  tranches: readonly ProjectedTranche[]
}

/** The one way commission is counted: for who only asks, for what is written down, and for what is frozen. */
export function countCommission(scheme: SchemeSnapshot, sale: CountedSale): CountedCommission {
  const frozen = frozenScheme(scheme)
  const price = {
    net_list_price: parseMoney(sale.net_list_price),
    misc_fee_amount: parseMoney(sale.misc_fee_amount),
    tcp: parseMoney(sale.tcp),
  }
  const base = commissionBase(scheme.base_kind, price)
  const { gross, steps } = levelAmounts(base, frozen.company_rate, frozen.levels)
  const tranches = projectCommission(frozen, {
    base,
    // What the triggers are parts of.
    tcp: scheme.trigger_kind === 'dp_paid_pct' ? parseMoney(sale.dp_amount) : price.tcp,
    participants: sale.sellers.map(({ id, level, weight, sequence_no }) => ({
      id,
      level,
      weight: parseWeight(weight),
      sequence_no,
    })),
    schedule: sale.schedule.map(({ due_date, principal }) => ({
      due_date,
      principal: parseMoney(principal),
    })),
  })
  const earned = (id: string) =>
    total(tranches.map(({ sellers }) => sellers.find(seller => seller.id === id)?.amount ?? 0n))
  return {
    scheme,
    base,
    gross,
    company: total(tranches.map(({ company }) => company)),
    steps: shownSteps(steps),
    sellers: sale.sellers.map(seller => ({
      ...seller,
      rate_pct: scheme.levels.find(({ level }) => level === seller.level)?.rate_pct ?? '0.000000',
      amount: earned(seller.id),
    })),
    tranches,
  }
}
