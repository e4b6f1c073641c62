import { moneyText, parseMoney, type Centavos } from '@contract/kernel/money'
import type { RowOutcome } from '@contract/modules/sales/payment-import.calls'
import { checkPayment, principalOf } from '@contract/modules/sales/payment-entry.rules'
import { matchLine, type Candidate } from '@contract/modules/sales/payment-match.rules'
import type { Actor } from '@server/platform/access/actor'
import { businessDay } from '@server/platform/db/business-day'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import {
  findCandidates,
  findKnown,
  type KnownPayment,
} from '@server/modules/sales/payments/import.repository'
import type { Fault, ReadLine } from '@server/modules/sales/payments/import-lines'
import { findReported } from '@server/modules/sales/payments/payment.repository'
import { saleReach } from '@server/modules/sales/payments/reach'
import { lockSales, type LockedSale } from '@server/modules/sales/payments/collected-sums.repository'

export type GoodLine = ReadLine & { sale: LockedSale; principal: Centavos }
export type ImportCheck = {
  good: GoodLine[]
  outcomes: RowOutcome[]
  faults: (Fault & { params?: string })[]
}

type LineMatch = { line: ReadLine; candidate: Candidate }
const plain = (text: string | null) => (text ?? '').toLowerCase()
const bare = (text: string | null) => plain(text).replace(/[^\p{Letter}\p{Number}]/gu, '')
const receiptOf = ({ entry }: ReadLine) => entry.developer_or_no?.toUpperCase() ?? null

/** Each line beside the sale it is about, as that stands now; the sales are locked until all is written or told. */
export async function checkLines(tx: Tx, actor: Actor, lines: readonly ReadLine[]): Promise<ImportCheck> {
  const faults: ImportCheck['faults'] = []
  const outcomes: RowOutcome[] = []
  const tell = (line: ReadLine, outcome: RowOutcome['outcome'], sale: Candidate | null, shares = false) =>
    outcomes.push(outcomeOf(line, outcome, sale, shares))
  const candidates = await candidatesOf(tx, actor, lines)
  const matched: LineMatch[] = []
  for (const line of lines) {
    const match = matchLine(line.told, candidates)
    if (match.found === 'one') {
      matched.push({ line, candidate: match.sale })
      continue
    }
    if (match.found === 'many') {
      faults.push({ row: line.row, path: 'sale_no', code: 'sale_ambiguous' })
      tell(line, 'ambiguous', null)
      continue
    }
    const isAgainst = match.found === 'contradiction'
    faults.push({ row: line.row, path: match.path, code: isAgainst ? 'sale_contradicted' : 'sale_unknown' })
    tell(line, isAgainst ? 'contradiction' : 'not_found', isAgainst ? match.sale : null)
  }

  const sales = new Map(
    (
      await lockSales(
        tx.db,
        matched.map(({ candidate }) => candidate.id),
      )
    ).map(sale => [sale.id, sale]),
  )
  // Past the units: a receipt may stand for a payment of any of them, of which no more is told than that.
  const known = await asPortal(tx, ({ db }) =>
    findKnown(
      db,
      [...sales.keys()],
      lines.flatMap(line => receiptOf(line) ?? []),
    ),
  )
  const reported = await findReported(tx.db, [...sales.keys()])
  const today = await businessDay(tx.db)
  const good: GoodLine[] = []
  for (const { line, candidate } of matched) {
    const sale = sales.get(candidate.id)
    if (!sale) continue
    if (isKnown(line, sale, known)) {
      faults.push({
        row: line.row,
        path: line.entry.developer_or_no ? 'developer_or_no' : 'amount',
        code: 'payment_known',
      })
      tell(line, 'duplicate', candidate)
      continue
    }
    const before = reported.get(sale.id) ?? 0n
    const broken = checkPayment(line.entry, { ...sale, tcp: parseMoney(sale.tcp), reported: before }, today)
    if (broken.length > 0) {
      // Its own columns have other names than the form's.
      faults.push(
        ...broken.map(({ path, code }) => ({
          row: line.row,
          path: path === 'sale_id' ? 'sale_no' : path,
          code,
        })),
      )
      tell(line, verdictOf(broken[0]?.code), candidate)
      continue
    }
    const principal = principalOf(line.entry)
    reported.set(sale.id, before + principal)
    tell(line, 'matched', candidate, isShared(line, sale, known))
    known.push({
      sale_id: sale.id,
      developer_id: sale.developer_id,
      receipt: receiptOf(line),
      paid_on: line.entry.paid_on,
      amount: moneyText(line.entry.amount),
      mode: line.entry.mode,
    })
    good.push({ ...line, sale, principal })
  }
  return { good, outcomes, faults }
}

const verdictOf = (code: string | undefined): RowOutcome['outcome'] =>
  code === 'over_price' ? 'over_price' : code === 'sale_not_live' ? 'not_live' : 'malformed'

function candidatesOf({ db }: Tx, actor: Actor, lines: readonly ReadLine[]) {
  const of = (pick: (line: ReadLine) => string) => [...new Set(lines.map(pick))].filter(Boolean)
  return findCandidates(
    db,
    {
      sale_nos: of(({ told }) => bare(told.sale_no)),
      unit_codes: of(({ told }) => bare(told.unit_code)),
      projects: of(({ told }) => plain(told.project)),
    },
    saleReach(actor, 'import'),
  )
}

/** One receipt, one payment of a sale; without a receipt the same day, amount and way. */
function isKnown(line: ReadLine, sale: LockedSale, known: readonly KnownPayment[]): boolean {
  const receipt = receiptOf(line)
  const { paid_on, mode, amount } = line.entry
  return known.some(
    other =>
      other.sale_id === sale.id &&
      (receipt === null
        ? other.paid_on === paid_on && other.mode === mode && other.amount === moneyText(amount)
        : other.receipt === receipt),
  )
}

function isShared(line: ReadLine, sale: LockedSale, known: readonly KnownPayment[]): boolean {
  const receipt = receiptOf(line)
  return (
    receipt !== null &&
    known.some(
      other =>
        other.receipt === receipt && other.sale_id !== sale.id && other.developer_id === sale.developer_id,
    )
  )
}

function outcomeOf(
  { row, entry }: ReadLine,
  outcome: RowOutcome['outcome'],
  sale: Candidate | null,
  shares_receipt: boolean,
): RowOutcome {
  return {
    row,
    outcome,
    sale_id: sale?.id ?? null,
    sale_no: sale?.sale_no ?? null,
    unit_code: sale?.unit_code ?? null,
    buyer_name: sale?.buyer_name ?? null,
    paid_on: entry.paid_on,
    amount: moneyText(entry.amount),
    shares_receipt,
  }
}
