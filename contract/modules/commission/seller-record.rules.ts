import { moneyText, parseMoney, type Centavos } from '@contract/kernel/money'
import { recordOf } from '@contract/kernel/records'
import type { ShareState } from '@contract/modules/commission/transaction.resource'

/** Where what a seller earns stands: every share that is not reversed is in exactly one of these. */
export const STANDING_FIGURES = ['projected', 'locked', 'eligible', 'billed', 'collected', 'on_hold'] as const
/** What was paid of it and is still to be paid; what is kept, owed back, and withheld. */
const PAID_FIGURES = ['released', 'balance', 'held_back', 'open_clawback', 'gross_ytd', 'tax_ytd'] as const
export const RECORD_FIGURES = [...STANDING_FIGURES, ...PAID_FIGURES] as const
export type RecordFigure = (typeof RECORD_FIGURES)[number]
export type RecordFigures = Record<RecordFigure, string>

type SellerInUnit = { seller_id: string; ou_id: string }
/** Shares of one seller, unit and state, or one of them alone. */
export type ShareSum = {
  state: ShareState
  amount: string
  releasable: string
  released: string
  clawed_back: string
}
export type RecordFacts = {
  shares: readonly (SellerInUnit & ShareSum)[]
  /** Held back and not paid out since. */
  holdbacks: readonly (SellerInUnit & { amount: string })[]
  /** What is open of clawbacks. */
  clawbacks: readonly (SellerInUnit & { amount: string })[]
  /** Of the year that is asked: gross pay, and the tax withheld of it. */
  taxes: readonly (SellerInUnit & { gross: string; tax: string })[]
}

type Sums = Record<RecordFigure, Centavos>
const NONE: Sums = recordOf(RECORD_FIGURES, () => 0n)

/** What the developer has paid of a billed share is collected, the rest of it is billed. */
function standingOf(state: ShareState, amount: Centavos, releasable: Centavos): Partial<Sums> {
  switch (state) {
    case 'reversed':
      return {}
    case 'partly_collected':
      return { billed: amount - releasable, collected: releasable }
    default:
      return { [state]: amount }
  }
}

/** Released is what was paid out and not clawed back; the balance may be released and was not. */
function shareFigures({ state, ...share }: ShareSum): Partial<Sums> {
  const releasable = parseMoney(share.releasable)
  const released = parseMoney(share.released) - parseMoney(share.clawed_back)
  return {
    ...standingOf(state, parseMoney(share.amount), releasable),
    released,
    balance: releasable - released,
  }
}

const plus = (sums: Sums, more: Partial<Sums>): Sums =>
  recordOf(RECORD_FIGURES, figure => sums[figure] + (more[figure] ?? 0n))

const told = (sums: Sums): RecordFigures => recordOf(RECORD_FIGURES, figure => moneyText(sums[figure]))

/** One row for each seller and unit; the total is the sum of its rows, figure by figure. */
export function sellerRecord(facts: RecordFacts): {
  rows: (SellerInUnit & { figures: RecordFigures })[]
  total: RecordFigures
} {
  const rows = new Map<string, SellerInUnit & { sums: Sums }>()
  const add = ({ seller_id, ou_id }: SellerInUnit, more: Partial<Sums>) => {
    const key = `${seller_id} ${ou_id}`
    rows.set(key, { seller_id, ou_id, sums: plus(rows.get(key)?.sums ?? NONE, more) })
  }
  for (const share of facts.shares) add(share, shareFigures(share))
  for (const held of facts.holdbacks) add(held, { held_back: parseMoney(held.amount) })
  for (const owed of facts.clawbacks) add(owed, { open_clawback: parseMoney(owed.amount) })
  for (const paid of facts.taxes)
    add(paid, { gross_ytd: parseMoney(paid.gross), tax_ytd: parseMoney(paid.tax) })
  const all = [...rows.values()]
  return {
    rows: all.map(({ sums, ...row }) => ({ ...row, figures: told(sums) })),
    total: told(all.reduce((sum, row) => plus(sum, row.sums), NONE)),
  }
}
