import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type TestApi } from '@tests/support/api'
import { employeeOf, TIME, timeCalls } from '@tests/api/time-logs.support'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const kept = async (username: string) => {
  const { id } = await employeeOf(api, username)
  const { rows } = await sql<{ id: string; punched_at: string; direction: string }>`
    select id, punched_at, direction from time_log where employee_id = ${id} order by punched_at`.execute(
    api.database.db,
  )
  return rows
}

/** As if they had been made earlier: the clock of the database cannot be turned. */
async function age(username: string, minutes: number): Promise<void> {
  const { id } = await employeeOf(api, username)
  await sql`alter table time_log disable trigger time_log_stands`.execute(api.database.db)
  await sql`update time_log set punched_at = punched_at - make_interval(mins => ${minutes}) where employee_id = ${id}`.execute(
    api.database.db,
  )
  await sql`alter table time_log enable trigger time_log_stands`.execute(api.database.db)
}

describe('the clock', () => {
  it('suggests in, then out, and keeps a punch by the time of the portal', async () => {
    const me = timeCalls(await api.as('employee'))
    expect(await me.today()).toMatchObject({ suggested: 'in', punches: [], shift: { name: 'Office day' } })
    const before = Date.now()
    const { status, body } = await me.punch('in')
    expect([status, body.data.repeated]).toEqual([200, false])
    expect(Math.abs(Date.parse(body.data.punch.punched_at) - before)).toBeLessThan(60_000)
    expect(await me.today()).toMatchObject({ suggested: 'out', punches: [{ direction: 'in' }] })
  })

  it('takes a second press within a minute for the same, whichever way it points', async () => {
    const me = timeCalls(await api.as('employee'))
    const again = await me.punch('in')
    const other = await me.punch('out')
    expect([again.body.data.repeated, other.body.data.repeated]).toEqual([true, true])
    expect(await kept('employee')).toHaveLength(1)
    await age('employee', 5)
    expect((await me.punch('out')).body.data.repeated).toBe(false)
    expect((await kept('employee')).map(({ direction }) => direction)).toEqual(['in', 'out'])
  })

  it('takes twenty presses at once for one', async () => {
    const me = timeCalls(await api.as('agent'))
    const answers = await Promise.all(Array.from({ length: 20 }, () => me.punch('in')))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(answers.filter(({ body }) => !body.data.repeated)).toHaveLength(1)
    expect(await kept('agent')).toHaveLength(1)
  })

  it('answers a try that was repeated with its key as the first time', async () => {
    const client = await api.as('sales_manager')
    const send = () =>
      client.post(
        `${TIME}/punches`,
        { direction: 'in' },
        { headers: { 'idempotency-key': 'one-press-of-the-button' } },
      )
    const [first, second] = [await send(), await send()]
    expect(second.body).toEqual(first.body)
    expect(await kept('sales-manager')).toHaveLength(1)
  })

  it('BIZ-13 a time or a person in the body is refused: the server’s clock and the session decide', async () => {
    const me = timeCalls(await api.as('sales_admin'))
    const someone = await employeeOf(api, 'agent')
    for (const extra of [
      { punched_at: '2026-03-03T01:00:00Z' },
      { employee_id: someone.id },
      { created_by: someone.user_id },
      { source: 'manual' },
    ])
      expect((await me.punch('in', extra)).status).toBe(400)
    expect(await kept('sales-admin')).toEqual([])
  })

  it('has nothing to record for an account without an employee, and nothing for those without the right', async () => {
    await sql`update employee set user_id = null where user_id = (select id from app_user where username = 'ou-admin')`.execute(
      api.database.db,
    )
    const nobody = timeCalls(await api.as('ou_admin'))
    const answer = await nobody.punch('in')
    expect([answer.status, (await nobody.today()).employee]).toEqual([422, null])
  })
})

describe('a punch', () => {
  it('is never edited, never removed and never comes back, whoever tries', async () => {
    const { id } = await employeeOf(api, 'employee')
    for (const statement of [
      sql`update time_log set punched_at = now() where employee_id = ${id}`,
      sql`update time_log set direction = 'out' where employee_id = ${id} and direction = 'in'`,
      sql`delete from time_log where employee_id = ${id}`,
    ])
      await expect(statement.execute(api.database.db)).rejects.toThrow(/never|voided/)
  })
})
