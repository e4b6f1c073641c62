import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type TestApi } from '@tests/support/api'
import { requestDesk, REQUESTS, type RequestDesk } from '@tests/api/commission-requests.support'
import { done } from '@tests/api/sales.support'

let api: TestApi
let desk: RequestDesk
beforeAll(async () => {
  api = await startApi()
  desk = await requestDesk(api)
})
afterAll(() => api.close())

describe('a request of early release', () => {
  const shareOf = async (saleNo: string | null) => {
    const { shares } = (await desk.agent.choices(desk.seller.id)).body.data
    const share = shares.find(({ sale_no }) => sale_no === saleNo)
    if (!share) throw new Error('what the developer paid may be released')
    return share
  }
  const early = (more: object) => ({
    ...{ kind: 'early_release', seller_id: desk.seller.id, reason: 'Hospital bill.' },
    ...more,
  })

  it('is drafted as a release of what was chosen, and the rules of releases follow for whoever prepared it', async () => {
    const { sale } = await desk.money.collected()
    const share = await shareOf(sale.sale_no)
    const request = await desk.approved(early({ share_ids: [share.id] }))
    expect(request).toMatchObject({ amount: '14630.58', status: 'approved' })
    expect(request.actions).toContain('prepare')
    expect(request.actions).not.toContain('bill')
    const fulfilled = done(await desk.accounting.command(request, 'prepare'))
    const release = await desk.money.maker.get(fulfilled.release_id ?? '')
    expect(release).toMatchObject({ status: 'draft', gross_amount: '14630.58', seller_id: desk.seller.id })
    expect(release.lines.map(({ share_id }) => share_id)).toEqual([share.id])

    const approved = await desk.money.approved(release)
    const own = await desk.money.pay(approved, {}, desk.money.maker)
    expect(own.body.code).toBe('rule_broken')
    expect(own.body.message).toContain('You prepared this release')
    const paid = done(await desk.money.pay(approved))
    expect(paid.status).toBe('paid')
    done(await desk.money.payer.command(paid, 'void', { reason: 'The account was wrong.' }))
    expect(await desk.accounting.get(request.id)).toMatchObject({ status: 'approved', release_id: null })
    const anew = done(await desk.accounting.command(await desk.accounting.get(request.id), 'prepare'))
    expect(anew.status).toBe('fulfilled')
  })

  it('pays out a holdback before it is due, to the centavo', async () => {
    const { sale } = await desk.money.collected({ holdback: '10' })
    await desk.money.paid(await desk.money.drafted(sale.id, desk.seller))
    const { holdbacks } = (await desk.agent.choices(desk.seller.id)).body.data
    const held = holdbacks.find(({ sale_no }) => sale_no === sale.sale_no)
    expect(held).toMatchObject({ amount: '1463.06', is_due: false })
    const request = await desk.approved(early({ holdback_ids: [held?.id] }))
    const fulfilled = done(await desk.accounting.command(request, 'prepare'))
    const release = await desk.money.maker.get(fulfilled.release_id ?? '')
    expect(release).toMatchObject({
      lines: [],
      gross_amount: '0.00',
      returned_amount: '1463.06',
      net_amount: '1463.06',
    })
    const discarded = await desk.house.accounting.send(
      'DELETE',
      `/api/v1/commission/releases/${release.id}`,
      undefined,
      {
        headers: { 'if-match': `"${release.row_version}"` },
      },
    )
    expect(discarded.status).toBe(204)
    expect((await desk.accounting.get(request.id)).status).toBe('approved')
    await desk.agent.command(await desk.agent.get(request.id), 'withdraw')
  })

  it('is refused for money that the developer has not paid, and says how much a cash advance may be', async () => {
    const { sale } = await desk.eligible()
    const { rows } = await sql<{ id: string }>`select id from commission_share
      where sale_id = ${sale.id} and seller_id = ${desk.seller.id} and seq = 1`.execute(api.database.db)
    const refused = await desk.agent.draft(early({ share_ids: [rows[0]?.id] }))
    expect(refused.body.fields).toMatchObject([{ path: 'share_ids', code: 'request_money_not_paid' }])
    const { unpaid, advance_limit } = (await desk.agent.choices(desk.seller.id)).body.data
    const limit = await desk.agent.client.get<{ data: { limit: string } }>(
      '/api/v1/cash-advance/limit?repayment=commission',
    )
    expect(Number(unpaid)).toBeGreaterThanOrEqual(14630.58)
    expect(advance_limit).toBe(limit.body.data.limit)
    expect((await desk.agent.draft(early({}))).body.fields).toMatchObject([{ code: 'request_needs_amounts' }])
  })

  it('is one at a time, says when amounts have changed, and leaves nothing to prepare once all was paid otherwise', async () => {
    const { sale } = await desk.money.collected()
    const share = await shareOf(sale.sale_no)
    const second = done(await desk.agent.draft(early({ share_ids: [share.id] })))
    const request = await desk.approved(early({ share_ids: [share.id] }))
    const open = await desk.agent.command(second, 'submit')
    expect(open.body.message).toContain(request.number ?? 'no number')
    await desk.money.paid(await desk.money.drafted(sale.id, desk.seller))
    const empty = await desk.accounting.command(request, 'prepare')
    expect([empty.status, empty.body.code]).toEqual([422, 'rule_broken'])
    expect(empty.body.message).toContain('Nothing on this request can be released')
    done(await desk.agent.command(await desk.agent.get(request.id), 'withdraw'))
    const stale = await desk.agent.command(await desk.agent.get(second.id), 'submit')
    expect(stale.body.fields).toMatchObject([{ code: 'request_share_not_open' }])
  })
})

describe('a request of a statement', () => {
  it('is fulfilled by its approval: the paper of the period stands among its files', async () => {
    const [from_on, to_on] = [`${desk.billing.today.slice(0, 4)}-01-01`, desk.billing.today]
    const request = await desk.approved({
      ...{ kind: 'seller_statement', seller_id: desk.seller.id, from_on, to_on },
    })
    expect(request).toMatchObject({ status: 'fulfilled', amount: null, fulfilled_on: desk.billing.today })
    const files = await desk.agent.client.get<{ data: { id: string; file_name: string; mime: string }[] }>(
      `${REQUESTS}/${request.id}/attachments`,
    )
    expect(files.body.data).toMatchObject([{ id: request.file_id, mime: 'application/pdf' }])
    expect(files.body.data[0]?.file_name).toBe(`${request.number} ${from_on} ${to_on}.pdf`)
    const file = await desk.agent.client.get(`${REQUESTS}/${request.id}/attachments/${request.file_id}`)
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(await desk.noticesOf('agent', 'request.fulfilled')).toContain(request.number)
  })

  it('is refused without a period, with one that runs backwards, and for a seller without commission', async () => {
    const asked = { kind: 'seller_statement', seller_id: desk.seller.id }
    const none = await desk.agent.draft(asked)
    expect(none.body.fields).toMatchObject([{ path: 'from_on' }, { path: 'to_on' }])
    const backwards = await desk.agent.draft({ ...asked, from_on: '2026-02-01', to_on: '2026-01-01' })
    expect(backwards.body.fields).toMatchObject([{ path: 'to_on', code: 'dates_reversed' }])
    const { rows } = await sql<{ id: string }>`select id from seller_profile p where status = 'active'
      and not exists (select from commission_share h where h.seller_id = p.id) limit 1`.execute(
      api.database.db,
    )
    const nobody = await desk.accounting.draft({
      ...asked,
      seller_id: rows[0]?.id,
      from_on: '2026-01-01',
      to_on: '2026-02-01',
    })
    expect(nobody.body.fields).toMatchObject([{ code: 'request_no_commission' }])
  })
})
