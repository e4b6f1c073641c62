import { sql } from 'kysely'
import { moneyText, parseMoney } from '@contract/kernel/money'
import type { PaymentRow } from '@contract/modules/sales/buyer-payment.resource'
import { paymentCalls, nextReceipt } from '@tests/api/sale-payments.support'
import { transactionCalls } from '@tests/api/commission-transactions.support'
import { done, receipt, type SellingDesk } from '@tests/api/sales.support'
import { pdf } from '@tests/api/files-samples.support'
import { fileCall } from '@tests/support/multipart'

const REASON = { reason: 'The bank returned it.' }
type Mode = 'bank_transfer' | 'cleared_check' | 'check'

/** Buyers pay, cheques clear and bounce, documents come in, sales come back: each refused or carried out as it falls. */
export async function commissionBuyers(house: SellingDesk) {
  const { db, desk, admin } = house
  const reported = paymentCalls(desk.client)
  const confirmed = paymentCalls(house.accounting)
  const shares = transactionCalls(house.accounting)
  const { rows } = await sql<{ id: string }>`
    insert into document_requirement (code, name, mandatory_for, kept_with, is_active)
    values ('T-WALK', 'Proof of income', 'booking', 'sale', false) returning id`.execute(db)
  const requirement = rows[0]?.id ?? ''

  /** What the price still asks for. */
  async function leftOf(saleId: string): Promise<bigint> {
    const found = await sql<{ open: string }>`
      select (s.tcp - coalesce((select sum(p.applied_principal) from buyer_payment p where p.sale_id = s.id
        and p.status in ('reported', 'verified')), 0))::numeric(16,2)::text as open from sale s where s.id = ${saleId}`.execute(
      db,
    )
    return parseMoney(found.rows[0]?.open ?? '0.00')
  }

  async function pay(saleId: string, percent: number, by: Mode): Promise<PaymentRow | null> {
    const amount = ((await leftOf(saleId)) * BigInt(percent)) / 100n
    if (amount <= 0n) return null
    const paid_on = await house.today()
    const isCheque = by !== 'bank_transfer'
    const answer = await reported.record(saleId, {
      ...{ paid_on, amount: moneyText(amount), developer_or_no: nextReceipt() },
      ...(isCheque ? { mode: 'check', cheque_no: receipt() } : { mode: 'bank_transfer' }),
    })
    if (answer.status !== 201) return null
    const told = by === 'cleared_check' ? { cleared_on: paid_on } : {}
    return done(await confirmed.command(answer.body.data, 'verify', told))
  }

  const paymentNow = async ({ id }: PaymentRow) =>
    done(
      await house.accounting.get<{ data: PaymentRow; code: string; message: string }>(
        `/api/v1/sales/payments/${id}`,
      ),
    )

  async function returned(payment: PaymentRow): Promise<unknown> {
    const row = await paymentNow(payment)
    return row.mode === 'check'
      ? confirmed.command(row, 'bounce', { ...REASON, bounced_on: await house.today() })
      : confirmed.command(row, 'reverse', REASON)
  }
  const cleared = async (payment: PaymentRow) =>
    confirmed.command(await paymentNow(payment), 'clear', { cleared_on: await house.today() })

  /** From now on the sale waits for a document, as after a change of what is asked for. */
  async function needPaper(saleId: string): Promise<void> {
    await sql`insert into sale_document (ou_id, sale_id, requirement_id, buyer_id)
      select ou_id, id, ${requirement}, buyer_id from sale where id = ${saleId}`.execute(db)
    await sql`update sale set documents_complete_at = null where id = ${saleId}`.execute(db)
  }

  async function decidePaper(saleId: string, verdict: 'verify' | 'reject'): Promise<void> {
    const paper = (await desk.detail(saleId)).documents.find(({ code }) => code === 'T-WALK')
    if (!paper) return
    const url = `/api/v1/sales/records/${saleId}/attachments`
    const file = await house.agent.client.post<{ data: { id: string } }>(url, ...fileCall('income.pdf', pdf))
    if (file.status !== 201) return
    await house.agent.onDocument(saleId, paper.id, 'submit', { attachment_id: file.body.data.id })
    await desk.onDocument(
      saleId,
      paper.id,
      verdict,
      verdict === 'reject' ? { reason: 'It cannot be read.' } : {},
    )
  }

  /** The buyer comes back, and the sale is booked again where it may be. */
  async function reinstated(saleId: string): Promise<boolean> {
    const again = await admin.command(await desk.fresh(saleId), 'reinstate', { reason: 'The buyer is back.' })
    if (again.status !== 200) return false
    await desk.book(await desk.fresh(saleId), await house.today())
    return true
  }

  /** Held, and let go where it is held. */
  async function holdOrLetGo(saleId: string, seq: number): Promise<unknown> {
    const share = (await shares.of(saleId)).find(each => each.seq === seq + 1)
    if (!share) return undefined
    return share.state === 'on_hold' ? shares.letGo(share) : shares.hold(share)
  }
  return { pay, returned, cleared, needPaper, decidePaper, reinstated, holdOrLetGo }
}
