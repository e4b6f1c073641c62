import type { DateText } from '@contract/kernel/dates'
import type { Centavos } from '@contract/kernel/money'
import type { Rate } from '@contract/kernel/rates'
import {
  levelAmounts,
  shareAmounts,
  type Participant,
  type VacantRule,
} from '@contract/modules/commission/levels.rules'
import type { SchemeLevel, SchemeTranche } from '@contract/selling/scheme.rules'
import { projectedDates, trancheAmounts, triggerAmounts } from '@contract/modules/commission/tranches.rules'

/** What is written into a sale at its booking. Later changes to the scheme, and promotions, change nothing. */
export type FrozenScheme<Level extends string = string> = {
  company_rate: Rate
  levels: readonly SchemeLevel<Level>[]
  tranches: readonly SchemeTranche[]
  vacant: VacantRule
}

export type ProjectedTranche = {
  seq: number
  trigger_amount: Centavos
  expected_on: DateText | null
  gross: Centavos
  company: Centavos
  sellers: readonly { id: string; amount: Centavos }[]
}

/** Who will earn what, and when: the answer before a reservation as well as the record after a booking. */
export function projectCommission<Level extends string>(
  scheme: FrozenScheme<Level>,
  sale: {
    base: Centavos
    tcp: Centavos
    participants: readonly Participant<Level>[]
    schedule: readonly { due_date: DateText; principal: Centavos }[]
  },
): ProjectedTranche[] {
  const levels = levelAmounts(sale.base, scheme.company_rate, scheme.levels)
  const shares = shareAmounts(levels, sale.participants, scheme.vacant)
  const tranches = scheme.tranches.toSorted((a, b) => a.seq - b.seq)
  const cut = trancheAmounts(
    shares,
    tranches.map(({ release_rate }) => release_rate),
  )
  const triggers = triggerAmounts(
    sale.tcp,
    tranches.map(({ trigger_rate }) => trigger_rate),
  )
  const dates = projectedDates(sale.schedule, triggers)
  return tranches.map(({ seq }, index) => ({
    seq,
    trigger_amount: triggers[index] ?? 0n,
    expected_on: dates[index] ?? null,
    gross: cut.gross[index] ?? 0n,
    company: cut.company[index] ?? 0n,
    sellers: cut.sellers.map(({ id, amounts }) => ({ id, amount: amounts[index] ?? 0n })),
  }))
}
