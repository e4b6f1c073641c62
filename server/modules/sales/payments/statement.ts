import { moneyText, parseMoney } from '@contract/kernel/money'
import { triggersFrom } from '@contract/kernel/state-machine'
import type { SaleStatement, StatementPayment } from '@contract/modules/sales/payment.calls'
import { isCheque, paymentMachine } from '@contract/modules/sales/payment-state.rules'
import { daysLate, dueState, lateAmount, nextDue } from '@contract/modules/sales/statement.rules'
import { isEnded, LIVE_SALE_STATUSES } from '@contract/modules/sales/sale-status'
import { mayDo, type Actor } from '@server/platform/access/actor'
import { businessDay } from '@server/platform/db/business-day'
import type { Db } from '@server/platform/db/database'
import { notFound } from '@server/platform/http/problems'
import { findOfSale, type StoredPayment } from '@server/modules/sales/payments/payment.repository'
import { saleReach } from '@server/modules/sales/payments/reach'
import {
  findCollected,
  findSale,
  findSchedule,
} from '@server/modules/sales/payments/collected-sums.repository'
import { findNames } from '@server/modules/sales/payments/statement.repository'

/** Price, schedule, payments and what is left, as of today; the paper and the screen are made of the same. */
export async function statementOf(db: Db, actor: Actor, saleId: string): Promise<SaleStatement> {
  const sale = await findSale(db, saleId, saleReach(actor, 'view'))
  if (!sale) throw notFound()
  const today = await businessDay(db)
  const names = await findNames(db, sale)
  const collected = await findCollected(db, sale.id)
  const rows = (await findSchedule(db, sale.id)).map(row => ({
    ...row,
    amount: row.principal + row.interest,
  }))
  const payments = await findOfSale(db, sale.id)
  const tcp = parseMoney(sale.tcp)
  const late = lateAmount(rows, today)
  const next = nextDue(rows, today)
  // Of a sale that has ended nothing is asked any more, whatever its schedule said.
  const hasEnded = isEnded(sale.status)
  const isLive = LIVE_SALE_STATUSES.includes(sale.status)
  return {
    sale: { ...sale, ...names },
    as_of: today,
    collected: moneyText(collected.principal),
    waiting: moneyText(
      payments
        .filter(
          ({ status, is_collected }) => !is_collected && (status === 'reported' || status === 'verified'),
        )
        .reduce((sum, { applied_principal }) => sum + parseMoney(applied_principal), 0n),
    ),
    interest_paid: moneyText(collected.interest),
    penalty_paid: moneyText(collected.penalty),
    balance: moneyText(tcp - collected.principal),
    late: moneyText(isLive ? late.amount : 0n),
    late_count: isLive ? late.count : 0,
    next_due: isLive && next ? { due_date: next.due_date, amount: moneyText(next.amount) } : null,
    fell_short: sale.status === 'fully_paid' && collected.principal < tcp && collected.taken_out_on === null,
    schedule: rows.map(row => ({
      seq: row.seq,
      kind: row.kind,
      due_date: row.due_date,
      amount: moneyText(row.amount),
      principal: moneyText(row.principal),
      interest: moneyText(row.interest),
      paid_amount: moneyText(row.paid),
      open_amount: moneyText(hasEnded ? 0n : row.amount - row.paid),
      state: dueState(row, today),
      days_late: hasEnded ? 0 : daysLate(row, today),
    })),
    payments: withBalance(payments, tcp, actor),
    may: { record: isLive && mayDo(actor, 'sales.payment.create') },
  }
}

function withBalance(payments: readonly StoredPayment[], tcp: bigint, actor: Actor): StatementPayment[] {
  let balance = tcp
  return payments.map(payment => {
    if (payment.is_collected) balance -= parseMoney(payment.applied_principal)
    return {
      ...payment,
      balance: payment.is_collected ? moneyText(balance) : null,
      actions: actionsOf(payment, actor),
    }
  })
}

/** What the caller may do with it now; the desk's way is offered where the wider one is not. */
function actionsOf(payment: StoredPayment, actor: Actor): StatementPayment['actions'] {
  const isOwn = payment.created_by === actor.userId
  const offered = triggersFrom(paymentMachine, payment.status, code => mayDo(actor, code))
  return offered.filter(trigger => {
    if (trigger === 'verify') return !isOwn
    if (trigger === 'clear') return !isOwn && isCheque(payment.mode) && payment.cleared_on === null
    if (trigger === 'bounce') return isCheque(payment.mode)
    return trigger !== 'take_back' || !offered.includes('reverse')
  })
}
