import { moneyText, parseMoney } from '@contract/kernel/money'
import { parseRate } from '@contract/kernel/rates'
import type { CancelSale } from '@contract/selling/sale.calls'
import { splitReservationFee } from '@contract/modules/sales/reservation.rules'
import { moveSale } from '@server/modules/sales/records/move-sale'
import type { SaleParts } from '@server/modules/sales/records/sale-parts'
import type { StoredSale } from '@server/modules/sales/records/sale.repository'
import type { Caller } from '@server/platform/access/caller'

/** Of a reservation fee half goes back within a month; a project may come to have its own rule. */
const REFUND_POLICY = { within_days: 30, refund_rate: parseRate('50') }

export const cancelFacts = (asked: CancelSale) => ({
  reason: asked.note,
  maceda_acknowledged: asked.maceda_acknowledged,
  developer_notice_no: asked.developer_notice_no,
})

type SaleEnd = {
  asked: CancelSale
  to: 'cancelled' | StoredSale['status']
  by: string | null
  facts: { now: string; today: string; seller_employee_ids: readonly string[] }
}

/** Unit free, lead back at work, fee split, nothing earned any more. */
export async function endSale(
  caller: Pick<Caller, 'tx'>,
  parts: SaleParts,
  sale: StoredSale,
  { asked, to, by, facts }: SaleEnd,
): Promise<void> {
  const { reservation_date: reserved_on, reservation_fee } = sale
  const split = splitReservationFee(
    { fee: parseMoney(reservation_fee), reserved_on, cancelled_on: facts.today },
    REFUND_POLICY,
  )
  await moveSale(caller, parts, {
    sale,
    trigger: 'cancel',
    to,
    changes: {
      cancelled_at: facts.now,
      cancel_kind: asked.kind,
      cancel_reason_code: asked.reason_code,
      cancel_note: asked.note,
      developer_notice_no: asked.developer_notice_no,
      // What a booked buyer gets back is the law's matter, and shown in the panel.
      ...(sale.status === 'reserved'
        ? { rf_refunded: moneyText(split.refunded), rf_forfeited: moneyText(split.forfeited) }
        : {}),
    },
    employee_ids: facts.seller_employee_ids,
    by,
    note: asked.note,
    follow: portal => parts.commission.cancel(portal, sale.id, asked.note),
  })
}
