import { moneyText, roundedDivision } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { recordOf } from '@contract/kernel/records'
import type { ReportFigures } from '@contract/modules/sales/sales-report.calls'

const COUNTS = ['reservations', 'bookings', 'ended', 'lost'] as const
const PLACES = 4
const TO_HUNDREDTHS = 100n

/** As the database adds them up: parts of one sale in ten-thousandths. */
export type ExactFigures = Omit<ReportFigures, 'net_units'>
export type CountedLines = { lines: ReportFigures[]; total: ReportFigures }

/** "26.0001" → 260001 ten-thousandths. */
function tenThousandths(count: string): bigint {
  const [whole = '0', fraction = ''] = count.split('.')
  return BigInt(whole + fraction.padEnd(PLACES, '0'))
}

/** 2600 hundredths → "26"; what is not whole has two decimals. */
const countText = (hundredths: bigint): string => moneyText(hundredths).replace(/\.00$/, '')

/**
 * Counts in hundredths that add up to their rounded sum, each less than a hundredth off: all are rounded down, and those
 * that lose most by it are rounded up until the sum is reached.
 */
function hundredths(counts: readonly string[]): bigint[] {
  const exact = counts.map(tenThousandths)
  const down = exact.map(count => count / TO_HUNDREDTHS)
  const missing = Number(roundedDivision(total(exact), TO_HUNDREDTHS) - total(down))
  const byLoss = exact
    .map((count, index) => ({ index, lost: Number(count % TO_HUNDREDTHS) }))
    .toSorted((a, b) => b.lost - a.lost || a.index - b.index)
  const up = new Set(byLoss.slice(0, missing).map(({ index }) => index))
  return down.map((count, index) => (up.has(index) ? count + 1n : count))
}

export const roundCounts = (counts: readonly string[]): string[] => hundredths(counts).map(countText)

/** Whole sales and shares of sales as people read them: lines add up to the total, and each line in itself. */
export function roundLines(exact: readonly ExactFigures[], exactTotal: ExactFigures): CountedLines {
  const columns = recordOf(COUNTS, name => hundredths(exact.map(line => line[name])))
  const rounded = (figures: ExactFigures, countOf: (name: (typeof COUNTS)[number]) => bigint) => ({
    ...figures,
    ...recordOf(COUNTS, name => countText(countOf(name))),
    net_units: countText(countOf('reservations') - countOf('ended')),
  })
  return {
    lines: exact.map((line, index) => rounded(line, name => columns[name][index] ?? 0n)),
    total: rounded(exactTotal, name => total(columns[name])),
  }
}
