import { addDays, daysBetween, type DateText } from '@contract/kernel/dates'
import { moneyText, parseMoney, type Centavos } from '@contract/kernel/money'
import { daysOfQuarter } from '@contract/kernel/quarters'
import { agingBucket, type AgingBucket } from '@contract/modules/collection/aging.rules'

/** Whoever withholds tax certifies it by the twentieth day after the quarter. */
const DAYS_TO_CERTIFY = 20

export const certificateDueOn = (quarter: string): DateText =>
  addDays(daysOfQuarter(quarter).to, DAYS_TO_CERTIFY)

/** What a developer withheld of a unit in a quarter, and what it has certified of it. */
export type TaxOfQuarter = {
  developer_id: string
  developer_name: string
  ou_id: string
  ou_code: string
  ou_name: string
  quarter: string
  expected: string
  received: string
}

export type CertifiedQuarter = TaxOfQuarter & {
  /** Withheld less certified: below nothing where more was certified. */
  difference: string
  /** What a certificate is still to come for. */
  missing: string
  due_on: DateText
  /** Days past due, where something is missing. */
  days: number
  bucket: AgingBucket | null
}

/**
 * Each quarter beside its certificates. A check that bounces in a later quarter takes its tax away there; nobody
 * certifies that tax, so it is no longer missing in the quarters before, the latest first.
 */
export function certifiedQuarters(rows: readonly TaxOfQuarter[], asOf: DateText): CertifiedQuarter[] {
  const groups = Map.groupBy(rows, row => `${row.developer_id} ${row.ou_id}`)
  const missing = new Map<TaxOfQuarter, Centavos>()
  for (const own of groups.values()) {
    let undone = 0n
    for (const row of own.toSorted((a, b) => b.quarter.localeCompare(a.quarter))) {
      const expected = parseMoney(row.expected)
      if (expected < 0n) undone -= expected
      const open = expected - parseMoney(row.received)
      const left = open > undone ? open - undone : 0n
      if (open > 0n) undone -= open - left
      missing.set(row, left)
    }
  }
  return rows.map(row => aged(row, missing.get(row) ?? 0n, asOf))
}

function aged(row: TaxOfQuarter, missing: Centavos, asOf: DateText): CertifiedQuarter {
  const due_on = certificateDueOn(row.quarter)
  const isMissing = missing > 0n
  return {
    ...row,
    difference: moneyText(parseMoney(row.expected) - parseMoney(row.received)),
    missing: moneyText(missing),
    due_on,
    days: isMissing ? Math.max(0, daysBetween(due_on, asOf)) : 0,
    bucket: isMissing ? agingBucket(due_on, asOf) : null,
  }
}
