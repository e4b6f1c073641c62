import { roundedDivision, type Centavos } from '@contract/kernel/money'
import { codeKey, nameKey } from '@contract/kernel/match-keys'
import type { Rate } from '@contract/kernel/rates'

export const REPORT_KINDS = [
  'same',
  'unknown_sale',
  'reported_twice',
  'not_billed',
  'other_base',
  'other_rate',
  'other_gross',
  'other_tax',
  'missing_receipt',
  'missing_payment',
  'missing_line',
] as const
export type ReportKind = (typeof REPORT_KINDS)[number]
export const CONFIDENCES = ['confident', 'probable', 'none'] as const
export type Confidence = (typeof CONFIDENCES)[number]

export type Figures = {
  base: Centavos | null
  rate: Rate | null
  gross: Centavos | null
  tax: Centavos | null
  /** Money alone, without the tax that was withheld of it. */
  paid: Centavos | null
}
export const FIGURES = ['base', 'rate', 'gross', 'tax', 'paid'] as const

/** What a row of a developer's report says; null where it does not. */
export type ReportedRow = Figures & {
  row: number
  sale_no: string | null
  unit_code: string | null
  buyer_name: string | null
}

/** A tranche of ours; without a line where it was not billed yet. */
export type OurTranche = Figures & {
  id: string
  line_id: string | null
  sale_no: string
  unit_code: string
  buyer_name: string
  /** The program whose incentive it is; null where it is commission. */
  incentive: string | null
  is_due: boolean
  is_open: boolean
}

export type Verdict = {
  row: ReportedRow | null
  ours: OurTranche | null
  kind: ReportKind
  confidence: Confidence
}

/** How surely they are the same: 0 where they are not. By the number of a sale, or by two things that agree. */
function likeness(row: ReportedRow, ours: OurTranche): number {
  if (row.sale_no !== null) return codeKey(row.sale_no) === codeKey(ours.sale_no) ? 3 : 0
  const unit = row.unit_code !== null && codeKey(row.unit_code) === codeKey(ours.unit_code)
  const buyer = row.buyer_name !== null && nameKey(row.buyer_name) === nameKey(ours.buyer_name)
  if (unit && buyer) return 3
  const gross = row.gross !== null && row.gross === ours.gross
  if (unit) return gross ? 2 : 1
  return buyer && gross ? 1 : 0
}

const agreeing = (row: ReportedRow, ours: OurTranche): number =>
  FIGURES.filter(name => row[name] !== null && row[name] === ours[name]).length

/** The first cause counts: another base makes another gross, so that one difference is told once. */
function kindOf(row: ReportedRow, ours: OurTranche): ReportKind {
  if (ours.line_id === null) return 'not_billed'
  const differs = (name: (typeof FIGURES)[number]) =>
    row[name] !== null && ours[name] !== null && row[name] !== ours[name]
  if (differs('base')) return 'other_base'
  if (differs('rate')) return 'other_rate'
  if (differs('gross')) return 'other_gross'
  if (differs('tax')) return 'other_tax'
  if (!differs('paid')) return 'same'
  return (row.paid ?? 0n) > (ours.paid ?? 0n) ? 'missing_receipt' : 'missing_payment'
}

const wordsOf = ({ row: _, ...said }: ReportedRow) => Object.values(said).map(String).join('|')
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

type Pair = { row: ReportedRow; ours: OurTranche; rank: number; agrees: number }

/** Rows to tranches, the surest first and each once; then what is due from them and not in the report. */
export function matchReport(rows: readonly ReportedRow[], tranches: readonly OurTranche[]): Verdict[] {
  const candidates = candidatesOf(tranches)
  const pairs = rows.flatMap(row =>
    candidates(row).flatMap((ours): Pair[] => {
      const rank = likeness(row, ours)
      return rank > 0 ? [{ row, ours, rank, agrees: agreeing(row, ours) }] : []
    }),
  )
  const said = new Map(rows.map(row => [row, wordsOf(row)]))
  const wordOf = (row: ReportedRow) => said.get(row) ?? ''
  // By what is said, never by where it stands: the same rows in another order are matched the same.
  pairs.sort(
    (one, other) =>
      other.rank - one.rank ||
      other.agrees - one.agrees ||
      Number(one.ours.line_id === null) - Number(other.ours.line_id === null) ||
      // A report that says nothing of it means commission.
      Number(one.ours.incentive !== null) - Number(other.ours.incentive !== null) ||
      compare(wordOf(one.row), wordOf(other.row)) ||
      compare(one.ours.id, other.ours.id) ||
      one.row.row - other.row.row,
  )
  const found = new Map<ReportedRow, Pair>()
  const taken = new Set<string>()
  for (const pair of pairs) {
    if (found.has(pair.row) || taken.has(pair.ours.id)) continue
    found.set(pair.row, pair)
    taken.add(pair.ours.id)
  }
  const first = new Map<ReportedRow, OurTranche>()
  for (const { row, ours } of pairs) if (!first.has(row)) first.set(row, ours)
  const told = rows.map((row): Verdict => {
    const pair = found.get(row)
    if (pair) {
      const confidence = pair.rank > 1 ? 'confident' : 'probable'
      return { row, ours: pair.ours, kind: kindOf(row, pair.ours), confidence }
    }
    const twice = first.get(row) ?? null
    return twice
      ? { row, ours: twice, kind: 'reported_twice', confidence: 'probable' }
      : { row, ours: null, kind: 'unknown_sale', confidence: 'none' }
  })
  const missing = tranches
    .filter(ours => ours.line_id !== null && ours.is_due && ours.is_open && !taken.has(ours.id))
    .map((ours): Verdict => ({ row: null, ours, kind: 'missing_line', confidence: 'none' }))
  return [...told, ...missing]
}

/** Only those that could be meant are looked at: a report of thousands of rows is not held against all of them. */
function candidatesOf(tranches: readonly OurTranche[]): (row: ReportedRow) => OurTranche[] {
  const bySale = Map.groupBy(tranches, ours => codeKey(ours.sale_no))
  const byUnit = Map.groupBy(tranches, ours => codeKey(ours.unit_code))
  const byBuyer = Map.groupBy(tranches, ours => nameKey(ours.buyer_name))
  return ({ sale_no, unit_code, buyer_name }) => {
    if (sale_no !== null) return bySale.get(codeKey(sale_no)) ?? []
    return [
      ...new Set([
        ...(unit_code === null ? [] : (byUnit.get(codeKey(unit_code)) ?? [])),
        ...(buyer_name === null ? [] : (byBuyer.get(nameKey(buyer_name)) ?? [])),
      ]),
    ]
  }
}

/** A line as it stands now, for what a developer says it paid of it. */
export type LineNow = {
  gross: Centavos
  ewt: Centavos
  cash_settled: Centavos
  ewt_settled: Centavos
  open: Centavos
}
export type ReceiptPart = { cash: Centavos; ewt: Centavos; allocated: Centavos }

/** What they paid beyond our receipts, with the tax that goes with as much; the last payment takes the rest of the tax. */
export function receiptPart(line: LineNow, paid: Centavos, tax: Centavos | null): ReceiptPart | null {
  const cash = paid - line.cash_settled
  if (cash <= 0n || line.open <= 0n) return null
  const whole = tax ?? line.ewt
  const collectible = line.gross - whole
  const left = whole > line.ewt_settled ? whole - line.ewt_settled : 0n
  const isLast = collectible <= 0n || paid >= collectible
  const share = isLast ? left : roundedDivision(cash * whole, collectible)
  const ewt = share < left ? share : left
  return { cash, ewt, allocated: cash + ewt < line.open ? cash + ewt : line.open }
}
