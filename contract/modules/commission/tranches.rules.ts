import type { DateText } from '@contract/kernel/dates'
import type { Centavos } from '@contract/kernel/money'
import { cumulativeParts, total } from '@contract/kernel/parts'
import { percentOf, type Rate } from '@contract/kernel/rates'
import type { Shares } from '@contract/modules/commission/levels.rules'

export type TrancheAmounts = {
  gross: readonly Centavos[]
  company: readonly Centavos[]
  sellers: readonly { id: string; amounts: readonly Centavos[] }[]
}

/**
 * the whole and every seller's share are cut alike; the company's part of a tranche is what the sellers
 * leave of it, so that rows and columns both foot. Where the company earns nothing it may be a centavo below
 * nothing in one tranche and as much above in another.
 */
export function trancheAmounts(shares: Shares, releaseRates: readonly Rate[]): TrancheAmounts {
  const gross = cumulativeParts(shares.gross, releaseRates)
  const sellers = shares.sellers.map(({ id, amount }) => ({
    id,
    amounts: cumulativeParts(amount, releaseRates),
  }))
  const company = gross.map((part, index) => part - total(sellers.map(({ amounts }) => amounts[index] ?? 0n)))
  return { gross, company, sellers }
}

/** thresholds are amounts. Percentages compared as such would deny a tranche over a ten-millionth. */
export function triggerAmounts(tcp: Centavos, triggerRates: readonly Rate[]): Centavos[] {
  return triggerRates.map(rate => percentOf(tcp, rate))
}

export function openTranches(collected: Centavos, triggers: readonly Centavos[]): number {
  return triggers.filter(trigger => collected >= trigger).length
}

/** When each trigger is reached if everything is paid on its day; null where the schedule never gets there. */
export function projectedDates(
  rows: readonly { due_date: DateText; principal: Centavos }[],
  triggers: readonly Centavos[],
): (DateText | null)[] {
  const inTime = rows.toSorted((a, b) => (a.due_date < b.due_date ? -1 : a.due_date > b.due_date ? 1 : 0))
  let collected = 0n
  const course = inTime.map(({ due_date, principal }) => {
    collected += principal
    return { due_date, collected }
  })
  return triggers.map(trigger => course.find(point => point.collected >= trigger)?.due_date ?? null)
}
