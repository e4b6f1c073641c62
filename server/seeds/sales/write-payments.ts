import { addDays, type DateText } from '@contract/kernel/dates'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import type { CreatePayment } from '@contract/modules/sales/payment.calls'
import type { PaymentMode } from '@contract/modules/sales/payment-state.rules'
import { lockPayment, movePayment, recordPayment } from '@server/modules/sales/payments/payment.service'
import { ALWAYS } from '@server/platform/access/access-where'
import type { DemoDesk } from '@server/seeds/sales/demo-desk'
import { findDue, type DueRow } from '@server/seeds/sales/demo-sales.repository'
import { oneOf } from '@server/seeds/sales/scatter'
import type { SalePlan } from '@server/seeds/sales/sale-plans'

/** What came in within so many days, accounting has yet to look at. */
const UNSEEN_DAYS = 4
const NO_FUNDS = 'Drawn against insufficient funds'

type Payment = { on: DateText; principal: string; interest: string; mode: PaymentMode; no: string }

async function record(desk: DemoDesk, sale_id: string, payment: Payment): Promise<string> {
  const { on, principal, interest, mode, no } = payment
  const isCheque = mode === 'check'
  await desk.setDay(on)
  return recordPayment({ tx: desk.tx, actor: desk.desk, parts: desk.parts }, {
    sale_id,
    paid_on: on,
    mode,
    source: isCheque ? 'buyer_proof' : 'developer_report',
    remarks: null,
    amount: moneyText(parseMoney(principal) + parseMoney(interest)),
    applied_interest: interest,
    applied_penalty: '0.00',
    developer_or_no: isCheque ? null : `OR-${no}`,
    cheque_no: isCheque ? no : null,
  } satisfies CreatePayment)
}

async function verify(desk: DemoDesk, id: string, payment: Payment): Promise<void> {
  if (payment.on > addDays(desk.today, -UNSEEN_DAYS)) return
  const told_on = payment.mode === 'check' ? payment.on : null
  await movePayment(await booksOf(desk, id), { trigger: 'verify', told_on, reason: null })
}

const booksOf = async ({ tx, books, parts }: DemoDesk, id: string) => ({
  tx,
  actor: books,
  parts,
  record: await lockPayment(tx, ALWAYS, id),
})

/** Several instalments handed over at once, on the day on which the first of them is due. */
function together(rows: readonly DueRow[], atOnce: number): DueRow[] {
  const sums: DueRow[] = []
  for (let start = 0; start < rows.length; start += atOnce) {
    const part = rows.slice(start, start + atOnce)
    const [first] = part
    if (!first) continue
    const sum = (name: 'principal' | 'interest') => moneyText(total(part.map(row => parseMoney(row[name]))))
    sums.push({ ...first, principal: sum('principal'), interest: sum('interest') })
  }
  return sums
}

/** All that falls due on a day of these, and who is behind leaves out the last; a cheque may bounce and be made good. */
export async function payDue(
  desk: DemoDesk,
  saleId: string,
  { index, atOnce, behind, bounces }: SalePlan,
  { from, until }: { from: DateText; until: DateText },
): Promise<void> {
  const all = await findDue(desk.tx.db, saleId)
  const due = all.filter(({ due_date }) => due_date > from && due_date <= until)
  const paid = until >= desk.today && behind > 0 ? due.slice(0, -behind) : due
  for (const [place, row] of together(paid, atOnce).entries()) {
    const isTakeout = row.kind === 'balance' && all.at(-1)?.due_date === row.due_date && all.length > 2
    const mode = isTakeout
      ? 'loan_takeout'
      : oneOf(index + place, 'mode', ['bank_transfer', 'check', 'cash'] as const)
    const no = `${String(410_000 + index * 40 + place)}${row.due_date.slice(5, 7)}`
    const payment: Payment = { on: row.due_date, ...row, mode: lendable(mode, row), no }
    const id = await record(desk, saleId, payment)
    if (payment.mode !== 'check' || !bounces || place % 3 !== 1) {
      await verify(desk, id, payment)
      continue
    }
    const told_on = await desk.setDay(addDays(payment.on, 4))
    await movePayment(await booksOf(desk, id), { trigger: 'bounce', told_on, reason: NO_FUNDS })
    if (addDays(payment.on, 9) > until) continue
    const again: Payment = { ...payment, on: addDays(payment.on, 9), mode: 'bank_transfer', no: `${no}A` }
    await verify(desk, await record(desk, saleId, again), again)
  }
}

/** Cash over the counter is for small sums. */
const lendable = (mode: PaymentMode, { principal }: DueRow): PaymentMode =>
  mode === 'cash' && parseMoney(principal) > 10_000_000n ? 'bank_transfer' : mode
