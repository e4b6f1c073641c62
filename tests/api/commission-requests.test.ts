import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { OpenedLink } from '@contract/modules/approvals/external.calls'
import { PUBLIC_URL, startApi, type TestApi } from '@tests/support/api'
import { aPerson, mailsTo } from '@tests/api/attacks/people.support'
import { requestCalls, requestDesk, REQUESTS, type RequestDesk } from '@tests/api/commission-requests.support'
import { statementCalls } from '@tests/api/statements.support'
import { done } from '@tests/api/sales.support'

let api: TestApi
let desk: RequestDesk
beforeAll(async () => {
  api = await startApi()
  desk = await requestDesk(api)
})
afterAll(() => api.close())

const statements = () => statementCalls(desk.house.accounting)
const bill = async (
  row: Parameters<RequestDesk['accounting']['command']>[0],
  statement_id: string | null = null,
) => desk.accounting.command(row, 'bill', { statement_id })

describe('a request to bill a tranche', () => {
  it('goes from the seller over head and accounting into a draft statement of its unit', async () => {
    const { tranche, sale, body } = await desk.eligible()
    const draft = done(await desk.agent.draft(body))
    expect(draft).toMatchObject({
      ...{ status: 'draft', amount: '14630.58', sale_no: sale.sale_no, seq: 1, number: null },
      ...{ ou_id: desk.house.ou_id, seller_employee_id: desk.seller.employee_id },
    })
    const sent = done(await desk.agent.command(draft, 'submit'))
    expect(sent.number).toMatch(/^SQ-CEB-\d{4}-\d{6}$/)

    const seat = await desk.seatOf(desk.head, sent.id)
    const said = seat?.view.lines.map(({ label, value }) => [label, value])
    expect(seat?.view.title).toBe('Request to bill a tranche')
    expect(said).toContainEqual(['Amount', '14630.58'])
    expect(said).toContainEqual(['State of the tranche', 'Eligible'])
    expect(said).toContainEqual(['Reason', 'The buyer has paid.'])
    expect(said?.map(([label]) => label)).toContain('Collected from the buyer by then')
    await desk.decide(desk.head, sent.id, 'approve')
    await desk.decide(desk.accounting, sent.id, 'verify')
    const approved = await desk.accounting.get(sent.id)
    expect(approved).toMatchObject({ status: 'approved' })
    expect(approved.actions).toContain('bill')
    expect(approved.actions).not.toContain('prepare')

    const fulfilled = done(await bill(approved))
    expect(fulfilled).toMatchObject({ status: 'fulfilled', fulfilled_on: desk.billing.today })
    const statement = await statements().get(fulfilled.statement_id ?? '')
    expect(statement).toMatchObject({ status: 'draft', ou_id: desk.house.ou_id, gross_amount: '84272.15' })
    expect(statement.lines.map(line => line.tranche_id)).toEqual([tranche.id])
    expect((await desk.agent.standing(sent.id)).product).toMatchObject({ of: 'statement', id: statement.id })
    expect((await desk.accounting.behind(statement.id)).body.data).toMatchObject([{ number: sent.number }])
    expect(await desk.noticesOf('agent', 'approval.decided')).toContain(sent.number)
    expect(await desk.noticesOf('agent', 'request.fulfilled')).toContain(sent.number)
  })

  it('joins a draft that is open, beside what stands on it', async () => {
    const other = await desk.eligible()
    const draft = await desk.billing.draftOf(other.sale.id)
    const { body, tranche } = await desk.eligible()
    const approved = await desk.approved(body)
    expect((await desk.accounting.drafts(approved.id)).body.data.map(({ id }) => id)).toContain(draft.id)
    const fulfilled = done(await bill(approved, draft.id))
    expect(fulfilled.statement_id).toBe(draft.id)
    const changed = await statements().get(draft.id)
    expect(changed.gross_amount).toBe('168544.30')
    expect(changed.lines.map(line => line.tranche_id).sort()).toEqual([tranche.id, other.tranche.id].sort())
    expect(changed.content_version).toBe(draft.content_version + 1)
  })

  it('is open again once its statement is deleted, loses the tranche, is rejected or voided, and is then fulfilled anew', async () => {
    const { body } = await desk.eligible()
    const request = await desk.approved(body)
    const again = async () => done(await bill(await desk.accounting.get(request.id)))
    const now = async () => (await desk.accounting.get(request.id)).status
    const fresh = async (id: string | null) => statements().get(id ?? '')

    const first = await fresh((await again()).statement_id)
    await desk.house.accounting.send('DELETE', `/api/v1/commission/statements/${first.id}`, undefined, {
      headers: { 'if-match': `"${first.row_version}"` },
    })
    expect(await now()).toBe('approved')
    expect(await desk.noticesOf('agent', 'request.reopened')).toContain(request.number)

    const second = await fresh((await again()).statement_id)
    const other = await desk.eligible()
    const cleared = await desk.house.accounting.patch(
      `/api/v1/commission/statements/${second.id}`,
      { tranche_ids: [other.tranche.id] },
      { headers: { 'if-match': `"${second.row_version}"` } },
    )
    expect([cleared.status, await now()]).toEqual([200, 'approved'])

    const third = await fresh((await again()).statement_id)
    const pending = done(await statements().command(third, 'submit'))
    done(await statements().command(pending, 'withdraw'))
    expect(await now()).toBe('approved')

    const fourth = await fresh((await again()).statement_id)
    done(await statements().command(fourth, 'submit'))
    const admin = await desk.as('ou_admin')
    await desk.decide(admin, fourth.id, 'approve')
    expect(await now()).toBe('fulfilled')
    done(await statements().command(await fresh(fourth.id), 'void', { reason: 'Billed in error.' }))
    expect(await now()).toBe('approved')
    expect(await desk.accounting.get(request.id)).toMatchObject({ statement_id: null, fulfilled_on: null })
  })

  it('keeps the statement that answers it: the database refuses to void it past the service', async () => {
    const { body } = await desk.eligible()
    const { statement_id } = done(await bill(await desk.approved(body)))
    const voided = sql`update commission_statement set status = 'withdrawn', number = 'SOA-X' where id = ${statement_id}`
    await expect(voided.execute(api.database.db)).rejects.toThrow('answered by what still stands')
  })

  it('is linked with the statement that bills the tranche already', async () => {
    const { body, sale } = await desk.eligible()
    const request = await desk.approved(body)
    const sent = await desk.billing.sent(sale.id)
    expect(done(await bill(request))).toMatchObject({ status: 'fulfilled', statement_id: sent.id })
  })

  it('is refused for a tranche that is not eligible, is billed, or is no share of the seller', async () => {
    const { sale, body } = await desk.eligible()
    const { rows } = await sql<{ id: string; seq: number }>`select t.id, t.seq from commission_tranche t
      join sale_commission c on c.id = t.sale_commission_id where c.sale_id = ${sale.id} order by seq`.execute(
      api.database.db,
    )
    const later = await desk.agent.draft({ ...body, tranche_id: rows[1]?.id })
    expect(later.body.fields).toMatchObject([{ path: 'tranche_id', code: 'request_tranche_not_eligible' }])
    const alone = await desk.house.booked()
    await desk.house.pay(alone.id, '411126.18')
    const director = await desk.accounting.draft({
      ...{ kind: 'bill_tranche', seller_id: desk.house.at('SD').id },
      tranche_id: (await desk.accounting.choices(desk.seller.id)).body.data.tranches.find(
        ({ sale_no }) => sale_no === alone.sale_no,
      )?.id,
    })
    expect(director.body.fields).toMatchObject([{ code: 'request_tranche_not_yours' }])
    await desk.billing.sent(sale.id)
    const billed = await desk.agent.draft(body)
    expect(billed.body.fields).toMatchObject([{ code: 'request_tranche_billed' }])
  })

  it('stands once for a tranche: a second one is refused, also when both are sent in one moment', async () => {
    const { body } = await desk.eligible()
    const colleague = { ...body, seller_id: desk.house.at('AGENT', 1).id }
    const [own, other] = [done(await desk.agent.draft(body)), done(await desk.accounting.draft(colleague))]
    const answers = await Promise.all([
      desk.agent.command(own, 'submit'),
      desk.accounting.command(other, 'submit'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(answers.find(({ status }) => status === 422)?.body.code).toBe('rule_broken')
    const late = await desk.agent.draft(body)
    expect(late.body.fields).toMatchObject([{ code: 'request_tranche_asked' }])
    // The database itself, whoever writes past the service.
    const twice = sql`update commission_request set status = 'pending', number = coalesce(number, 'SQ-X')
      where tranche_id = ${body.tranche_id}`.execute(api.database.db)
    await expect(twice).rejects.toThrow('commission_request_tranche')
  })

  it('is returned, changed and sent again, withdrawn, and rejected', async () => {
    const { body } = await desk.eligible()
    const sent = await desk.submitted(body)
    await desk.decide(desk.head, sent.id, 'return')
    const returned = await desk.agent.get(sent.id)
    expect(returned).toMatchObject({ status: 'returned', last_comment: 'Looked at.' })
    const changed = done(await desk.agent.change(returned, { reason: 'The buyer has paid on Monday.' }))
    done(await desk.agent.command(changed, 'submit'))
    done(await desk.agent.command(await desk.agent.get(sent.id), 'withdraw'))
    const second = await desk.submitted(body)
    await desk.decide(desk.head, second.id, 'reject')
    expect(await desk.agent.get(second.id)).toMatchObject({ status: 'rejected' })
    const third = await desk.approved(body)
    const withdrawn = done(await desk.agent.command(await desk.agent.get(third.id), 'withdraw'))
    expect(withdrawn.status).toBe('withdrawn')
    expect((await bill(await desk.accounting.get(third.id))).status).toBe(409)
  })
})

describe('who asks and who decides', () => {
  it('is a seller for himself, a head for his people, accounting for all, and nobody else', async () => {
    const ids = async (calls: RequestDesk['agent']) => (await calls.sellers()).body.data.map(({ id }) => id)
    expect(await ids(desk.agent)).toEqual([desk.seller.id])
    const led = await ids(desk.head)
    expect(led).toContain(desk.seller.id)
    expect(led.length).toBeGreaterThan(3)
    expect((await ids(desk.accounting)).length).toBeGreaterThan(led.length)
    const stranger = desk.house.at('AGENT', 1)
    expect(led).not.toContain(stranger.id)
    const { tranche } = await desk.eligible(stranger)
    const theirs = { kind: 'bill_tranche', seller_id: stranger.id, tranche_id: tranche.id }
    for (const calls of [desk.agent, desk.head]) {
      expect((await calls.choices(stranger.id)).status).toBe(404)
      expect((await calls.draft(theirs)).status).toBe(404)
    }
    const row = done(await desk.accounting.draft(theirs))
    expect((await desk.agent.one(row.id)).status).toBe(404)
    expect((await desk.head.one(row.id)).status).toBe(404)
    expect((await (await desk.as('sales_admin')).client.post(REQUESTS, theirs)).status).toBe(403)
  })

  it('never asks the one who asked, nor the seller: a head who asks for his people is passed over', async () => {
    const { body } = await desk.eligible()
    const sent = await desk.submitted(body, desk.head)
    expect(await desk.seatOf(desk.head, sent.id)).toBeNull()
    expect(await desk.seatOf(desk.agent, sent.id)).toBeNull()
    const byAccounting = await desk.eligible()
    const other = await desk.submitted(byAccounting.body, desk.accounting)
    expect(await desk.seatOf(desk.accounting, other.id)).toBeNull()
    expect((await desk.agent.get(sent.id)).actions).toContain('withdraw')
  })

  it('lets those bill and prepare who may draft statements and releases, in their units', async () => {
    const { body } = await desk.eligible()
    const request = await desk.approved(body)
    for (const calls of [desk.agent, desk.head])
      expect((await calls.command(request, 'bill', { statement_id: null })).status).toBe(403)
    const sales = await desk.as('sales_admin')
    expect((await sales.get(request.id)).actions).toEqual(['bill'])
    const wrong = await desk.accounting.command(request, 'prepare')
    expect(wrong.status).toBe(409)
    const elsewhere = await aPerson(api, {
      codes: ['commission.soa.generate', 'commission.request.view'],
      scope: 'ou',
      reach: 'home',
      unit: 'DVO',
    })
    expect(
      (await requestCalls(elsewhere.client).command(request, 'bill', { statement_id: null })).status,
    ).toBe(404)
    expect(done(await sales.command(request, 'bill', { statement_id: null })).status).toBe('fulfilled')
  })
})

describe('a request by its mailed links', () => {
  type Where = { page: string; token: string }
  const call = <T>(name: string, body: object) =>
    api.anyone.post<T & { code?: string }>(`/api/v1/external/${name}`, body, {
      headers: { origin: PUBLIC_URL },
    })
  const open = async (where: Where) => (await call<{ data: OpenedLink }>('open', where)).body.data
  const linkOf = async (to: string, number: string | null): Promise<Where> => {
    const mails = await mailsTo(api, `${to}@portal.test`)
    const token = mails
      .filter(({ text_body }) => text_body?.includes(number ?? ''))
      .map(({ text_body }) => /request\/soa\/ext\/([A-Za-z0-9_-]{43})/.exec(text_body ?? '')?.[1])
      .findLast(Boolean)
    if (!token) throw new Error(`no link of ${number} was mailed to ${to}`)
    return { page: '/request/soa/ext/:id', token }
  }

  it('is decided by head and accounting without a sign-in, and followed by the one who asked', async () => {
    const { body } = await desk.eligible()
    const sent = await desk.submitted(body)
    for (const who of ['sales-manager', 'accounting']) {
      const where = await linkOf(who, sent.number)
      const opened = await open(where)
      expect(opened.view.lines.map(({ label }) => label)).toContain('State of the tranche')
      const decided = await call('decide', { ...where, nonce: opened.nonce, decision: 'approve' })
      expect([decided.status, decided.body.code]).toEqual([200, undefined])
    }
    expect((await desk.agent.get(sent.id)).status).toBe('approved')
    const own = await open(await linkOf('agent', sent.number))
    expect(own).toMatchObject({ purpose: 'view_status', status: 'approved' })
  })

  it('says which kind it is in subject, facts and page, tells earlier ones of that kind alone, and until when the link works', async () => {
    const earlier = await desk.submitted((await desk.eligible()).body)
    const of = { seller_id: desk.seller.id, from_on: desk.billing.today, to_on: desk.billing.today }
    const statement = await desk.submitted({ kind: 'seller_statement', ...of })
    const sent = await desk.submitted((await desk.eligible()).body)
    const opened = await open(await linkOf('sales-manager', sent.number))
    expect(opened.view.title).toBe('Request to bill a tranche')
    const numbers = opened.earlier.map(({ number }) => number)
    expect(numbers).toContain(earlier.number)
    expect(numbers).not.toContain(statement.number)
    const mailOf = async (number: string | null) =>
      (await mailsTo(api, 'sales-manager@portal.test')).findLast(({ text_body }) =>
        text_body?.includes(number ?? ''),
      )
    expect((await mailOf(statement.number))?.subject).toContain(
      `Request for a statement ${statement.number} of`,
    )
    const mail = await mailOf(sent.number)
    expect(mail?.subject).toContain(`Request to bill a tranche ${sent.number} of`)
    expect(mail?.text_body).toContain(`Request: Request to bill a tranche ${sent.number}`)
    expect(mail?.text_body).toContain('After that, sign in to the portal and decide there.')
    const seat = await desk.seatOf(desk.head, sent.id)
    expect(Date.parse(seat?.link_until ?? '')).toBe(Date.parse(opened.expires_at))
  })
})
