import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import type { DevelopersLedger } from '@contract/modules/collection/developers-ledger'
import { adjustmentDesk, type AdjustmentDesk } from '@tests/api/adjustments.support'
import { aPerson, aRole } from '@tests/api/attacks/people.support'
import { leftBy } from '@tests/api/clawback.support'
import { creditCalls } from '@tests/api/credits.support'
import { done } from '@tests/api/sales.support'
import { statementMails } from '@tests/api/statement-links.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'

let api: TestApi
let desk: AdjustmentDesk
let calls: ReturnType<typeof creditCalls>
let mails: Awaited<ReturnType<typeof statementMails>>
beforeAll(async () => {
  api = await startApi()
  desk = await adjustmentDesk(api)
  calls = creditCalls(desk.house)
  mails = await statementMails(api, desk.house, desk.billing)
})
afterEach(() => desk.expectCommissionAgrees())
afterAll(() => api.close())

const at = (index: number) => desk.house.at('AGENT', index)
const firstShare = async (saleId: string, index = 0) => (await desk.shares(saleId, at(index)))[0]
const askedFor = async (saleId: string, amount: string) => {
  const [tranche] = await calls.billed(saleId)
  return { sale_id: saleId, tranche_id: tranche?.tranche_id ?? '', amount }
}
const named = ({ tranche_id, amount }: { tranche_id: string; amount: string }) => ({ tranche_id, amount })
/** A role beside those that somebody has. */
const mayCredit = async ({ user }: Client) => {
  const codes = ['commission.credit.view', 'commission.credit.create', 'commission.credit.submit'] as const
  const role_id = await aRole(api, { codes })
  await api.database.db
    .insertInto('user_role')
    .values({ user_id: user?.id ?? '', role_id, valid_to: null })
    .execute()
}
/** The golden deal, of which the first tranche is billed with 75,242.99 and VAT. */
const billedSale = async () => {
  const { id } = await desk.billing.goldenSale()
  return { id, ...(await desk.billed(id)) }
}

describe('A credit by hand', () => {
  it('shows what it would change, is agreed to, and is posted: statement, shares, books and memo say the same', async () => {
    const { id, statement } = await billedSale()
    const asked = await askedFor(id, '7524.30')
    const shown = (await calls.preview(id, named(asked))).body.data.change
    expect(shown).toMatchObject({
      ...{ net: '7524.30', vat: '902.92', gross: '8427.22', unpaid: '8427.22', refund: '0.00' },
    })
    const approved = await calls.approved(asked)
    expect(approved).toMatchObject({ status: 'approved', gross_amount: '8427.22', changes: shown?.changes })
    // Nothing has changed until it is posted.
    expect((await firstShare(id))?.adjusted).toBe('0.00')
    const posted = done(await calls.command(approved, 'post'))
    expect(posted).toMatchObject({ status: 'posted', posted_on: desk.today })
    const left = await leftBy(desk.house, [posted.entry_id ?? ''])
    expect(left).toMatchObject({ '1110': '-8427.22', '2030': '902.92', '4010': '7524.30' })
    const [memo, ...others] = (await mails.mailing({ id: statement.id })).memos
    expect(others).toEqual([])
    expect(memo).toMatchObject({
      ...{ kind: 'credit_memo', status: 'issued', reason: 'The price base was a promotion.' },
      ...{ net_amount: '7524.30', gross_amount: '8427.22', entry_id: posted.entry_id },
    })
    expect(await desk.billing.accounting.get(statement.id)).toMatchObject({ credited_amount: '8427.22' })
    const ledger = await desk.house.accounting.get<{ data: DevelopersLedger }>(
      `/api/v1/collection/developers-ledger?developer_id=${desk.house.project.developer_id}&from=${desk.today}&to=${desk.today}`,
    )
    expect(ledger.body.data.lines).toContainEqual(
      expect.objectContaining({ kind: 'statement_credit', number: memo?.number, credit: '8427.22' }),
    )
    expect(await firstShare(id)).toMatchObject({ adjusted: '-1463.06', amount: '13167.52' })
    expect((await desk.adjustments(id))[0]).toMatchObject({ cause: 'credit', changes: shown?.changes })
  })

  it('is never billed again: an amendment, and one back, leave what was given up', async () => {
    const { id } = await desk.billing.goldenSale()
    await desk.openAll(id)
    await desk.billing.sent(id)
    await calls.credited(id, '10000.00')
    const before = await desk.state(id)
    await desk.changed(id, desk.price('0.5'))
    // All was billed: what is due on top is one more tranche, and none of it is what was given up.
    const due = await desk.tranches(id)
    expect(due[0]?.adjusted).toBe('-10000.00')
    expect(moneyText(total(due.map(({ gross }) => parseMoney(gross))))).toBe('245954.80')
    await desk.changed(id, desk.price('2.5'))
    expect(await desk.state(id)).toEqual(before)
    await desk.changed(id, desk.price('8.75'))
    expect((await desk.tranches(id))[0]?.adjusted).toBe('-10000.00')
  })

  it('of what was paid and released is owed back, and clawed back from the sellers', async () => {
    const { id } = await desk.billing.goldenSale()
    await desk.released(id)
    const share = await firstShare(id)
    const { id: creditId } = await calls.credited(id, '7524.30')
    const after = await firstShare(id)
    expect(after?.paid).toBe(after?.amount)
    const claims = await desk.clawbacks(id)
    expect(claims.find(({ seller_id }) => seller_id === at(0).id)).toMatchObject({
      ...{ cause: 'developer_credit', gross: '1463.06' },
    })
    expect(Number(share?.paid) - Number(after?.paid)).toBeCloseTo(1463.06, 2)
    expect((await calls.read(creditId)).status).toBe('posted')
  })

  it('that is voided is owed again, to each as before, and its debit memo voids the credit memo', async () => {
    const { id, statement } = await billedSale()
    const before = await desk.state(id)
    const posted = await calls.credited(id, '5000.01')
    expect(await desk.state(id)).not.toEqual(before)
    done(await calls.command(posted, 'void', { reason: 'The developer agreed after all.' }))
    expect(await desk.state(id)).toEqual(before)
    const memos = (await mails.mailing({ id: statement.id })).memos
    expect(memos.map(({ kind, status }) => [kind, status])).toEqual([
      ['credit_memo', 'voided'],
      ['debit_memo', 'issued'],
    ])
    expect((await desk.tranches(id))[0]?.adjusted).toBe('0.00')
  })

  it('settles a disputed statement: of all that is due nothing stays open', async () => {
    const { id, statement } = await billedSale()
    const row = await desk.billing.accounting.get(statement.id)
    done(await desk.billing.accounting.command(row, 'dispute', { reason: 'Not the agreed price.' }))
    await calls.credited(id, '75242.99')
    expect((await desk.billing.accounting.get(statement.id)).status).toBe('collected')
    expect((await calls.billed(id))[0]).toMatchObject({ due: '0.00', gross: '0.00' })
    const refused = await calls.draft(await askedFor(id, '0.01'))
    expect([refused.status, refused.body.fields?.[0]?.code]).toEqual([422, 'credit_above_due'])
    // Nothing is left of it that the end of the sale could credit.
    await desk.cancelled(id)
    expect((await mails.mailing({ id: statement.id })).memos).toHaveLength(1)
  })

  it('is refused above what is due, of what is not billed, and of a sale that was cancelled', async () => {
    const { id } = await billedSale()
    for (const amount of ['75243.00', '0.00']) {
      const refused = await calls.preview(id, named(await askedFor(id, amount)))
      expect([refused.status, refused.body.fields?.[0]?.code]).toEqual([422, 'credit_above_due'])
    }
    const { rows } = await sql<{ id: string }>`
      select t.id from commission_tranche t join sale_commission c on c.id = t.sale_commission_id
      where c.sale_id = ${id} and t.seq = 2`.execute(desk.house.db)
    const open = await calls.draft({ sale_id: id, tranche_id: rows[0]?.id ?? '', amount: '1.00' })
    expect([open.status, open.body.fields?.[0]?.code]).toEqual([422, 'credit_not_billed'])
    const approved = await calls.approved(await askedFor(id, '100.00'))
    await desk.cancelled(id)
    const ended = await calls.command(approved, 'post')
    expect([ended.status, ended.body.code]).toEqual([422, 'rule_broken'])
    // What can no longer be posted is voided.
    expect(
      done(await calls.command(await calls.read(approved.id), 'void', { reason: 'Cancelled.' })).status,
    ).toBe('voided')
  })

  it('is not posted as it was not shown: of two that are posted at once the second would take more', async () => {
    const { id } = await billedSale()
    const asked = await askedFor(id, '1000.00')
    const both = [await calls.approved(asked), await calls.approved(asked)]
    const answers = await Promise.all(both.map(row => calls.command(row, 'post')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(answers.find(({ status }) => status === 422)?.text).toContain('changed since')
    expect((await desk.tranches(id))[0]?.adjusted).toBe('-1000.00')
  })

  it('is decided by others: whoever drafted it is not asked, nor does a seller of the sale draft one', async () => {
    const { id } = await billedSale()
    const asked = await askedFor(id, '500.00')
    await mayCredit(desk.house.admin.client)
    const drafter = creditCalls(desk.house, desk.house.admin.client)
    const submitted = await drafter.command(done(await drafter.draft(asked)), 'submit')
    expect([submitted.status, submitted.text]).toEqual([422, expect.stringContaining('No approver is left')])

    expect((await creditCalls(desk.house, desk.house.agent.client).draft(asked)).status).toBe(403)
    await mayCredit(desk.house.agent.client)
    const own = await creditCalls(desk.house, desk.house.agent.client).draft(asked)
    expect([own.status, own.text]).toEqual([422, expect.stringContaining('You share in this sale yourself')])
    const codes = ['commission.credit.view', 'commission.credit.create'] as const
    const { client } = await aPerson(api, { codes, reach: 'home', unit: 'DVO' })
    expect((await creditCalls(desk.house, client).preview(id)).status).toBe(404)
  })
})
