import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type TestApi } from '@tests/support/api'
import { employeeOf, timeCalls, today, type KnownEmployee } from '@tests/api/time-logs.support'

let api: TestApi
let hr: ReturnType<typeof timeCalls>
let nico: KnownEmployee
const DAY = '2026-03-03'
const adds = [
  { on: DAY, time: '09:30', direction: 'in' },
  { on: DAY, time: '18:00', direction: 'out' },
]
beforeAll(async () => {
  api = await startApi()
  hr = timeCalls(await api.as('hr_staff'))
  nico = await employeeOf(api, 'employee')
  await hr.correctFor(nico.id, { work_date: DAY, reason: 'By the paper log', adds })
})
afterAll(() => api.close())

describe('a month', () => {
  it('is closed once it is over, by HR, with a reason', async () => {
    expect((await hr.lock(nico.ou_id, today().slice(0, 7))).status).toBe(422)
    expect((await hr.lock(nico.ou_id, '2026-03', true, '')).status).toBe(400)
    expect((await timeCalls(await api.as('immediate_head')).lock(nico.ou_id, '2026-03')).status).toBe(403)
    expect((await hr.lock(nico.ou_id, '2026-03')).status).toBe(200)
    expect((await hr.lock(nico.ou_id, '2026-03')).status).toBe(409)
    const month = (await hr.month('2026-03', nico.id)).body.data
    expect(month.is_locked).toBe(true)
    // Every day of everyone has been worked out before: who did not come is absent.
    expect(month.days.length).toBe(31)
    expect(month.days.every(day => day.is_locked)).toBe(true)
    expect(month.summary.by_status).toMatchObject({ present: 1 })
  })

  it('that is closed refuses every change with a plain word', async () => {
    const words = 'This day is locked. Ask HR to open the month first.'
    const punch = { on: DAY, time: '19:00', direction: 'in' }
    const change = await hr.correctFor(nico.id, { work_date: DAY, reason: 'Too late', adds: [punch] })
    expect([change.status, change.body.message]).toEqual([422, words])
    const { body } = await hr.bring([
      { employee_no: nico.employee_no, punched_at: `${DAY} 20:00`, direction: 'in' },
    ])
    expect(body.data.errors).toMatchObject([{ code: 'day_locked', message: words }])
    const row = sql`update attendance_day set late_min = 0 where employee_id = ${nico.id} and work_date = ${DAY}`
    await expect(row.execute(api.database.db)).rejects.toThrow(/locked/)
    expect(await hr.day(DAY, nico.id)).toMatchObject({ late_min: 30, is_locked: true })
  })

  it('is opened again with a reason, and both are on record', async () => {
    expect((await hr.lock(nico.ou_id, '2026-03', false, 'A paper log was found')).status).toBe(200)
    const later = [{ on: DAY, time: '18:30', direction: 'in' }]
    expect((await hr.correctFor(nico.id, { work_date: DAY, reason: 'Now', adds: later })).status).toBe(201)
    const { rows } = await sql<{ action: string }>`
      select action from audit_log where entity_type = 'time_month' order by seq`.execute(api.database.db)
    expect(rows.map(({ action }) => action)).toEqual(['time_month.lock', 'time_month.unlock'])
  })

  it('is not closed over what still waits for a decision', async () => {
    await sql`insert into overtime_request (ou_id, employee_id, work_date, minutes, reason)
      values (${nico.ou_id}, ${nico.id}, '2026-03-20', 60, 'Month end')`.execute(api.database.db)
    const answer = await hr.lock(nico.ou_id, '2026-03')
    expect([answer.status, answer.body.message]).toEqual([
      422,
      'Requests of this month that still wait for a decision: 1. Decide on them first.',
    ])
  })
})
