import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { addDays } from '@contract/kernel/dates'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { parseRate, percentOf } from '@contract/kernel/rates'
import { findAdvanceFacts } from '@server/modules/cash-advance/advance-facts.repository'
import { remindOfAdvances } from '@server/modules/cash-advance/advance-jobs'
import { inTransaction } from '@server/platform/db/transaction'
import { startApi, type TestApi } from '@tests/support/api'
import { aPerson } from '@tests/api/attacks/people.support'
import { advanceDesk, codesOf, URL, type Advance, type AdvanceDesk } from '@tests/api/cash-advance.support'
import { sellingHouse } from '@tests/api/sale-payments.support'

let api: TestApi
let desk: AdvanceDesk
beforeAll(async () => {
  api = await startApi()
  desk = await advanceDesk(api)
})
afterAll(() => api.close())

const employeeOf = (username: string) =>
  api.database.db
    .selectFrom('employee as e')
    .innerJoin('app_user as u', 'u.id', 'e.user_id')
    .select(['e.id', 'e.ou_id', 'e.user_id'])
    .where('u.username', '=', username)
    .executeTakeFirstOrThrow()

const remind = () => inTransaction(api.database, { identity: { role: 'system' } }, tx => remindOfAdvances(tx))

/** As if so many days had passed since it was released. */
async function letPass(advance: Advance, days: number): Promise<void> {
  await sql`update cash_advance set released_on = released_on - ${days}::int,
    liquidation_due = liquidation_due - ${days}::int where id = ${advance.id}`.execute(api.database.db)
}

const told = (kind: string, advance: Advance) =>
  api.database.db
    .selectFrom('notification as n')
    .innerJoin('app_user as u', 'u.id', 'n.user_id')
    .select('u.username')
    .where('n.kind', '=', kind)
    .where('n.subject_id', '=', advance.id)
    .orderBy('u.username')
    .execute()
    .then(rows => rows.map(({ username }) => username))

describe('asking for an advance', () => {
  it('is refused with an operational one open, whether it is paid out or still to be', async () => {
    const first = await desk.submitted({ purpose: 'operational' })
    const second = await desk.ask({ purpose: 'operational' })
    expect(codesOf(await desk.act('employee', second, 'submit'))).toEqual([
      ['purpose', 'advance_open_before'],
    ])
    const withdrawn = await desk.act('employee', await desk.read(first.id, 'employee'), 'withdraw')
    expect(withdrawn.body.data.status).toBe('withdrawn')
    const sent = await desk.act('employee', second, 'submit')
    expect(sent.body.data.status).toBe('pending')
    await desk.act('employee', sent.body.data, 'withdraw')
  })

  it('of two at once keeps one, however both found the limit', async () => {
    const [one, other] = [
      await desk.ask({ purpose: 'operational' }),
      await desk.ask({ purpose: 'operational' }),
    ]
    const answers = await Promise.all([one, other].map(each => desk.act('employee', each, 'submit')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    const sent = answers.find(({ status }) => status === 200)
    if (sent) await desk.act('employee', sent.body.data, 'withdraw')
  })

  it('out of pay stays within the basic pay of a month, less what is open', async () => {
    const over = await desk.ask({ repayment: 'payroll', purpose: 'salary', amount: '24000.01' })
    expect(codesOf(await desk.act('employee', over, 'submit'))).toEqual([['amount', 'advance_over_limit']])
    const first = await desk.submitted({ repayment: 'payroll', purpose: 'salary', amount: '14000.00' })
    const next = await desk.ask({ repayment: 'payroll', purpose: 'salary', amount: '10000.01' })
    expect(codesOf(await desk.act('employee', next, 'submit'))).toEqual([['amount', 'advance_over_limit']])
    const { body } = await (
      await desk.as('employee')
    ).get<{ data: { limit: string } }>('/api/v1/cash-advance/limit?repayment=payroll')
    expect(body.data.limit).toBe('10000.00')
    await desk.act('employee', first, 'withdraw')
  })

  it('of a seller is measured by half of what was earned and not released', async () => {
    const house = await sellingHouse(api)
    const sale = await house.book()
    for (let month = 0; month < 9; month += 1) await house.pay(sale.id)
    const { rows } = await sql<{ employee_id: string; amount: string }>`
      select p.employee_id, sum(c.amount)::text as amount from sale_seller l
        join seller_profile p on p.id = l.seller_id
        join commission_share c on c.sale_seller_id = l.id join commission_tranche t on t.id = c.tranche_id
      where l.sale_id = ${sale.id} and t.seq = 1 group by p.employee_id`.execute(api.database.db)
    const [seller] = rows
    expect(Number(seller?.amount)).toBeGreaterThan(0)
    const facts = await findAdvanceFacts(api.database.db, seller?.employee_id ?? '', null)
    expect(facts.unreleased).toBe(seller?.amount)
    const half = percentOf(parseMoney(seller?.amount ?? '0'), parseRate('50'))
    const ask = (amount: bigint) =>
      desk.ask({ repayment: 'commission', purpose: 'commission', amount: moneyText(amount) }, 'agent')
    const beyond = await desk.act('agent', await ask(half + 1n), 'submit')
    expect(codesOf(beyond)).toEqual([['amount', 'advance_over_limit']])
    const within = await desk.act('agent', await ask(half), 'submit')
    expect(within.body.data.status).toBe('pending')
    const seat = JSON.stringify((await desk.seatOf('sales_manager', within.body.data.id))?.view)
    expect(seat).toContain(moneyText(half))
  })

  it('shows those who verify what the limit is made of, and the head only whether it is kept', async () => {
    const { id } = await desk.submitted({ amount: '30000.00' })
    const head = JSON.stringify((await desk.seatOf('immediate_head', id))?.view)
    expect(head).toContain('beyond the limit')
    expect(head).not.toContain('24000.00')
    expect((await desk.standing(id, 'immediate_head')).limit).toBeNull()
    await desk.decide('immediate_head', id, 'approve')
    const verifier = JSON.stringify((await desk.seatOf('accounting', id))?.view)
    expect(verifier).toContain('24000.00')
    expect((await desk.standing(id, 'accounting')).limit?.limit).toBe('24000.00')
    expect((await desk.standing(id)).is_within).toBe(false)
    await desk.act('employee', await desk.read(id, 'employee'), 'withdraw')
  })
})

describe('an advance that is not settled in time', () => {
  it('is marked by the daily job once, told to requester, head and accounting, and keeps the next one back', async () => {
    const released = await desk.released()
    await letPass(released, 13)
    await remind()
    expect(await told('advance.liquidation_due', released)).toEqual(['employee'])
    expect((await desk.read(released.id)).is_overdue).toBe(false)
    await letPass(released, 3)
    await remind()
    await remind()
    expect(await told('advance.overdue', released)).toEqual(['accounting', 'cashier', 'employee', 'head'])
    const overdue = await desk.read(released.id)
    expect(overdue).toMatchObject({ is_overdue: true, liquidation_due: addDays(desk.today, -1) })
    const next = await desk.ask()
    expect(codesOf(await desk.act('employee', next, 'submit'))).toEqual([['purpose', 'advance_overdue']])
    const settled = (await desk.done(overdue)).body.data
    expect(settled).toMatchObject({ status: 'settled', is_overdue: false })
    const sent = await desk.act('employee', next, 'submit')
    expect(sent.status).toBe(200)
    await desk.act('employee', sent.body.data, 'withdraw')
  })
})

describe('the duties around an advance', () => {
  it('are kept apart: nobody approves what they asked for', async () => {
    const own = await desk.submitted({}, 'accounting')
    await desk.decide('president', own.id, 'approve')
    expect(await desk.seatOf('accounting', own.id)).toBeNull()
    await desk.act('accounting', await desk.read(own.id), 'withdraw')
  })

  it('are kept apart: nobody pays out what they asked for, nor settles it themselves', async () => {
    const released = await desk.released()
    const employee = await employeeOf('accounting')
    const { db } = api.database
    const other = await desk.signed()
    for (const { id } of [other, released])
      await db.updateTable('cash_advance').set({ employee_id: employee.id }).where('id', '=', id).execute()
    const own = await desk.release(await desk.read(other.id))
    expect([own.status, own.text]).toEqual([403, expect.stringContaining('own advance')])
    const mine = await desk.read(released.id)
    expect((await desk.giveBack(mine, '10.00')).status).toBe(403)
    expect((await desk.spend(mine, [{ amount: '10.00' }])).status).toBe(403)
    expect((await desk.act('accounting', mine, 'propose-write-off', { reason: 'Mine' })).status).toBe(403)
    const back = (await employeeOf('employee')).id
    for (const { id } of [other, released])
      await db.updateTable('cash_advance').set({ employee_id: back }).where('id', '=', id).execute()
    await desk.done(await desk.read(released.id))
    await desk.act('employee', await desk.read(other.id, 'employee'), 'cancel', { reason: 'Not needed' })
  })

  it('are kept apart: nobody pays out what they approved', async () => {
    const signed = await desk.signed()
    const { db } = api.database
    const head = await db
      .selectFrom('app_user')
      .select('id')
      .where('username', '=', 'head')
      .executeTakeFirstOrThrow()
    const payer = await aPerson(api, { codes: ['cash_advance.record.view', 'cash_advance.record.release'] })
    const both = { user_id: head.id, role_id: payer.roleId, valid_to: null }
    await db.insertInto('user_role').values(both).execute()
    const refused = await desk.release(await desk.read(signed.id), 'immediate_head')
    expect([refused.status, refused.text]).toEqual([
      403,
      expect.stringContaining('You approved this advance'),
    ])
    await db
      .deleteFrom('user_role')
      .where('role_id', '=', payer.roleId)
      .where('user_id', '=', head.id)
      .execute()
    await desk.done((await desk.release(await desk.read(signed.id))).body.data)
  })

  it('are the right of few: neither head nor president releases, nor accounting gives up alone', async () => {
    const signed = await desk.signed()
    for (const role of ['employee', 'immediate_head', 'president'] as const)
      expect((await desk.release(signed, role)).status, role).toBe(403)
    await desk.act('employee', signed, 'cancel', { reason: 'Not needed' })
  })
})

describe('an advance of somebody else', () => {
  it('is not there for colleagues, nor for accounting of another unit', async () => {
    const { id } = await desk.ask()
    for (const role of ['agent', 'hr_staff', 'ou_admin'] as const) {
      const client = await desk.as(role)
      expect((await client.get(`${URL}/${id}`)).status, role).toBe(404)
      expect((await client.get(`${URL}/${id}/standing`)).status, role).toBe(404)
    }
    const davao = await aPerson(api, {
      codes: ['cash_advance.record.view', 'cash_advance.record.release'],
      scope: 'ou',
      reach: 'home',
      unit: 'DVO',
    })
    expect((await davao.client.get(`${URL}/${id}`)).status).toBe(404)
    const { body } = await davao.client.get<{ data: unknown[] }>(`${URL}?start=0&end=50`)
    expect(body.data).toEqual([])
  })
})

describe('a release', () => {
  it('happens once, however many press at once', async () => {
    const signed = await desk.signed()
    const answers = await Promise.all([desk.release(signed), desk.release(signed), desk.release(signed)])
    expect(answers.map(({ status }) => status).filter(status => status === 200)).toHaveLength(1)
    const { movements } = await desk.standing(signed.id, 'accounting')
    expect(movements.map(({ kind, amount }) => [kind, amount])).toEqual([['release', '6000.00']])
    const { rows } = await sql`select from journal_entry where source_id = ${signed.id}`.execute(
      api.database.db,
    )
    expect(rows).toHaveLength(1)
    await desk.done(await desk.read(signed.id))
  })

  it('is neither dated ahead nor before it was signed', async () => {
    const signed = await desk.signed()
    const on = async (days: number) =>
      codesOf(await desk.release(signed, 'accounting', { released_on: addDays(desk.today, days) }))
    expect(await on(1)).toEqual([['released_on', 'date_ahead']])
    expect(await on(-1)).toEqual([['released_on', 'advance_date_before']])
    await desk.act('employee', signed, 'cancel', { reason: 'Not needed' })
  })
})
