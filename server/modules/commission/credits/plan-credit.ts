import { moneyText } from '@contract/kernel/money'
import { countCommission, type CountedCommission } from '@contract/modules/commission/count-commission.rules'
import type { CreditPreview } from '@contract/modules/commission/credit-preview'
import type { Db } from '@server/platform/db/database'
import { notFound, Problem } from '@server/platform/http/problems'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { SaleSellersPort } from '@server/platform/selling/sale-sellers-port'
import { changesEarned } from '@server/modules/commission/adjustments/adjust-commission'
import { readStored } from '@server/modules/commission/adjustments/coming-adjustment'
import {
  planAdjustment,
  waiving,
  type AdjustedBill,
  type AdjustmentPlan,
  type StoredCommission,
} from '@server/modules/commission/adjustments/plan-adjustment'
import { findCommission, standingOf } from '@server/modules/commission/commission.repository'
import { findStatementNumbers, type Waiver } from '@server/modules/commission/credits/credit.repository'
import type { SoldSale } from '@server/platform/selling/commission-port'

type Commission = NonNullable<Awaited<ReturnType<typeof findCommission>>>
/** A booked sale with what its commission is now; a credit leaves the terms as they are. */
export type BilledSale = {
  sale: SoldSale
  sale_no: string
  commission: Commission
  counted: CountedCommission
  stored: StoredCommission
  /** The number of each statement that bills it. */
  numbers: ReadonlyMap<string, string>
}
export type CreditPlan = { bill: AdjustedBill; statement_no: string; changes: AdjustmentPlan['changes'] }

export async function findBilledSale(db: Db, port: SaleSellersPort, saleId: string): Promise<BilledSale> {
  const sale = await port.find(db, saleId)
  if (!sale) throw notFound()
  const commission = await findCommission(db, saleId)
  const standing = await standingOf(db, saleId)
  if (commission?.status === 'cancelled') throw new Problem('rule_broken', 'credit_sale_ended')
  if (commission?.status !== 'locked' || !standing?.snapshot)
    throw new Problem('rule_broken', 'credit_not_billed')
  const stored = await readStored(db, commission.id, sale)
  const numbers = await findStatementNumbers(
    db,
    stored.lines.map(({ statement_id }) => statement_id),
  )
  const counted = countCommission(standing.snapshot, sale)
  return { sale, sale_no: standing.sale_no, commission, counted, stored, numbers }
}

/** What a credit would change: nothing is written here. */
export function planCredit({ counted, stored, numbers }: BilledSale, waiver: Waiver): CreditPlan {
  const plan = planAdjustment(counted, waiving(stored, waiver))
  const bill = plan.bills.find(({ tranche }) => tranche.id === waiver.tranche_id)
  if (!bill) return refuseBroken([{ path: 'tranche_id', code: 'credit_not_billed' }])
  if (waiver.amount <= 0n || bill.tranche.gross - bill.gross !== waiver.amount)
    refuseBroken([{ path: 'amount', code: 'credit_above_due' }])
  if (changesEarned(plan)) throw new Problem('conflict', 'commission_earned_on_collection')
  return { bill, statement_no: numbers.get(bill.line.statement_id) ?? '', changes: plan.changes }
}

/** What a credit keeps of its plan. */
export const creditValues = ({ bill, statement_no, changes }: CreditPlan) => ({
  ...{ statement_no, changes, seq: bill.tranche.seq, developer_id: bill.line.developer_id },
  gross_amount: moneyText(bill.change.net + bill.change.vat),
})

export const billedTranches = ({ stored, numbers }: BilledSale): CreditPreview['tranches'] =>
  stored.tranches.flatMap(({ id, seq, gross }) => {
    const line = stored.lines.find(({ tranche_id }) => tranche_id === id)
    if (!line) return []
    const { statement_id, received, refunded } = line
    return [
      {
        ...{ tranche_id: id, seq, statement_no: numbers.get(statement_id) ?? '' },
        ...{ due: moneyText(gross), gross: moneyText(line.gross), paid: moneyText(received - refunded) },
      },
    ]
  })

export const changeOf = ({ bill: { change }, changes }: CreditPlan): CreditPreview['change'] => ({
  ...{ net: moneyText(change.net), vat: moneyText(change.vat), gross: moneyText(change.net + change.vat) },
  ...{ unpaid: moneyText(change.credit), refund: moneyText(change.refund), changes: [...changes] },
})
