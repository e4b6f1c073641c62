import { moneyText, parseMoney, type Centavos } from '@contract/kernel/money'
import { transition } from '@contract/kernel/state-machine'
import { paymentStage, type PaymentStage } from '@contract/modules/sales/payment-stage.rules'
import { spreadPayments } from '@contract/modules/sales/payment-spread.rules'
import { NO_SALE_FACTS } from '@contract/modules/sales/sale-guards.rules'
import { saleMachine } from '@contract/modules/sales/sale-state.rules'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import type { CommissionPort } from '@server/platform/selling/commission-port'
import {
  findCollected,
  findSchedule,
  moveStage,
  writePaid,
  writePaidOff,
  type CollectedSums,
  type LockedSale,
} from '@server/modules/sales/payments/collected-sums.repository'

export type PaymentParts = { commission: CommissionPort }
export type SaleSettlement = {
  collected: Centavos
  stage: PaymentStage
  fully_paid: boolean
  tranches: readonly { seq: number; status: 'eligible' | 'locked' }[]
}

/**
 * What payments move beyond themselves: the sale and its commission are the portal's to write, and sellers of other units
 * have their shares of it and are told. In one piece for all the sales of a command, each locked before by the caller.
 */
export const beyondPayments = asPortal

/**
 * Brings a sale to where its payments leave it: the schedule, the stage, the end, the commission. Nothing is added
 * up on the side: all of it is worked out again from the payments, under the lock of the sale.
 */
export async function settleSale(
  tx: Tx,
  { commission }: PaymentParts,
  sale: LockedSale,
  today: string,
  by: string | null,
): Promise<SaleSettlement> {
  const collected = await findCollected(tx.db, sale.id)
  const rows = await findSchedule(tx.db, sale.id)
  await writePaid(tx.db, sale.id, rows, spreadPayments(rows, collected))
  const stage = stageOf(sale, collected)
  if (stage !== sale.payment_stage) {
    await moveStage(tx.db, sale.id, stage)
    tx.audit({
      action: 'sale.payment_stage',
      entityType: 'sale',
      entityId: sale.id,
      ouId: sale.ou_id,
      diff: { payment_stage: [sale.payment_stage, stage] },
    })
  }
  const fully_paid = await payOff(tx, sale, collected, today, by)
  const isBooked = sale.status === 'booked' || sale.status === 'fully_paid'
  const tranches = isBooked ? await commission.reevaluate(tx, sale.id) : []
  return { collected: collected.principal, stage, fully_paid, tranches }
}

function stageOf(sale: LockedSale, { principal, taken_out_on }: CollectedSums): PaymentStage {
  return paymentStage({
    financing: sale.financing,
    tcp: parseMoney(sale.tcp),
    dp_amount: parseMoney(sale.dp_amount),
    reservation_fee: parseMoney(sale.reservation_fee),
    collected: principal,
    is_taken_out: taken_out_on !== null,
  })
}

/** Asks nobody: it follows from what was collected, by the sale's own machine. */
async function payOff(
  tx: Tx,
  sale: LockedSale,
  { principal, taken_out_on }: CollectedSums,
  today: string,
  by: string | null,
): Promise<boolean> {
  const outcome = transition(saleMachine, {
    from: sale.status,
    trigger: 'pay_off',
    facts: {
      ...NO_SALE_FACTS,
      now: today,
      today,
      tcp: parseMoney(sale.tcp),
      collected_principal: principal,
      taken_out_on,
    },
    may: () => true,
  })
  if (!outcome.done) return false
  await writePaidOff(tx.db, sale, by)
  tx.audit({
    action: 'sale.pay_off',
    entityType: 'sale',
    entityId: sale.id,
    ouId: sale.ou_id,
    diff: { status: [sale.status, outcome.to], collected: [null, moneyText(principal)] },
  })
  return true
}
