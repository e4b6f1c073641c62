import type { Resource } from '@contract/kernel/define-resource'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { transition } from '@contract/kernel/state-machine'
import { buyerPaymentResource } from '@contract/modules/sales/buyer-payment.resource'
import type { CreatePayment } from '@contract/modules/sales/payment.calls'
import { checkPayment, principalOf } from '@contract/modules/sales/payment-entry.rules'
import { paymentMachine, type PaymentTrigger } from '@contract/modules/sales/payment-state.rules'
import { accessWhere, type Condition } from '@server/platform/access/access-where'
import { mayDo, type Actor } from '@server/platform/access/actor'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { fieldProblem, forbidden, notFound, Problem } from '@server/platform/http/problems'
import { createRepository } from '@server/platform/resource/create-repository'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import {
  findReported,
  findSaleOf,
  insertPayments,
  knownNumber,
  lockPayments,
  sayOf,
  type StoredPayment,
} from '@server/modules/sales/payments/payment.repository'
import { saleReach } from '@server/modules/sales/payments/reach'
import { beyondPayments, settleSale, type PaymentParts } from '@server/modules/sales/payments/settle-sale'
import { tellSale } from '@server/modules/sales/records/tell-sale'
import {
  lockSaleOf,
  lockSales,
  type LockedSale,
} from '@server/modules/sales/payments/collected-sums.repository'

export const paymentResource: Resource = buyerPaymentResource
export const payments = createRepository(paymentResource)

export type PaymentCall = { tx: Tx; actor: Actor; parts: PaymentParts }

export type LockedPayment = StoredPayment & { sale: LockedSale }
type PaymentContext = PaymentCall & { record: LockedPayment }

/** The sale is locked, then the payment. */
export async function lockPayment({ db }: Tx, access: Condition, id: string): Promise<LockedPayment> {
  const sale = await lockSaleOf(db, id, access)
  const [payment] = sale ? await lockPayments(db, [id]) : []
  if (!sale || !payment) throw notFound()
  return { ...payment, sale }
}

/** Written down and no more: it counts once somebody else has confirmed it. */
export async function recordPayment({ tx, actor }: PaymentCall, asked: CreatePayment): Promise<string> {
  const [sale] = await lockSales(tx.db, [asked.sale_id], saleReach(actor, 'create'))
  if (!sale) throw fieldProblem('rule_broken', 'sale_id', 'sale_unknown')
  const { sale_id: _sale, amount, applied_interest, applied_penalty, ...rest } = asked
  const entry = {
    ...rest,
    amount: parseMoney(amount),
    interest: parseMoney(applied_interest),
    penalty: parseMoney(applied_penalty),
  }
  const reported = (await findReported(tx.db, [sale.id])).get(sale.id) ?? 0n
  const paying = { ...sale, tcp: parseMoney(sale.tcp), reported }
  refuseBroken(checkPayment(entry, paying, await businessDay(tx.db)))
  const known = await knownNumber(tx.db, sale.id, entry)
  if (known) throw fieldProblem('already_exists', known, 'payment_known')
  const principal = principalOf(entry)
  const [id = ''] = await insertPayments(tx.db, [
    { sale, payment: { ...entry, principal, created_by: actor.userId } },
  ])
  tx.audit({
    action: 'buyer_payment.create',
    entityType: 'buyer_payment',
    entityId: id,
    ouId: sale.ou_id,
    diff: {
      sale_no: [null, sale.sale_no],
      amount: [null, amount],
      applied_principal: [null, moneyText(principal)],
      mode: [null, asked.mode],
      developer_or_no: [null, asked.developer_or_no],
    },
  })
  return id
}

type PaymentMove = { trigger: PaymentTrigger; told_on: string | null; reason: string | null }

/** One step of one payment; then its sale is brought to where that leaves it. */
export async function movePayment(asking: PaymentContext, said: PaymentMove): Promise<void> {
  const { tx, actor, parts, record } = asking
  const { sale, ...payment } = record
  const today = await businessDay(tx.db)
  refuseMove(actor, payment, said, today)
  await carryOut(asking, [payment], said, today)
  const isBounced = said.trigger === 'bounce'
  const isSettled = payment.is_collected || said.trigger === 'verify' || said.trigger === 'clear'
  if (!isBounced && !isSettled) return
  await beyondPayments(tx, async portal => {
    if (isBounced) await tellSale(portal, 'payment.bounced', sale, { by: actor.userId })
    if (isSettled) await settleSale(portal, parts, sale, today, actor.userId)
  })
}

/** Whoever may confirm takes anything out of the sums; the desk takes back what nobody confirmed. */
export async function reversePayment(asking: PaymentContext, reason: string): Promise<void> {
  const { tx, actor, record } = asking
  const mayVerify = mayDo(actor, 'sales.payment.verify')
  const access = accessWhere(actor, mayVerify ? 'verify' : 'create', paymentResource)
  if (!(await findSaleOf(tx.db, record.id, access))) throw notFound()
  await movePayment(asking, { trigger: mayVerify ? 'reverse' : 'take_back', told_on: null, reason })
}

export function refuseMove(actor: Actor, payment: StoredPayment, said: PaymentMove, today: string): void {
  const outcome = transition(paymentMachine, {
    from: payment.status,
    trigger: said.trigger,
    facts: {
      ...payment,
      today,
      told_on: said.told_on,
      reason: said.reason,
      is_own: payment.created_by === actor.userId,
    },
    may: code => mayDo(actor, code),
  })
  if (outcome.done) return
  if (outcome.reason === 'not_permitted') throw forbidden()
  if (outcome.reason === 'wrong_state') throw new Problem('conflict', `payment_${payment.status}`)
  const [missing] = outcome.missing
  throw missing === 'not_own_payment'
    ? new Problem('forbidden', 'own_payment')
    : new Problem('rule_broken', `payment_${missing ?? 'not_ready'}`)
}

export async function carryOut(
  { tx, actor }: Pick<PaymentCall, 'tx' | 'actor'>,
  moved: readonly StoredPayment[],
  { trigger, told_on, reason }: PaymentMove,
  today: string,
): Promise<void> {
  const ids = moved.map(({ id }) => id)
  const by = actor.userId
  const day = told_on ? { cleared_on: told_on } : {}
  switch (trigger) {
    case 'verify':
      await sayOf(tx.db, ids, { verified_by: by, ...day })
      break
    case 'clear':
      await sayOf(tx.db, ids, day)
      break
    case 'bounce':
      await sayOf(tx.db, ids, { bounced_on: told_on ?? today, reason: reason ?? '' })
      break
    case 'take_back':
    case 'reverse':
      await sayOf(tx.db, ids, { reversed_on: today, reversed_by: by, reason: reason ?? '' })
  }
  for (const payment of moved)
    tx.audit({
      action: `buyer_payment.${trigger}`,
      entityType: 'buyer_payment',
      entityId: payment.id,
      ouId: payment.ou_id,
      diff: { status: [payment.status, STATUS_AFTER[trigger]], ...(reason && { reason: [null, reason] }) },
    })
}

const STATUS_AFTER = {
  verify: 'verified',
  clear: 'verified',
  bounce: 'bounced',
  take_back: 'reversed',
  reverse: 'reversed',
} as const satisfies Record<PaymentTrigger, string>
