import { moneyText, type Centavos } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import type { VatMode } from '@contract/kernel/taxed-amounts'
import { adjustLine, type LineChange } from '@contract/modules/commission/adjusted-line.rules'
import { adjustTranches, type AdjustedTranche } from '@contract/modules/commission/adjustment.rules'
import type { ShareChange } from '@contract/selling/commission-adjustment'
import type { CountedCommission } from '@contract/modules/commission/count-commission.rules'
import { releasableOf } from '@contract/modules/commission/taken-back.rules'
import type { TrancheCells } from '@contract/modules/commission/tranche-cells'
import { withoutWaived } from '@contract/modules/commission/waived.rules'
import type { SellerLevel } from '@contract/selling/scheme.rules'
import type { BilledLine } from '@server/modules/commission/statements/settled-line.repository'
import type { AdjustedShare } from '@server/modules/commission/adjustments/adjusted-commission.repository'
import type { Waiver } from '@server/modules/commission/credits/credit.repository'
import type {
  SharedSeller,
  StoredShare,
  StoredTranche,
} from '@server/modules/commission/adjustments/stored-commission.repository'

export type StoredCommission = {
  tranches: readonly StoredTranche[]
  shares: readonly StoredShare[]
  lines: readonly BilledLine[]
  sellers: ReadonlyMap<string, SharedSeller>
}

export type AdjustedBill = {
  tranche: StoredTranche
  gross: Centavos
  line: BilledLine
  change: LineChange
  shares: readonly (AdjustedShare & { before: StoredShare | null })[]
}

export type AdjustmentPlan = {
  open: readonly AdjustedTranche[]
  bills: readonly AdjustedBill[]
  changes: ShareChange[]
  /** Of the whole commission, billed or not. */
  gross: Centavos
  company: Centavos
}

/** What an adjustment would write: nothing is written here. */
export function planAdjustment(counted: CountedCommission, stored: StoredCommission): AdjustmentPlan {
  const billed = stored.tranches.filter(tranche => tranche.statement_id !== null)
  const adjusted = adjustTranches(
    counted.tranches,
    billed.map(tranche => asBilled(tranche, stored.shares)),
  )
    .map(tranche => withoutWaived(tranche, waivedOf(tranche, stored.tranches)))
    .map(tranche => withoutTaken(tranche, stored.shares))
  const isBilled = (seq: number) => billed.some(tranche => tranche.seq === seq)
  const bills = billed.flatMap(tranche => {
    const line = stored.lines.find(({ tranche_id }) => tranche_id === tranche.id)
    const due = adjusted.find(({ seq }) => seq === tranche.seq)
    return line && due ? [billOf(tranche, line, due, stored.shares, counted.scheme.vat_mode)] : []
  })
  return {
    open: adjusted.filter(({ seq }) => !isBilled(seq)),
    bills,
    changes: changesOf(adjusted, stored),
    gross: total(adjusted.map(({ gross }) => gross)),
    company: total(adjusted.map(({ company }) => company)),
  }
}

/** As if so much more of a tranche had been given up. */
export const waiving = (stored: StoredCommission, { tranche_id, amount }: Waiver): StoredCommission => ({
  ...stored,
  tranches: stored.tranches.map(tranche =>
    tranche.id === tranche_id ? { ...tranche, waived: tranche.waived + amount } : tranche,
  ),
})

const waivedOf = ({ seq }: AdjustedTranche, tranches: readonly StoredTranche[]): Centavos =>
  tranches.find(tranche => tranche.seq === seq)?.waived ?? 0n

const takenOf = (share: StoredShare | null | undefined, amount: Centavos): Centavos => {
  const taken = share?.taken ?? 0n
  return taken < amount ? taken : amount
}

/** What was taken back of a share by hand is the company's, whatever is counted anew. */
function withoutTaken(tranche: AdjustedTranche, shares: readonly StoredShare[]): AdjustedTranche {
  const sellers = tranche.sellers.map(({ id, amount }) => {
    const share = shares.find(({ seq, sale_seller_id }) => seq === tranche.seq && sale_seller_id === id)
    return { id, amount: amount - takenOf(share, amount) }
  })
  const company = tranche.gross - total(sellers.map(({ amount }) => amount))
  return { ...tranche, company, sellers }
}

/** A tranche as its statement billed it, whatever adjustments said of it since. */
function asBilled({ id, seq, gross, adjusted }: StoredTranche, shares: readonly StoredShare[]): TrancheCells {
  const sellers = shares.flatMap(share =>
    share.tranche_id === id && share.sale_seller_id !== null
      ? [{ id: share.sale_seller_id, amount: share.amount - share.adjusted }]
      : [],
  )
  return { seq, gross: gross - adjusted, sellers }
}

function billOf(
  tranche: StoredTranche,
  line: BilledLine,
  due: AdjustedTranche,
  shares: readonly StoredShare[],
  vatMode: VatMode,
): AdjustedBill {
  const change =
    due.gross === tranche.gross
      ? { ...{ net: 0n, vat: 0n, credit: 0n, refund: 0n }, due: { net: line.net, gross: line.gross } }
      : adjustLine(line, due.gross, vatMode)
  const settled = line.received - line.refunded - change.refund
  const cells = [{ id: null, amount: due.company }, ...due.sellers]
  const own = shares.filter(share => share.tranche_id === tranche.id)
  return {
    ...{ tranche, line, change, gross: due.gross },
    shares: cells.flatMap(({ id, amount }) => {
      const before = own.find(share => share.sale_seller_id === id) ?? null
      if (before === null && amount === 0n) return []
      const billed = before ? before.amount - before.adjusted : 0n
      const releasable =
        id === null ? 0n : releasableOf({ amount, taken: before?.taken ?? 0n }, settled, change.due.gross)
      const paid = before?.paid ?? 0n
      const share: AdjustedShare = {
        ...{ id: before?.id ?? null, tranche_id: tranche.id, sale_seller_id: id },
        ...{ amount, adjusted: amount - billed, releasable, released: before?.released ?? 0n },
        paid: paid < releasable ? paid : releasable,
      }
      return [{ ...share, before }]
    }),
  }
}

/** Each share that becomes different, before and after. */
function changesOf(adjusted: readonly AdjustedTranche[], { shares, tranches, sellers }: StoredCommission) {
  const seqs = [...new Set([...tranches, ...adjusted].map(({ seq }) => seq))].toSorted((a, b) => a - b)
  return seqs.flatMap(seq => {
    const after = adjusted.find(tranche => tranche.seq === seq)
    const now = new Map<string | null, Centavos>([
      [null, after?.company ?? 0n],
      ...(after?.sellers ?? []).map(({ id, amount }) => [id, amount] as const),
    ])
    const was = new Map(
      shares.filter(share => share.seq === seq).map(share => [share.sale_seller_id, share.amount]),
    )
    return [...new Set([...was.keys(), ...now.keys()])].flatMap((id): ShareChange[] => {
      const [before, next] = [was.get(id) ?? 0n, now.get(id) ?? 0n]
      if (before === next) return []
      const seller = id === null ? undefined : sellers.get(id)
      return [
        {
          ...{ seq, sale_seller_id: id, seller_name: seller?.name ?? null },
          level: (seller?.level ?? null) as SellerLevel | null,
          ...{ before: moneyText(before), after: moneyText(next) },
        },
      ]
    })
  })
}

export const overpaidOf = ({ shares }: AdjustedBill) =>
  shares.flatMap(({ before, paid }) =>
    before && before.paid > paid
      ? [{ id: before.id, sale_seller_id: before.sale_seller_id, overpaid: before.paid - paid }]
      : [],
  )

export const sumBills = (bills: readonly AdjustedBill[], of: (bill: AdjustedBill) => Centavos): Centavos =>
  total(bills.map(of))
