import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Release } from '@contract/modules/commission/release.document'
import { startApi, type TestApi } from '@tests/support/api'
import { ledgerFault } from '@tests/api/ledger.support'
import { RELEASES, releaseCalls, releaseDesk, type ReleaseDesk } from '@tests/api/releases.support'
import { done, type Refusal, type Seller } from '@tests/api/sales.support'

let api: TestApi
let desk: ReleaseDesk
beforeAll(async () => {
  api = await startApi()
  desk = await releaseDesk(api)
})
afterAll(() => api.close())

const agent = (index = 0): Seller => desk.agent(index)
const declare = (seller: Seller) => desk.declare(seller)
const advanceOf = (amount: string) => desk.advance(amount)

describe('releases at once', () => {
  it('claim a share once, whoever is faster', async () => {
    const seller = agent(2)
    await declare(seller)
    const { sale } = await desk.collected()
    const drafts = [await desk.drafted(sale.id, seller), await desk.drafted(sale.id, seller)]
    const answers = await Promise.all(drafts.map(draft => desk.maker.command(draft, 'submit')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  it('pay once, however often somebody presses', async () => {
    const seller = agent(2)
    await declare(seller)
    const { sale } = await desk.collected()
    const approved = await desk.approved(await desk.drafted(sale.id, seller))
    const answers = await Promise.all(Array.from({ length: 10 }, () => desk.pay(approved)))
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
    const { rows } = await sql<{ entries: number; released: string }>`
      select (select count(*)::int from journal_entry where source_id = ${approved.id}) as entries,
        (select released_amount::text from commission_share where id = ${approved.lines[0]?.share_id}) as released`.execute(
      desk.house.db,
    )
    expect(rows).toEqual([{ entries: 1, released: '14630.58' }])
  })

  it('and a check that bounces in the same moment leave one outcome, with the books behind it', async () => {
    const seller = agent(2)
    await declare(seller)
    for (let round = 0; round < 4; round += 1) {
      const { sale, receipt } = await desk.collected()
      const approved = await desk.approved(await desk.drafted(sale.id, seller))
      const [paid, bounced] = await Promise.all([
        desk.pay(approved),
        desk.receipts.command(receipt, 'bounce', { reason: 'Account closed.' }),
      ])
      expect(bounced.status).toBe(200)
      expect([200, 422]).toContain(paid.status)
      const { rows } = await sql<{ kept: string; owed: string }>`
        select (select (released_amount - clawed_back_amount)::text from commission_share
            where id = ${approved.lines[0]?.share_id}) as kept,
          (select coalesce(sum(gross_amount), 0)::numeric(16,2)::text from commission_clawback
            where sale_id = ${sale.id} and seller_id = ${seller.id}) as owed`.execute(desk.house.db)
      expect(rows).toEqual([{ kept: '0.00', owed: paid.status === 200 ? '14630.58' : '0.00' }])
    }
    await sql`update commission_clawback set written_off_amount = open_amount where open_amount > 0`.execute(
      desk.house.db,
    )
    expect(await ledgerFault(desk.house.db)).toBeNull()
  })

  it('pay what was approved or nothing: an advance given since is deducted only after a new approval', async () => {
    const seller = agent()
    await declare(seller)
    const { sale } = await desk.collected()
    const approved = await desk.approved(await desk.drafted(sale.id, seller))
    const advance = await advanceOf('500.00')
    expect((await desk.pay(approved)).body.message).toContain('amounts have changed')
    done(await desk.payer.command(approved, 'void', { reason: 'An advance came in between.' }))
    const anew = await desk.drafted(sale.id, seller)
    expect(anew.advance_amount).toBe('500.00')
    expect((await desk.paid(anew)).status).toBe('paid')
    expect((await advance.read()).status).toBe('settled')
  })
})

describe('releases paid together', () => {
  const two = async () => {
    const sellers = [agent(), agent(1)]
    const { sale } = await desk.collected()
    const approved: Release[] = []
    for (const seller of sellers) {
      await declare(seller)
      approved.push(await desk.approved(await desk.drafted(sale.id, seller)))
    }
    return approved
  }
  const payTogether = (releases: readonly Release[], more: object = {}) =>
    desk.second.client.post<{ data: { batch_id: string; count: number; net_amount: string } } & Refusal>(
      `${RELEASES}/pay`,
      {
        ...{ ids: releases.map(({ id }) => id), paid_on: desk.billing.today, pay_mode: 'cash' },
        ...{ bank_id: null, first_check_no: null },
        ...more,
      },
      { headers: { 'idempotency-key': crypto.randomUUID() } },
    )
  const bank = () =>
    desk.house.db
      .selectFrom('bank')
      .select('id')
      .where('gl_account_id', 'is not', null)
      .where('is_active', '=', true)
      .executeTakeFirstOrThrow()

  it('take checks in a row, in the order of their numbers', async () => {
    const releases = await two()
    const { id: bank_id } = await bank()
    const more = { pay_mode: 'check', bank_id, first_check_no: '000099' }
    expect((await payTogether(releases, { ...more, first_check_no: 'none' })).body.fields).toMatchObject([
      { path: 'first_check_no', code: 'release_needs_first_check' },
    ])
    const { data } = (await payTogether(releases.toReversed(), more)).body
    expect(data).toMatchObject({ count: 2, net_amount: '27798.10' })
    const paid = [await desk.maker.get(releases[0]!.id), await desk.maker.get(releases[1]!.id)]
    expect(paid.map(({ check_no }) => check_no)).toEqual(['000099', '000100'])
    expect(new Set(paid.map(({ batch_id }) => batch_id))).toEqual(new Set([data.batch_id]))
  })

  it('are paid all or none, and say which one is refused', async () => {
    const releases = await two()
    await sql`update seller_profile set status = 'suspended' where id = ${agent(1).id}`.execute(desk.house.db)
    const refused = await payTogether(releases)
    const place = releases.findIndex(({ seller_id }) => seller_id === agent(1).id)
    expect(refused.body.fields).toMatchObject([{ path: `ids.${place}`, code: 'payee_suspended' }])
    await sql`update seller_profile set status = 'active' where id = ${agent(1).id}`.execute(desk.house.db)
    expect((await desk.maker.get(releases[0]!.id)).status).toBe('approved')
    expect((await payTogether(releases)).status).toBe(200)
  })

  it('pay whoever is among them twice by what the first one leaves, and number their entries in their order', async () => {
    const seller = agent(2)
    await declare(seller)
    const [one, other] = [await desk.collected(), await desk.collected()]
    const before = await desk.approved(await desk.drafted(one.sale.id, seller))
    const after = await desk.approved(await desk.drafted(other.sale.id, seller))
    const between = await desk.approved(await desk.drafted(one.sale.id, agent()))
    // As much as leaves room for one of them below three million, whatever he was paid before.
    await sql`insert into commission_tax (ou_id, release_id, seller_id, paid_on, atc, base, tax)
      select ou_id, id, ${seller.id}, ${desk.billing.today}, 'WI139', 2985400 - coalesce((select sum(base)
        from commission_tax where seller_id = ${seller.id}), 0), 149270 from commission_release limit 1`.execute(
      desk.house.db,
    )
    // The first one passes three million, so that the second was approved with too little tax.
    const refused = await payTogether([before, after, between])
    expect(refused.body.fields).toMatchObject([{ path: 'ids.1', code: 'release_changed' }])
    expect((await desk.maker.get(before.id)).status).toBe('approved')
    expect((await payTogether([between, before])).body.data).toMatchObject({ count: 2 })
    const { rows } = await sql<{ number: string }>`
      select r.number from commission_release r join journal_entry e on e.id = r.entry_id
      where r.id in (${before.id}, ${between.id}) order by e.number`.execute(desk.house.db)
    expect(rows.map(({ number }) => number)).toEqual([before.number, between.number].toSorted())
    expect(await ledgerFault(desk.house.db)).toBeNull()
  })

  it('leave a file of transfers for the bank, with the whole account numbers, which is written down', async () => {
    const releases = await two()
    const { id: bank_id } = await bank()
    const { data } = (await payTogether(releases, { pay_mode: 'bank_transfer', bank_id })).body
    const url = `${RELEASES}/transfers.csv?batch_id=${data.batch_id}`
    const file = await desk.second.client.get(url)
    const lines = file.text.trim().split(/\r\n/)
    expect(lines).toHaveLength(3)
    expect(lines[1]).toMatch(/^[^,]+,[^,]+,\d{12},13899\.05,CR-CEB-/)
    const { rows } =
      await sql`select from audit_log where action = 'seller_profile.reveal' and diff ? 'payout_account_no'`.execute(
        desk.house.db,
      )
    expect(rows.length).toBe(2)
    expect((await desk.house.agent.client.get(url)).status).toBe(403)
  })
})

describe('a seller', () => {
  it('OBJ sees his own releases alone once they are approved, and confirms what has arrived', async () => {
    const own = releaseCalls(await api.as('agent'))
    const [mine, other] = [agent(), agent(1)]
    await declare(mine)
    await declare(other)
    const { sale } = await desk.collected()
    const [paid, foreign] = [
      await desk.paid(await desk.drafted(sale.id, mine)),
      await desk.paid(await desk.drafted(sale.id, other)),
    ]
    const { body } = await own.client.get<{ data: Release[] }>(`${RELEASES}?start=0&end=100`)
    expect(new Set(body.data.map(({ seller_id }) => seller_id))).toEqual(new Set([mine.id]))
    const { sale: later } = await desk.collected()
    const draft = await desk.drafted(later.id, mine)
    expect((await own.client.get(`${RELEASES}/${draft.id}`)).status).toBe(404)
    const { id } = await desk.approved(draft)
    expect((await own.get(id)).status).toBe('approved')
    expect((await own.client.get(`${RELEASES}/${foreign.id}`)).status).toBe(404)
    expect((await own.client.get(`${RELEASES}/${foreign.id}/voucher.pdf`)).status).toBe(404)
    expect(done(await own.command(await own.get(paid.id), 'acknowledge')).status).toBe('acknowledged')
    expect((await own.draft({ ou_id: desk.house.ou_id, seller_id: mine.id })).status).toBe(403)
  })
})

describe('who pays a release', () => {
  it('SOD is neither whoever prepared it, nor whoever approved it, nor its payee, nor whoever changed the account', async () => {
    const seller = agent()
    await declare(seller)
    const { sale } = await desk.collected()
    const approved = await desk.approved(await desk.drafted(sale.id, seller))
    const { db } = desk.house
    const refused = async (calls = desk.payer) => (await desk.pay(approved, {}, calls)).body.message
    expect(await refused(desk.maker)).toContain('You prepared')
    await sql`insert into payout_change (ou_id, seller_id, created_by) values (${desk.house.ou_id}, ${seller.id}, ${desk.second.id})`.execute(
      db,
    )
    expect(await refused()).toContain('You changed the account')
    await sql`update approval_seat set user_id = ${desk.second.id} where subject_id = ${approved.id} and decision = 'approve'`.execute(
      db,
    )
    expect(await refused()).toContain('You approved')
    await sql`update employee set user_id = ${desk.second.id} where id = ${seller.employee_id}`.execute(db)
    expect(await refused()).toContain('You are the payee')
  })

  it('waits with a transfer for three days after the account of the payee was changed', async () => {
    const seller = agent(1)
    await declare(seller)
    const { db } = desk.house
    const bank = await db
      .selectFrom('bank')
      .select('id')
      .where('is_active', '=', true)
      .executeTakeFirstOrThrow()
    const { sale } = await desk.collected()
    const approved = await desk.approved(await desk.drafted(sale.id, seller))
    const transfer = () => desk.pay(approved, { pay_mode: 'bank_transfer', bank_id: bank.id })
    await sql`update seller_profile set payout_bank_id = null, payout_account_no = null,
      payout_account_no_hash = null, payout_account_no_masked = null where id = ${seller.id}`.execute(db)
    expect((await transfer()).body.message).toContain('no bank account')
    await sql`update seller_profile set payout_bank_id = ${bank.id}, payout_account_no = 'v1.' || repeat('A', 60),
      payout_account_no_hash = 'changed', payout_account_no_masked = '****1234' where id = ${seller.id}`.execute(
      db,
    )
    expect((await transfer()).body.message).toContain('less than 72 hours')
    await sql`alter table payout_change disable trigger user`.execute(db)
    await sql`update payout_change set created_at = created_at - interval '73 hours' where seller_id = ${seller.id}`.execute(
      db,
    )
    await sql`alter table payout_change enable trigger user`.execute(db)
    expect(done(await transfer())).toMatchObject({ status: 'paid', pay_mode: 'bank_transfer' })
  })

  it('does not pay a seller whose license has expired', async () => {
    const seller = agent(2)
    const { db, ou_id } = desk.house
    const { sale } = await desk.collected()
    const draft = await desk.drafted(sale.id, seller)
    await sql`update seller_profile set accreditation_no = 'A-1', accreditation_valid_to = '2020-01-31' where id = ${seller.id}`.execute(
      db,
    )
    const refused = await desk.maker.command(draft, 'submit')
    expect(refused.body.fields).toMatchObject([{ path: 'seller_id', code: 'accreditation_expired' }])
    const waiting = (await desk.maker.releasable(ou_id)).find(({ seller_id }) => seller_id === seller.id)
    expect(waiting?.bars).toEqual(['accreditation_expired'])
    await sql`update seller_profile set accreditation_valid_to = null where id = ${seller.id}`.execute(db)
  })
})
