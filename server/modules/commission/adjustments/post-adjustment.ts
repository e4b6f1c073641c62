import { moneyText, type Centavos } from '@contract/kernel/money'
import { POSTING } from '@contract/modules/accounting/posting.rules'
import { accruedShares } from '@contract/modules/commission/statement.rules'
import type { Tx } from '@server/platform/db/transaction'
import { postEntry } from '@server/platform/ledger/post-entry'
import {
  sumBills,
  type AdjustedBill,
  type AdjustmentPlan,
  type StoredCommission,
} from '@server/modules/commission/adjustments/plan-adjustment'
import type { CountedCommission } from '@contract/modules/commission/count-commission.rules'
import type { Waiver } from '@server/modules/commission/credits/credit.repository'

export type AdjustedSale = {
  commission: { id: string; ou_id: string; sale_id: string; gross_amount: string }
  sale_no: string
  counted: CountedCommission
  cause: 'amendment' | 'correction' | 'credit'
  reason: string
  by: string | null
  /** What was agreed to: an amendment of the sale, a correction of its shares or a credit. */
  source_id: string
  /** What a credit gives up; the terms of the sale stay as they are. */
  waiver?: Waiver
}

/** What of billed commission is owed to whom now; nothing where nothing that is in the books became different. */
export async function postAdjustment(
  tx: Tx,
  sale: AdjustedSale,
  { plan: { bills }, stored, on }: { plan: AdjustmentPlan; stored: StoredCommission; on: string },
): Promise<string | null> {
  const { commission, sale_no, counted } = sale
  const [first] = bills
  if (!first) return null
  const sum = (of: (bill: AdjustedBill) => Centavos) => sumBills(bills, of)
  const overrides = new Set<string>(
    counted.scheme.levels.filter(({ is_override }) => is_override).map(({ level }) => level),
  )
  const shares = bills.flatMap(bill =>
    bill.shares.flatMap(share => {
      const seller = stored.sellers.get(share.sale_seller_id ?? '')
      const amount = accruedNow(bill, share) - accruedBefore(bill, share)
      if (!seller || amount === 0n) return []
      const { seller_id, level } = seller
      return [
        { seller_id, is_override: overrides.has(level), is_incentive: false, amount: moneyText(amount) },
      ]
    }),
  )
  const lines = POSTING.commission_adjusted({
    developer: { party_type: 'developer', party_id: first.line.developer_id },
    earned: sum(({ line, change }) => (line.is_deferred ? 0n : change.net)),
    deferred: sum(({ line, change }) => (line.is_deferred ? change.net : 0n)),
    vat: sum(({ change }) => change.vat),
    credited: sum(({ change }) => change.credit),
    refund: sum(({ change }) => change.refund),
    shares: accruedShares(shares),
  })
  if (lines.length === 0) return null
  const [entry] = await postEntry(tx, {
    ouId: commission.ou_id,
    date: on,
    memo: sale_no,
    ...eventOf(sale),
    lines,
  })
  return entry?.id ?? null
}

/** A credit is a document of its own; what changes the sale is told by the sale. */
function eventOf({ commission, source_id, waiver }: AdjustedSale) {
  if (!waiver)
    return {
      source: { type: 'sale', id: commission.sale_id },
      key: `commission_adjusted:${commission.id}:${source_id}`,
    } as const
  const key = `commission_credit:${source_id}:${waiver.amount > 0n ? 'post' : 'void'}`
  return { source: { type: 'commission_credit', id: source_id }, key } as const
}

type Share = AdjustedBill['shares'][number]
const accruedNow = ({ line }: AdjustedBill, { amount, releasable }: Share): Centavos =>
  line.is_deferred ? releasable : amount
const accruedBefore = ({ line }: AdjustedBill, { before }: Share): Centavos =>
  (line.is_deferred ? before?.releasable : before?.amount) ?? 0n
