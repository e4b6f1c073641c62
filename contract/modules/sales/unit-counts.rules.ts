import { moneyText, roundedDivision } from '@contract/kernel/money'
import { splitByWeights, total } from '@contract/kernel/parts'
import type { ReportFigures } from '@contract/modules/sales/sales-report.commands'

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

/** R-SPLIT: counts in hundredths that add up to their rounded sum, each less than a hundredth off. */
function hundredths(counts: readonly string[]): bigint[] {
  const exact = counts.map(tenThousandths)
  const sum = total(exact)
  return sum === 0n ? counts.map(() => 0n) : splitByWeights(roundedDivision(sum, TO_HUNDREDTHS), exact)
}

export const roundCounts = (counts: readonly string[]): string[] => hundredths(counts).map(countText)

/** Whole sales and shares of sales as people read them: lines add up to the total, and each line in itself. */
export function roundLines(exact: readonly ExactFigures[], exactTotal: ExactFigures): CountedLines {
  const columns = Object.fromEntries(
    COUNTS.map(name => [name, hundredths(exact.map(line => line[name]))]),
  ) as Record<(typeof COUNTS)[number], bigint[]>
  const rounded = (figures: ExactFigures, countOf: (name: (typeof COUNTS)[number]) => bigint) => ({
    ...figures,
    ...(Object.fromEntries(COUNTS.map(name => [name, countText(countOf(name))])) as Pick<
      ReportFigures,
      (typeof COUNTS)[number]
    >),
    net_units: countText(countOf('reservations') - countOf('ended')),
  })
  return {
    lines: exact.map((line, index) => rounded(line, name => columns[name][index] ?? 0n)),
    total: rounded(exactTotal, name => total(columns[name])),
  }
}
