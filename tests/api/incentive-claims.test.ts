import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Clawback } from '@contract/modules/commission/clawback.resource'
import { leftBy } from '@tests/api/clawback.support'
import { incentiveDesk, type IncentiveDesk } from '@tests/api/incentives.support'
import { withKey } from '@tests/api/ledger.support'
import { listOf } from '@tests/api/notifications.support'
import { decideRows, rowsOfReport, uploadReport } from '@tests/api/report-match.support'
import { done, type Refusal } from '@tests/api/sales.support'
import { startApi, type TestApi } from '@tests/support/api'

const CLAWBACKS = '/api/v1/commission/clawbacks'
type One = { data: Clawback } & Refusal

let api: TestApi
let desk: IncentiveDesk
beforeAll(async () => {
  api = await startApi()
  desk = await incentiveDesk(api)
})
afterEach(() => desk.claws.expectBooksAgree())
afterAll(() => api.close())

/** Two sales of an agent, and what was granted of them: 9,000. */
async function granted(agent: number, daysAgo: number, more: object = {}) {
  const { sales, program } = await desk.twoSales(agent, daysAgo, more)
  return { sales, program, grant: await desk.granted(program.id, agent) }
}
const released = async (grantId: string, agent: number) => desk.release(agent, await desk.shares(grantId))
const claim = (agent: number, sale_id: string, amount: string, of_incentive = true) =>
  desk.house.accounting.post<One>(
    CLAWBACKS,
    {
      ...{ sale_id, seller_id: desk.sellerOf(agent).id, cause: 'wrong_payee', amount, of_incentive },
      reason: 'The sale was counted for the wrong agent.',
    },
    withKey(),
  )
const confirm = (row: Clawback) =>
  desk.house.president.client.post<One>(`${CLAWBACKS}/${row.id}/confirm`, {}, withKey(row))

describe('An incentive that was paid to the wrong person', () => {
  it('INC-10 is clawed back by hand once another person confirms it, and the rest of it stays', async () => {
    const { sales, grant, program } = await granted(1, 40)
    await released(grant.id, 1)
    const row = done(await claim(1, sales[0].id, '1500.00'))
    expect(row).toMatchObject({ status: 'proposed', of_incentive: true, open_amount: '0.00' })
    const confirmed = done(await confirm(row))
    expect(confirmed).toMatchObject({ gross_amount: '1500.00' })
    const { rows } = await sql<{ amount: string; is_company: boolean }>`
      select amount, is_company from commission_share where tranche_id = ${(await desk.shares(grant.id))[0]?.tranche_id}
      order by is_company`.execute(desk.house.db)
    expect(rows).toEqual([
      { amount: '3000.00', is_company: false },
      { amount: '1500.00', is_company: true },
    ])
    expect(await leftBy(desk.house, [confirmed.entry_id ?? ''])).toMatchObject({ 5030: '-1500.00' })
    const { rows: told } = await sql<{ cause: string; program: string }>`
      select a.cause, g.program_name as program from commission_adjustment a
        join sale_commission c on c.id = a.sale_commission_id join incentive_grant g on g.id = c.grant_id
      where a.sale_id = ${sales[0].id}`.execute(desk.house.db)
    expect(told).toEqual([{ cause: 'clawback', program: program.name }])
    await desk.claws.expectBooksAgree()

    // What is left of it is taken back with its sale, and nothing twice.
    await desk.claws.cancelled(sales[0].id)
    expect((await desk.claws.clawbacks(sales[0].id)).map(({ gross }) => gross)).toEqual([
      '3000.00',
      '1500.00',
    ])
  })

  it('is claimed of no more than was paid of it, apart from the commission of the sale', async () => {
    const { sales, grant } = await granted(2, 41)
    expect((await claim(2, sales[0].id, '0.01')).status).toBe(422)
    await released(grant.id, 2)
    expect((await claim(2, sales[0].id, '4500.01')).status).toBe(422)
    // None of its commission was paid: the incentive does not stand for it.
    expect((await claim(2, sales[0].id, '1.00', false)).status).toBe(422)
    const [first, second] = [
      done(await claim(2, sales[0].id, '4500.00')),
      done(await claim(2, sales[0].id, '0.01')),
    ]
    expect((await confirm(first)).status).toBe(200)
    expect((await confirm(second)).status).toBe(422)
  })

  it('is clawed back where a developer paid for it, and stays taken when his receipt is undone', async () => {
    const { sales, grant } = await granted(3, 42, desk.byDeveloper())
    const statement = await desk.billed(sales)
    const line = await desk.claws.lineOf(statement.id)
    const receipt = await desk.claws.paid(line)
    await desk.settled(statement.id)
    await released(grant.id, 3)
    const billed = (await desk.shares(grant.id)).find(({ sale_id }) => sale_id === sales[0].id)
    done(await confirm(done(await claim(3, sales[0].id, '1000.00'))))
    const after = (await desk.shares(grant.id)).find(({ id }) => id === billed?.id)
    expect(after).toMatchObject({ amount: '3500.00', releasable: '3500.00', clawed: '1000.00' })
    await desk.claws.expectBooksAgree()
    done(await desk.claws.receipts.command(receipt, 'bounce', { reason: 'Account closed.' }))
    const claims = (await desk.claws.clawbacks(line.sale_no === sales[0].sale_no ? sales[0].id : sales[1].id))
      .filter(({ cause }) => cause === 'developer_reversal')
      .map(({ gross }) => gross)
    expect(claims).toEqual([line.sale_no === sales[0].sale_no ? '3500.00' : '4500.00'])
    const { rows } = await sql<{ of_incentive: boolean }>`
      select distinct of_incentive from commission_clawback where sale_id = any (${sales.map(({ id }) => id)}::uuid[])`.execute(
      desk.house.db,
    )
    expect(rows).toEqual([{ of_incentive: true }])
  })
})

describe('Whoever is granted an incentive', () => {
  it('is told of it, and that it was voided', async () => {
    const { grant, program } = await granted(0, 43)
    done(await desk.command(await desk.read(grant.id), 'void', { reason: 'Granted by mistake.' }))
    const { items } = await listOf(desk.house.agent.client)
    const told = items.filter(({ text }) => text.includes(program.name))
    expect(told.map(({ kind }) => kind).toSorted()).toEqual(['incentive.granted', 'incentive.voided'])
    expect(
      told.every(({ text, path }) => text.includes(grant.number ?? '-') && path.includes(grant.id)),
    ).toBe(true)
  })
})

describe('A developer’s report', () => {
  it('INC-11 is matched with the incentives that the developer pays, beside the commission of the same sale', async () => {
    const { sales, grant, program } = await granted(4, 44, desk.byDeveloper())
    const statement = await desk.billed(sales)
    const ofCompany = await granted(5, 45)
    const row = (sale: { sale_no: string | null }, gross: string) => ({
      sale_no: sale.sale_no,
      theirs_gross: gross,
    })
    const { accounting, ou_id, project } = desk.house
    const rows = [
      { ...row(sales[0], '5040.00'), theirs_paid: '5040.00' },
      row(sales[1], '5000.00'),
      row(ofCompany.sales[0], '5040.00'),
    ]
    const { report_id } = done(
      await uploadReport(accounting, rows, { developer_id: project.developer_id, ou_id }),
    )
    const found = await rowsOfReport(accounting, report_id)
    const rowOf = (no: number) => found.find(({ row_no }) => row_no === no)
    expect(rowOf(2)).toMatchObject({
      ...{ kind: 'missing_receipt', incentive: program.name, ours_gross: '5040.00', ours_base: null },
    })
    // Nothing says that it is the incentive: a row of a sale is of its commission, and none of it is billed yet.
    expect(rowOf(3)).toMatchObject({ sale_no: sales[1].sale_no })
    expect(rowOf(4)).toMatchObject({ kind: 'not_billed', incentive: null })
    const accepted = done(
      await decideRows(accounting, 'accept', { target: { ids: [rowOf(2)?.id] }, note: null }),
    )
    expect(accepted.receipts).toHaveLength(1)
    done(await desk.claws.receipts.command(await desk.claws.receipts.get(accepted.receipts[0] ?? ''), 'post'))
    const share = (await desk.shares(grant.id)).find(({ sale_id }) => sale_id === sales[0].id)
    expect(share).toMatchObject({ state: 'collected', releasable: '4500.00' })
    expect(statement.lines).toHaveLength(2)
  })
})
