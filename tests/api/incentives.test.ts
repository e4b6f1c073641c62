import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@contract/kernel/dates'
import { aPerson } from '@tests/api/attacks/people.support'
import { leftBy } from '@tests/api/clawback.support'
import { recordCalls } from '@tests/api/commission-record.support'
import {
  agree,
  GRANTS,
  incentiveDesk,
  PROGRAMS,
  TIERS,
  type IncentiveDesk,
} from '@tests/api/incentives.support'
import { withKey } from '@tests/api/ledger.support'
import { done, sees, type Refusal } from '@tests/api/sales.support'
import { sellerStatement } from '@contract/modules/commission/seller-record-statement.rules'
import { WHOLE_RECORD } from '@server/modules/commission/record/record-reader'
import { findStatementFacts } from '@server/modules/commission/record/seller-statement.repository'
import { startApi, type TestApi } from '@tests/support/api'

let api: TestApi
let desk: IncentiveDesk
beforeAll(async () => {
  api = await startApi()
  desk = await incentiveDesk(api)
})
// What sellers are owed, developers owe and the books say agree after every case.
afterEach(() => desk.claws.expectBooksAgree())
afterAll(() => api.close())

const personOf = async (programId: string, agent: number) =>
  (await desk.standing())
    .find(({ program }) => program.id === programId)
    ?.people.find(({ seller_id }) => seller_id === desk.sellerOf(agent).id)

describe('A program', () => {
  it('refuses tiers with a gap by the words that its form has', async () => {
    const gap = [TIERS[0], { ...TIERS[1], from: '5' }]
    const { status, body } = await desk.house.accounting.post<Refusal>(
      PROGRAMS,
      desk.programBody({ tiers: gap }),
    )
    expect([status, body.fields]).toMatchObject([
      422,
      [
        {
          path: 'tiers.1.from',
          code: 'incentive_tier_gap',
          message: 'A tier begins where the one before it ends.',
        },
      ],
    ])
  })

  it('names the developer who pays', async () => {
    const { body } = await desk.house.accounting.post<Refusal>(
      PROGRAMS,
      desk.programBody({ funded_by: 'developer' }),
    )
    expect(body.fields).toMatchObject([{ path: 'developer_id', code: 'incentive_needs_developer' }])
  })

  it('shows each person what is missing to the next tier, and loses a sale that is cancelled', async () => {
    const running = await desk.program({ valid_from: desk.today, valid_to: addDays(desk.today, 30) })
    const first = await desk.sold(3, 0)
    const now = await personOf(running.id, 3)
    expect(now).toMatchObject({ counted: '1', tier: null, amount: '0.00', is_own: false })
    expect(now?.next).toEqual({ missing: '1', amount: '9000.00' })
    const second = await desk.sold(3, 0)
    const reached = await personOf(running.id, 3)
    expect(reached).toMatchObject({ counted: '2', tier: 1, amount: '9000.00' })
    expect(reached?.next).toEqual({ missing: '2', amount: '30000.00' })
    expect(reached?.sales.map(({ sale_id, amount }) => [sale_id, amount])).toEqual(
      [first, second].map(({ id }) => [id, '4500.00']),
    )
    await desk.claws.cancelled(first.id)
    expect(await personOf(running.id, 3)).toMatchObject({ counted: '1', tier: null, amount: '0.00' })
    const early = await desk.propose(running.id)
    expect(early.body).toMatchObject({ code: 'rule_broken' })
    expect(early.text).toContain('still runs')
  })

  it('is shown to an agent with his own standing alone', async () => {
    const { program } = await desk.twoSales(0, 33)
    const agent = await api.as('agent')
    const own = (await desk.standing(agent)).find(each => each.program.id === program.id)
    expect(own?.people).toMatchObject([{ seller_id: desk.sellerOf(0).id, is_own: true, counted: '2' }])
  })

  it('is as good as not there in another unit', async () => {
    const { program } = await desk.twoSales(1, 34)
    const { client } = await aPerson(api, {
      codes: ['commission.incentive.view', 'commission.record.view', 'commission.incentive_grant.create'],
      ...{ reach: 'home', scope: 'ou', unit: 'DVO' },
    })
    expect((await client.get(`${PROGRAMS}/${program.id}`)).status).toBe(404)
    expect((await desk.standing(client)).map(each => each.program.id)).not.toContain(program.id)
    expect((await client.post(`${GRANTS}/propose`, { program_id: program.id }, withKey())).status).toBe(404)
  })
})

describe('A grant that the company pays', () => {
  it('INC-06 is an expense, is released as commission is, and a void gives it back to the centavo', async () => {
    const { program, sales } = await desk.twoSales(1, 20)
    const grant = await desk.granted(program.id, 1)
    expect(grant).toMatchObject({
      status: 'approved',
      amount: '9000.00',
      counted: '2',
      granted_on: desk.today,
    })
    expect(await leftBy(desk.house, [grant.entry_id ?? ''])).toEqual({ 2020: '-9000.00', 5030: '9000.00' })
    const open = await desk.shares(grant.id)
    expect(open).toMatchObject(
      sales.map(({ id }) => ({ sale_id: id, state: 'collected', releasable: '4500.00' })),
    )

    const choices = await desk.releases.maker.choices(desk.house.ou_id, desk.sellerOf(1).id)
    expect(choices.lines.filter(({ incentive }) => incentive === program.name)).toHaveLength(2)
    const paid = await desk.release(1, open)
    // tax on the gross, as on commission.
    expect(paid).toMatchObject({ status: 'paid', gross_amount: '9000.00' })
    expect(Number(paid.ewt_amount)).toBeGreaterThan(0)
    expect(await desk.shares(grant.id)).toMatchObject([{ released: '4500.00' }, { released: '4500.00' }])
    await desk.claws.expectBooksAgree()
    const refused = await desk.command(await desk.read(grant.id), 'void', { reason: 'Granted by mistake.' })
    expect(refused.text).toContain('Void the release first')

    done(await desk.releases.payer.command(paid, 'void', { reason: 'The check was lost.' }))
    expect(await desk.shares(grant.id)).toEqual(open)
    const voided = done(
      await desk.command(await desk.read(grant.id), 'void', { reason: 'Granted by mistake.' }),
    )
    expect(voided.status).toBe('voided')
    expect(await desk.shares(grant.id)).toMatchObject([
      { state: 'reversed', releasable: '0.00' },
      { state: 'reversed', releasable: '0.00' },
    ])
    // Nothing of it is granted any more, so it may be granted again.
    expect(done(await desk.propose(program.id)).ids).toHaveLength(1)
  })

  it('is in the record and the statement of its seller', async () => {
    const seller = desk.sellerOf(4)
    const record = recordCalls(desk.house.accounting)
    const { program } = await desk.twoSales(4, 21)
    const before = (await record.one(seller.id)).body.data
    await desk.granted(program.id, 4)
    const after = (await record.one(seller.id)).body.data
    const more = (name: 'collected' | 'balance') => Number(after.total[name]) - Number(before.total[name])
    expect([more('collected'), more('balance')]).toEqual([9000, 9000])
    const facts = await findStatementFacts(desk.house.db, WHOLE_RECORD, seller.id)
    const statement = sellerStatement(facts, { from: desk.today, to: desk.today })
    expect(statement.closing).toBe(after.total.balance)
    expect(Number(statement.sums.earned)).toBeGreaterThanOrEqual(9000)
  })

  it('keeps what was granted when its program is changed', async () => {
    const { program } = await desk.twoSales(2, 22)
    const grant = await desk.granted(program.id, 2)
    const changed = await desk.house.accounting.patch(
      `${PROGRAMS}/${program.id}`,
      { tiers: [{ from: '2', to: null, kind: 'fixed', amount: '1.00' }] },
      sees(program),
    )
    expect(changed.status).toBe(200)
    expect(await desk.read(grant.id)).toMatchObject({ amount: '9000.00', lines: grant.lines })
    const rewritten = sql`update incentive_grant set amount = 1 where id = ${grant.id}`.execute(desk.house.db)
    await expect(rewritten).rejects.toThrow('what was granted stays as it was')
  })

  it('INC-08 is taken back as far as a cancelled sale carries it: what was paid of it is clawed back', async () => {
    const { program, sales } = await desk.twoSales(2, 23)
    const grant = await desk.granted(program.id, 2)
    const open = await desk.shares(grant.id)
    await desk.release(2, open.slice(0, 1))
    await desk.claws.cancelled(sales[0].id)
    const claims = await desk.claws.clawbacks(sales[0].id)
    expect(claims).toMatchObject([
      { seller_id: desk.sellerOf(2).id, cause: 'sale_cancelled', gross: '4500.00' },
    ])
    expect(await desk.shares(grant.id)).toMatchObject([
      { state: 'reversed', clawed: '4500.00', releasable: '0.00' },
      { ...open[1], state: 'collected', releasable: '4500.00' },
    ])
    await desk.claws.expectBooksAgree()
    // What was not paid leaves the books without a claim.
    await desk.claws.cancelled(sales[1].id)
    expect(await desk.claws.clawbacks(sales[1].id)).toEqual([])
    const refused = await desk.command(await desk.read(grant.id), 'void', { reason: 'Both sales are gone.' })
    expect(refused.status).toBe(422)
  })
})

describe('A grant that a developer pays', () => {
  it('INC-07 is billed, collected and then released; its income stands apart from commission', async () => {
    const { program, sales } = await desk.twoSales(5, 24, desk.byDeveloper())
    const grant = await desk.granted(program.id, 5)
    expect(grant).toMatchObject({ status: 'approved', entry_id: null })
    expect(await desk.shares(grant.id)).toMatchObject([
      { state: 'eligible', releasable: '0.00' },
      { state: 'eligible', releasable: '0.00' },
    ])
    const statement = await desk.billed(sales)
    // 9,000 with VAT on top: a seller is granted an amount, and the developer pays the tax.
    expect(statement).toMatchObject({
      net_amount: '9000.00',
      vat_amount: '1080.00',
      gross_amount: '10080.00',
    })
    expect(statement.lines.map(({ incentive }) => incentive)).toEqual([program.name, program.name])
    expect(await leftBy(desk.house, [statement.entry_id ?? ''])).toEqual({
      ...{ 1110: '10080.00', 2030: '-1080.00', 4020: '-9000.00' },
      ...{ 5030: '9000.00', 2020: '-9000.00' },
    })
    await desk.claws.expectBooksAgree()
    expect((await desk.shares(grant.id)).map(({ releasable }) => releasable)).toEqual(['0.00', '0.00'])
    const refused = await desk.command(await desk.read(grant.id), 'void', { reason: 'Granted by mistake.' })
    expect(refused.text).toContain('Void the statement first')

    const line = await desk.claws.lineOf(statement.id)
    // half of a line makes half of its share releasable.
    await desk.claws.paid(line, '2520.00')
    expect((await desk.shares(grant.id)).map(({ releasable }) => releasable).toSorted()).toEqual([
      '0.00',
      '2250.00',
    ])
    await desk.settled(statement.id)
    const open = await desk.shares(grant.id)
    expect(open).toMatchObject([
      { state: 'collected', releasable: '4500.00' },
      { state: 'collected', releasable: '4500.00' },
    ])
    const paid = await desk.release(5, open)
    expect(paid).toMatchObject({ status: 'paid', gross_amount: '9000.00' })
  })

  it('is income as it comes in, where that is how the company counts', async () => {
    const { program, sales } = await desk.twoSales(6, 25, desk.byDeveloper())
    await desk.granted(program.id, 6)
    const recognise = (how: string) =>
      sql`update company_profile set revenue_recognition = ${how}`.execute(desk.house.db)
    await recognise('on_collection')
    const statement = await desk.billed(sales)
    await recognise('on_billing')
    expect(await leftBy(desk.house, [statement.entry_id ?? ''])).toMatchObject({ 2085: '-9000.00' })
    const line = (await desk.claws.openLines()).find(open => open.statement_id === statement.id)
    const receipt = await desk.claws.paid(line ?? { id: '', open_amount: '' })
    expect(await leftBy(desk.house, [receipt.entry_id ?? ''])).toMatchObject({
      ...{ 2085: '4500.00', 4020: '-4500.00', 5030: '4500.00', 2020: '-4500.00' },
    })
    // A cancelled sale takes both back: what is income, and what waits to be.
    for (const { id } of sales) await desk.claws.cancelled(id)
  })

  it('is credited when its sale is cancelled after it was billed', async () => {
    const { program, sales } = await desk.twoSales(6, 26, desk.byDeveloper())
    await desk.granted(program.id, 6)
    const statement = await desk.billed(sales)
    await desk.claws.cancelled(sales[0].id)
    const { rows } = await sql<{ credited: string; id: string }>`
      select credited_amount as credited, id from commission_statement where id = ${statement.id}`.execute(
      desk.house.db,
    )
    expect(rows[0]?.credited).toBe('5040.00')
    const { rows: entries } = await sql<{ id: string }>`
      select distinct entry_id as id from statement_credit where statement_id = ${statement.id}`.execute(
      desk.house.db,
    )
    expect(
      await leftBy(
        desk.house,
        entries.map(({ id }) => id),
      ),
    ).toEqual({
      ...{ 1110: '-5040.00', 2030: '540.00', 4020: '4500.00' },
      ...{ 5030: '-4500.00', 2020: '4500.00' },
    })
  })
})

describe('A grant is refused', () => {
  it('INC-09 a second time, to the same person of the same program', async () => {
    const { program } = await desk.twoSales(1, 27)
    const draft = await desk.drafted(program.id, 1)
    const again = await desk.propose(program.id)
    expect(again.text).toContain('no seller left')
    const byHand = await desk.house.accounting.post<Refusal>(GRANTS, {
      ...{ program_id: program.id, seller_id: desk.sellerOf(1).id },
    })
    expect(byHand.body.fields).toMatchObject([{ path: 'seller_id', code: 'incentive_granted_before' }])
    const behind =
      sql`insert into incentive_grant (ou_id, employee_id, program_id, seller_id, program_name, funded_by, metric,
        counted, lines, amount) select ou_id, employee_id, program_id, seller_id, program_name, funded_by, metric, counted,
        lines, amount from incentive_grant where id = ${draft.id}`.execute(desk.house.db)
    await expect(behind).rejects.toThrow('incentive_grant_once')
  })

  it('to somebody who proposes it for himself, and he is not asked about it either', async () => {
    const { program } = await desk.twoSales(3, 28)
    const { client, id: userId } = await aPerson(api, {
      codes: [
        'commission.incentive_grant.view',
        'commission.incentive_grant.create',
        'commission.incentive_grant.submit',
        'commission.incentive.view',
      ],
    })
    await sql`update employee set user_id = ${userId} where id = ${desk.sellerOf(3).employee_id}`.execute(
      desk.house.db,
    )
    const own = await client.post<Refusal>(GRANTS, { program_id: program.id, seller_id: desk.sellerOf(3).id })
    expect(own.text).toContain('another person proposes it')
    expect((await desk.propose(program.id, client)).text).toContain('no seller left')
    const draft = await desk.drafted(program.id, 3)
    const submitted = await client.post<Refusal>(`${GRANTS}/${draft.id}/submit`, {}, withKey(draft))
    expect(submitted.text).toContain('another person proposes it')
  })

  it('when one of its sales was cancelled while it was being decided', async () => {
    const { program, sales } = await desk.twoSales(4, 29)
    const waiting = await desk.submitted(program.id, 4)
    await desk.claws.cancelled(sales[1].id)
    const answer = await agree(desk.house.admin.client, waiting.id)
    expect([answer?.status, answer?.text]).toEqual([422, expect.stringContaining('have changed since')])
    expect(await desk.shares(waiting.id)).toEqual([])
  })

  it('below the first tier, and by whoever made it', async () => {
    const { program } = await desk.twoSales(5, 30)
    const nobody = await desk.house.accounting.post<Refusal>(GRANTS, {
      ...{ program_id: program.id, seller_id: desk.sellerOf(6).id },
    })
    expect(nobody.body.fields).toMatchObject([{ code: 'incentive_not_reached' }])
    const waiting = await desk.submitted(program.id, 5)
    expect(await agree(desk.house.accounting, waiting.id)).toBeNull()
  })

  it('by the database, where its shares are not the grant', async () => {
    const { program } = await desk.twoSales(0, 31)
    const grant = await desk.granted(program.id, 0)
    const more = sql`update sale_commission set gross_amount = gross_amount + 1 where id = (
      select id from sale_commission where grant_id = ${grant.id} limit 1)`.execute(desk.house.db)
    await expect(more).rejects.toThrow()
  })
})
