import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { VerifiedDocument } from '@contract/kernel/document-seal'
import type { DevelopersLedger } from '@contract/modules/collection/developers-ledger'
import { drawStatement } from '@server/modules/commission/statements/draw-statement'
import { mailMemo } from '@server/modules/commission/memos/mail-memo'
import { inTransaction } from '@server/platform/db/transaction'
import { PUBLIC_URL, startApi, type TestApi } from '@tests/support/api'
import { adjustmentDesk, type AdjustmentDesk } from '@tests/api/adjustments.support'
import { EXTERNAL, mailedTokens, statementMails } from '@tests/api/statement-links.support'
import { STATEMENTS } from '@tests/api/statements.support'

let api: TestApi
let desk: AdjustmentDesk
let mails: Awaited<ReturnType<typeof statementMails>>
beforeAll(async () => {
  api = await startApi()
  desk = await adjustmentDesk(api)
  mails = await statementMails(api, desk.house, desk.billing)
})
afterAll(() => api.close())

const memosOf = async (id: string) => (await mails.mailing({ id })).memos
/** What the worker does with the job of a memo. */
const mailed = (id: string) =>
  inTransaction(api.database, { identity: { role: 'system' } }, tx => mailMemo(tx, id, PUBLIC_URL))
const sealOf = async (id: string) => {
  const { rows } = await sql<{ code: string; status: string }>`
    select code, status from document_seal where kind = 'statement_memo' and subject = ${id}`.execute(
    api.database.db,
  )
  return rows[0]
}
const print = (statement: string, memo: string) =>
  desk.house.accounting.get(`${STATEMENTS}/${statement}/memos/${memo}/memo.pdf`)
/** The golden deal with everything billed, so that whatever changes of it changes a bill. */
const billedWhole = async () => {
  const { id } = await desk.billing.goldenSale()
  await desk.openAll(id)
  const statement = await desk.billing.sent(id)
  return { id, statement }
}

describe('A credit memo', () => {
  it('EX-16 is issued for a cancelled sale, with net, VAT and tax of the lines and a number of its own', async () => {
    const { row } = await mails.mailed()
    const saleId = row.lines[0]?.sale_id ?? ''
    await desk.cancelled(saleId)
    const [memo, ...others] = await memosOf(row.id)
    expect(others).toEqual([])
    expect(memo).toMatchObject({
      ...{ kind: 'credit_memo', status: 'issued', mirror: null },
      ...{ net_amount: '75242.99', vat_amount: '9029.16', gross_amount: '84272.15', ewt_amount: '7524.30' },
      ...{ unpaid_amount: '84272.15', refund_amount: '0.00' },
    })
    expect(memo?.number).toMatch(/^CM-CEB-\d{4}-\d{6}$/)
    const entry = await desk.house.accounting.get<{ data: { number: string } }>(
      `/api/v1/accounting/journal/${memo?.entry_id}`,
    )
    expect(entry.body.data.number).toBe(memo?.entry_no)
  })

  it('is mailed to the billing contacts with its paper, and its link opens the statement that it changes', async () => {
    const { row } = await mails.mailed()
    await desk.cancelled(row.lines[0]?.sale_id ?? '')
    const [memo] = await memosOf(row.id)
    await mailed(memo?.id ?? '')
    const sent = await mailedTokens(api, 'statement.memo')
    expect(sent.map(({ to }) => to).sort()).toEqual(mails.contacts.map(({ email }) => email).sort())
    const opened = await mails.opened(sent[0]?.token ?? '')
    expect(opened).toMatchObject({ number: row.number, memos: [{ number: memo?.number, status: 'issued' }] })
    const drawn = await drawStatement(
      api.database,
      () => PUBLIC_URL,
    )({ kind: 'statement_memo', id: memo?.id ?? '', by: null })
    expect(drawn.subarray(0, 5).toString()).toBe('%PDF-')
    const { code = '' } = (await sealOf(memo?.id ?? '')) ?? {}
    const verified = await api.anyone.post<{ data: VerifiedDocument }>(`${EXTERNAL}/verify`, { code })
    expect(verified.body.data).toMatchObject({
      kind: 'statement_memo',
      number: memo?.number,
      status: 'valid',
    })
  })

  it('goes along when its statement is mailed once more, also where nothing is owed of it any more', async () => {
    const { row } = await mails.mailed()
    await desk.cancelled(row.lines[0]?.sale_id ?? '')
    const [memo] = await memosOf(row.id)
    const standing = await desk.billing.accounting.get(row.id)
    expect(standing.status).toBe('collected')
    const to = `new-${row.id}@developer.test`
    const answer = await desk.billing.accounting.command(standing, 'mail', { to })
    expect(answer.status).toBe(200)
    const { rows } = await sql<{ file_name: string }>`
      select a.file_name from outbox_attachment a join outbox_mail m on m.id = a.mail_id
      where m.to_address = ${to} order by a.seq`.execute(api.database.db)
    expect(rows.map(({ file_name }) => file_name)).toEqual([`${row.number}.pdf`, `${memo?.number}.pdf`])
  })

  it('of a statement that was never mailed is mailed to nobody by itself', async () => {
    const { id, statement } = await billedWhole()
    await desk.cancelled(id)
    const before = (await mailedTokens(api, 'statement.memo')).length
    const [memo] = await memosOf(statement.id)
    await mailed(memo?.id ?? '')
    expect((await mailedTokens(api, 'statement.memo')).length).toBe(before)
  })

  it('stands in the ledger of the developer by its number, and is printed for whoever sees the statement', async () => {
    const { id, statement } = await billedWhole()
    await desk.cancelled(id)
    const [memo] = await memosOf(statement.id)
    const { today, house } = desk
    const ledger = await house.accounting.get<{ data: DevelopersLedger }>(
      `/api/v1/collection/developers-ledger?developer_id=${house.project.developer_id}&from=${today}&to=${today}`,
    )
    expect(ledger.body.data.lines).toContainEqual(
      expect.objectContaining({ kind: 'statement_credit', number: memo?.number, credit: memo?.gross_amount }),
    )
    expect((await print(statement.id, memo?.id ?? '')).status).toBe(200)
    const { row: other } = await mails.mailed()
    expect((await print(other.id, memo?.id ?? '')).status).toBe(404)
    const agent = await house.agent.client.get(`${STATEMENTS}/${statement.id}/memos/${memo?.id}/memo.pdf`)
    expect(agent.status).toBe(404)
  })
})

describe('A debit memo', () => {
  it('mirrors the credit memo of a change that is taken back: that one is void, and says so to whoever scans it', async () => {
    const { id, statement } = await billedWhole()
    await desk.changed(id, desk.price('5'))
    const [credit] = await memosOf(statement.id)
    expect(credit).toMatchObject({ kind: 'credit_memo', status: 'issued', reason: 'As the buyer has asked.' })
    await print(statement.id, credit?.id ?? '')
    await desk.changed(id, desk.price('2.5'))
    const [voided, debit, ...others] = await memosOf(statement.id)
    expect(others).toEqual([])
    expect(voided).toMatchObject({ number: credit?.number, status: 'voided', mirror: debit?.number })
    expect(debit).toMatchObject({
      ...{ kind: 'debit_memo', status: 'issued', mirror: credit?.number },
      ...{
        net_amount: credit?.net_amount,
        gross_amount: credit?.gross_amount,
        ewt_amount: credit?.ewt_amount,
      },
    })
    const { code = '' } = (await sealOf(credit?.id ?? '')) ?? {}
    const verified = await api.anyone.post<{ data: VerifiedDocument }>(`${EXTERNAL}/verify`, { code })
    expect(verified.body.data.status).toBe('void')
    const ledger = await desk.house.accounting.get<{ data: DevelopersLedger }>(
      `/api/v1/collection/developers-ledger?developer_id=${desk.house.project.developer_id}&from=${desk.today}&to=${desk.today}`,
    )
    expect(ledger.body.data.lines).toContainEqual(
      expect.objectContaining({ kind: 'statement_debit', number: debit?.number, debit: debit?.gross_amount }),
    )
    await desk.expectCommissionAgrees()
  })

  it('does not void a credit memo of another amount', async () => {
    const { id, statement } = await billedWhole()
    await desk.changed(id, desk.price('7.25'))
    await desk.changed(id, desk.price('5'))
    const memos = await memosOf(statement.id)
    expect(memos.map(({ kind, status, mirror }) => [kind, status, mirror])).toEqual([
      ['credit_memo', 'issued', null],
      ['debit_memo', 'issued', null],
    ])
  })
})

it('A memo is never changed nor deleted, whoever tries', async () => {
  const { id, statement } = await billedWhole()
  await desk.cancelled(id)
  const [memo] = await memosOf(statement.id)
  const change =
    sql`update statement_memo set gross_amount = 1, net_amount = 1, vat_amount = 0, unpaid_amount = 1,
    refund_amount = 0 where id = ${memo?.id}`.execute(api.database.db)
  await expect(change).rejects.toMatchObject({ constraint: 'statement_memo_kept' })
  await expect(
    sql`delete from statement_memo where id = ${memo?.id}`.execute(api.database.db),
  ).rejects.toThrow()
})
