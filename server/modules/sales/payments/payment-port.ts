import { moneyText, parseMoney } from '@contract/kernel/money'
import { businessDay } from '@server/platform/db/business-day'
import type { CommissionPort } from '@server/platform/selling/commission-port'
import type { PaymentPort } from '@server/platform/selling/payment-port'
import { insertPayments, sayOf } from '@server/modules/sales/payments/payment.repository'
import { settleSale } from '@server/modules/sales/payments/settle-sale'
import { findCollected, lockSales } from '@server/modules/sales/payments/collected-sums.repository'

/** Apart, since commission counts on what was paid, and what is paid moves commission. */
export const paidFacts: Pick<PaymentPort, 'paid'> = {
  async paid(db, saleId) {
    const { principal, interest, penalty, first_paid_on, taken_out_on, has_pdc } = await findCollected(
      db,
      saleId,
    )
    return {
      collected_principal: moneyText(principal),
      total_paid: moneyText(principal + interest + penalty),
      first_paid_on,
      taken_out_on,
      has_pdc,
    }
  },
}

/** What the sale itself asks of its payments. */
export function createPaymentPort(commission: CommissionPort): PaymentPort {
  return {
    async recordReservationFee(tx, fee) {
      const [sale] = await lockSales(tx.db, [fee.sale_id])
      if (!sale) throw new Error('a reservation fee without its sale')
      const amount = parseMoney(fee.amount)
      const [id = ''] = await insertPayments(tx.db, [
        {
          sale,
          payment: {
            paid_on: fee.paid_on,
            amount,
            principal: amount,
            interest: 0n,
            penalty: 0n,
            source: 'developer_report',
            mode: 'cash',
            developer_or_no: fee.developer_or_no,
            cheque_no: null,
            remarks: null,
            // Written by the reservation, and confirmed by whoever held the receipt against it.
            created_by: null,
          },
        },
      ])
      if (fee.by) await sayOf(tx.db, [id], { verified_by: fee.by })
      tx.audit({
        action: 'buyer_payment.create',
        entityType: 'buyer_payment',
        entityId: id,
        ouId: sale.ou_id,
        diff: { sale_no: [null, sale.sale_no], amount: [null, fee.amount], status: [null, 'verified'] },
      })
      await settleSale(tx, { commission }, sale, await businessDay(tx.db), fee.by)
    },
    ...paidFacts,
    async settle(tx, saleId, by) {
      const [sale] = await lockSales(tx.db, [saleId])
      if (sale) await settleSale(tx, { commission }, sale, await businessDay(tx.db), by)
    },
  }
}
