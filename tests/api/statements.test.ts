import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MOST_STATEMENT_LINES } from '@contract/modules/commission/statement-line'
import type { Statement } from '@contract/modules/commission/statement.document'
import { insertLines } from '@server/modules/commission/statements/statement.repository'
import { startApi, type TestApi } from '@tests/support/api'
import { unitId } from '@tests/api/attacks/people.support'
import { transactionCalls } from '@tests/api/commission-transactions.support'
import { done, sellingDesk, type SellingDesk } from '@tests/api/sales.support'
import {
  billingDesk,
  statementCalls,
  STATEMENTS,
  type BillingDesk,
  type StatementCalls,
} from '@tests/api/statements.support'

let api: TestApi
let house: SellingDesk
let billing: BillingDesk
let accounting: StatementCalls
let today: string
beforeAll(async () => {
  api = await startApi()
  house = await sellingDesk(api)
  billing = await billingDesk(house)
  ;({ accounting, today } = billing)
})
afterAll(() => api.close())

const states = async (saleId: string) =>
  new Set(
    (await transactionCalls(house.accounting).of(saleId))
      .filter(({ seq }) => seq === 1)
      .map(({ state }) => state),
  )

describe('a statement of account', () => {
  it('EX-10 bills a tranche with VAT, and what comes in after the tax that the developer withholds', async () => {
    const draft = await billing.draftOf((await billing.goldenSale()).id)
    expect(draft).toMatchObject({
      status: 'draft',
      number: null,
      net_amount: '75242.99',
      vat_amount: '9029.16',
      gross_amount: '84272.15',
      expected_ewt: '7524.30',
      collectible: '76747.85',
    })
  })

  it('EX-34 sent, it posts income, VAT and the shares of the sellers, and its tranches are billed', async () => {
    const sale = await billing.goldenSale()
    const statement = await billing.sent(sale.id)
    expect(statement).toMatchObject({ status: 'sent', statement_on: today, service_invoice_no: 'SI-1' })
    expect(statement.number).toMatch(/^SOA-CEB-\d{4}-\d{6}$/)
    const { rows } = await sql<{ code: string; debit: string; credit: string }>`
      select a.code, sum(l.debit)::text as debit, sum(l.credit)::text as credit
      from journal_line l join account a on a.id = l.account_id where l.entry_id = ${statement.entry_id}
      group by a.code order by a.code`.execute(house.db)
    expect(rows).toEqual([
      { code: '1110', debit: '84272.15', credit: '0.00' },
      { code: '2020', debit: '0.00', credit: '61448.45' },
      { code: '2030', debit: '0.00', credit: '9029.16' },
      { code: '4010', debit: '0.00', credit: '75242.99' },
      { code: '5010', debit: '43891.74', credit: '0.00' },
      { code: '5020', debit: '17556.71', credit: '0.00' },
    ])
    expect(await states(sale.id)).toEqual(new Set(['billed']))
  })

  it('is written with as many lines as it may have', async () => {
    const { id, ou_id, developer_id, lines } = await billing.sent((await billing.goldenSale()).id)
    const many = Array.from({ length: MOST_STATEMENT_LINES }, () => ({
      ...lines[0]!,
      tranche_id: crypto.randomUUID(),
    }))
    const tx = await house.db.startTransaction().execute()
    try {
      // Their tranches are not there, which no database of a test has so many of.
      await sql`alter table statement_line drop constraint statement_line_ou_id_tranche_id_fkey`.execute(tx)
      await insertLines(tx, { id, ou_id, developer_id } as Statement, many, false)
      const { rows } = await sql<{ count: number; last: number }>`
        select count(*)::int as count, max(seq) as last from statement_line where statement_id = ${id}`.execute(
        tx,
      )
      expect(rows[0]).toEqual({ count: MOST_STATEMENT_LINES + 1, last: MOST_STATEMENT_LINES })
    } finally {
      await tx.rollback().execute()
    }
  })

  it('claims its tranches when it is submitted, so that another cannot bill them as well', async () => {
    const sale = await billing.goldenSale()
    const [first, second] = [await billing.draftOf(sale.id), await billing.draftOf(sale.id)]
    expect((await accounting.command(first, 'submit')).status).toBe(200)
    const late = await accounting.command(second, 'submit')
    expect(late.status).toBe(422)
    expect(late.body.fields).toMatchObject([{ path: 'tranche_ids', code: 'statement_line_not_billable' }])
    const { lines, waiting } = (await accounting.billable(billing.asked())).body.data
    expect(lines.filter(line => line.sale_id === sale.id)).toEqual([])
    expect(waiting.find(line => line.sale_id === sale.id)).toMatchObject({ because: 'claimed' })
  })

  it('withdrawn, it gives its tranches back', async () => {
    const sale = await billing.goldenSale()
    const submitted = done(await accounting.command(await billing.draftOf(sale.id), 'submit'))
    done(await accounting.command(submitted, 'withdraw'))
    expect((await billing.draftOf(sale.id)).gross_amount).toBe('84272.15')
  })

  it('is refused when a line can no longer be billed, and goes on once its lines are refreshed', async () => {
    const [kept, held] = [await billing.goldenSale(), await billing.goldenSale()]
    const { lines } = (await accounting.billable(billing.asked())).body.data
    const own = lines.filter(({ sale_id }) => sale_id === kept.id || sale_id === held.id)
    const tranche_ids = own.map(({ tranche_id }) => tranche_id)
    const draft = await accounting.drafted({ ...billing.asked(), tranche_ids })
    const transactions = transactionCalls(house.accounting)
    await transactions.hold(await transactions.one(held.id, house.at('AGENT').id))
    expect((await accounting.command(draft, 'submit')).status).toBe(422)
    const refreshed = done(await accounting.command(draft, 'refresh'))
    expect(refreshed).toMatchObject({ status: 'draft', gross_amount: '84272.15' })
    expect((await accounting.command(refreshed, 'submit')).status).toBe(200)
  })

  it('is not sent with a tranche that somebody put on hold meanwhile', async () => {
    const sale = await billing.goldenSale()
    const statement = await billing.approved(sale.id)
    const transactions = transactionCalls(house.accounting)
    await transactions.hold(await transactions.one(sale.id, house.at('AGENT').id))
    const refused = await accounting.command(statement, 'send', { statement_on: today })
    expect(refused.body).toMatchObject({ code: 'rule_broken' })
    expect(refused.status).toBe(422)
    expect((await accounting.get(statement.id)).entry_id).toBe(null)
  })

  it('voided, it leaves the mirror of its entry, keeps its number, and its tranches may be billed again', async () => {
    const sale = await billing.goldenSale()
    const statement = await billing.sent(sale.id)
    const voided = done(
      await accounting.command(statement, 'void', { reason: 'Billed to the wrong project.' }),
    )
    expect(voided).toMatchObject({ status: 'voided', number: statement.number })
    const { rows } = await sql<{ open: string }>`
      select sum(l.debit - l.credit)::text as open from journal_line l join account a on a.id = l.account_id
      where a.code = '1110' and l.party_id = ${statement.developer_id} and l.entry_id in (
        select id from journal_entry where id = ${statement.entry_id} or reversal_of_id = ${statement.entry_id})`.execute(
      house.db,
    )
    expect(rows).toEqual([{ open: '0.00' }])
    expect(await states(sale.id)).toEqual(new Set(['eligible']))
    expect((await billing.sent(sale.id)).gross_amount).toBe('84272.15')
  })

  it('keeps a sale from being cancelled while it waits to be sent or is disputed, and no longer', async () => {
    const sale = await billing.goldenSale()
    const approved = await billing.approved(sale.id)
    const cancel = async () =>
      house.admin.cancel(await house.desk.fresh(sale.id), {
        maceda_acknowledged: true,
        developer_notice_no: 'DN-1',
      })
    const refused = await cancel()
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('not sent yet')])
    const sent = done(
      await accounting.command(approved, 'send', { statement_on: today, service_invoice_no: null }),
    )
    const reason = 'Unit 3 was not paid.'
    const disputed = done(await accounting.command(sent, 'dispute', { reason }))
    expect((await cancel()).status).toBe(409)
    done(await accounting.command(disputed, 'settle-dispute', { settlement: reason }))
    expect((await cancel()).status).toBe(200)
  })

  it('is acknowledged, disputed and settled by who may, and printed as a PDF', async () => {
    const statement = await billing.sent((await billing.goldenSale()).id)
    const acknowledged = done(
      await accounting.command(statement, 'acknowledge', {
        acknowledged_on: today,
        acknowledged_by: 'Liza Ramos',
      }),
    )
    const disputed = done(
      await accounting.command(acknowledged, 'dispute', { reason: 'Unit 3 was not paid.' }),
    )
    expect((await accounting.command(disputed, 'void', { reason: 'Not possible now.' })).status).toBe(409)
    expect(
      done(await accounting.command(disputed, 'settle-dispute', { settlement: 'It was paid on Friday.' }))
        .status,
    ).toBe('sent')
    const pdf = await house.accounting.get(`${STATEMENTS}/${statement.id}/statement.pdf`)
    expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-'])
  })

  it('nobody approves what they generated, agents generate nothing, and units see their own', async () => {
    const sale = await billing.goldenSale()
    const own = statementCalls(house.admin.client)
    expect((await own.draft(billing.asked())).status).toBe(403)
    const agent = statementCalls(house.agent.client)
    expect((await agent.draft(billing.asked())).status).toBe(403)
    expect((await agent.billable(billing.asked())).status).toBe(403)
    const desk = statementCalls(house.desk.client)
    const foreign = await desk.billable({
      ...billing.asked(),
      ou_id: await unitId(house.api, 'DVO'),
    })
    expect(foreign.status).toBe(404)
    const draft = await billing.draftOf(sale.id)
    expect((await desk.command(draft, 'send', { statement_on: today })).status).toBe(403)
  })
})
