import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '@server/platform/db/transaction'
import { leaveDays } from '@server/modules/leave/leave-days-port'
import { recompute } from '@server/modules/time-logs/attendance.service'
import { startApi, type TestApi } from '@tests/support/api'
import { employeeOf, timeCalls, type KnownEmployee, type Row } from '@tests/api/time-logs.support'

let api: TestApi
let hr: ReturnType<typeof timeCalls>
let nico: KnownEmployee
beforeAll(async () => {
  api = await startApi()
  hr = timeCalls(await api.as('hr_staff'))
  nico = await employeeOf(api, 'employee')
})
afterAll(() => api.close())

const rowsOf = (employee_no: string, date: string, ...times: (string | null)[]): Row[] =>
  times.flatMap((time, index) =>
    time === null
      ? []
      : [{ employee_no, punched_at: `${date} ${time}`, direction: index % 2 ? 'out' : 'in' }],
  )

async function approveOvertime(of: KnownEmployee, work_date: string, minutes: number): Promise<void> {
  await sql`insert into overtime_request (ou_id, employee_id, work_date, minutes, reason, status, decided_at, decided_by)
    values (${of.ou_id}, ${of.id}, ${work_date}, ${minutes}, 'planned', 'approved', now(), ${of.user_id})`.execute(
    api.database.db,
  )
}

describe('EX-25 Time, shift 09:00–18:00, break 60, grace 15', () => {
  it.each([
    ['2026-03-03', '08:52', '18:07', 0, 0, 7, 0, 0],
    ['2026-03-04', '09:15', '18:00', 0, 0, 0, 0, 0],
    ['2026-03-05', '09:16', '18:00', 16, 0, 0, 0, 0],
    ['2026-03-06', '09:47', '17:30', 47, 30, 0, 0, 0],
    ['2026-03-09', '08:58', '19:10', 0, 0, 70, 60, 60],
    ['2026-03-11', '08:58', '19:10', 0, 0, 70, 0, 0],
  ])('EX-25 on %s in %s, out %s', async (...row) => {
    const [date, first, last, late_min, undertime_min, ot_raw_min, ot_approved_min, approved] = row
    if (approved > 0) await approveOvertime(nico, date, approved)
    expect((await hr.bring(rowsOf(nico.employee_no, date, first, last))).body.data.created).toBe(2)
    expect(await hr.day(date, nico.id)).toMatchObject({
      status: 'present',
      late_min,
      undertime_min,
      ot_raw_min,
      ot_approved_min,
      shift_label: 'Office day',
    })
  })

  it('EX-25 in 08:58 without an out is incomplete, and counts nothing', async () => {
    await hr.bring(rowsOf(nico.employee_no, '2026-03-10', '08:58', null))
    expect(await hr.day('2026-03-10', nico.id)).toMatchObject({
      status: 'incomplete',
      worked_min: 0,
      ot_raw_min: 0,
    })
  })

  it('EX-25 a night shift 22:00–07:00 belongs to the date it began on', async () => {
    const head = await employeeOf(api, 'head')
    const { id: night } = await api.database.db
      .selectFrom('shift')
      .select('id')
      .where('code', '=', 'NIGHT')
      .executeTakeFirstOrThrow()
    await sql`insert into employee_shift (ou_id, employee_id, shift_id, valid_from)
      values (${head.ou_id}, ${head.id}, ${night}, '2026-03-01')`.execute(api.database.db)
    const answer = await hr.bring([
      { employee_no: head.employee_no, punched_at: '2026-03-03 21:52', direction: 'in' },
      { employee_no: head.employee_no, punched_at: '2026-03-04 07:05', direction: 'out' },
    ])
    expect(answer.body.data).toEqual({ created: 2, errors: [] })
    expect(await hr.day('2026-03-03', head.id)).toMatchObject({
      status: 'present',
      late_min: 0,
      ot_raw_min: 5,
      ot_approved_min: 0,
      night_min: 420,
    })
    expect((await hr.day('2026-03-04', head.id))?.status).not.toBe('present')
  })
})

describe('days', () => {
  type Days = { work_date: string }[]
  const stored = async (of: KnownEmployee, month: string): Promise<Days> =>
    (
      await sql<{ row: Days[number] }>`
        select to_jsonb(d) - 'id' - 'created_at' - 'updated_at' - 'row_version' - 'employee_id' as row from attendance_day d
        where employee_id = ${of.id} and to_char(work_date, 'YYYY-MM') = ${month} order by work_date`.execute(
        api.database.db,
      )
    ).rows.map(({ row }) => row)

  it('are the same however often they are worked out, and nothing is written that did not change', async () => {
    const before = await stored(nico, '2026-03')
    expect(before.length).toBeGreaterThan(6)
    const versions = () =>
      sql`select sum(row_version) as sum from attendance_day where employee_id = ${nico.id}`.execute(
        api.database.db,
      )
    const was = (await versions()).rows
    for (let time = 0; time < 2; time++)
      await inTransaction(api.database, { identity: { role: 'system' } }, tx =>
        recompute(tx, leaveDays, [nico.id], { from: '2026-03-01', to: '2026-03-12' }),
      )
    const again = await stored(nico, '2026-03')
    expect(before.every(day => again.some(other => JSON.stringify(other) === JSON.stringify(day)))).toBe(true)
    const now = (await versions()).rows
    await inTransaction(api.database, { identity: { role: 'system' } }, tx =>
      recompute(tx, leaveDays, [nico.id], { from: '2026-03-01', to: '2026-03-12' }),
    )
    expect((await versions()).rows).toEqual(now)
    expect(was).not.toEqual([])
  })

  it('are the same in whichever order their punches came', async () => {
    const [one, other] = [await employeeOf(api, 'accounting'), await employeeOf(api, 'super-admin')]
    const punches = (of: KnownEmployee) =>
      ['2026-04-13', '2026-04-14', '2026-04-15'].flatMap((date, index) =>
        rowsOf(
          of.employee_no,
          date,
          `09:${20 + index}`,
          '12:00',
          '13:05',
          index === 1 ? null : `18:4${index}`,
        ),
      )
    for (const row of punches(one)) await hr.bring([row])
    for (const row of punches(other).reverse()) await hr.bring([row])
    const days = await stored(one, '2026-04')
    expect(days.length).toBeGreaterThanOrEqual(3)
    expect(await stored(other, '2026-04')).toEqual(days)
  })

  it('add up to the same by person and in all', async () => {
    const client = await api.as('hr_staff')
    type Line = { summary: { days: number; late_min: number; worked_min: number } }
    const { body } = await client.get<{ data: { people: Line[]; total: Line['summary'] } }>(
      '/api/v1/time-logs/summary?month=2026-03',
    )
    for (const name of ['days', 'late_min', 'worked_min'] as const)
      expect(body.data.people.reduce((sum, { summary }) => sum + summary[name], 0)).toBe(
        body.data.total[name],
      )
    expect(body.data.total.late_min).toBe(63)
  })
})

describe('whose days somebody sees', () => {
  it('is their own, those below them, or all', async () => {
    const own = timeCalls(await api.as('employee'))
    const agent = timeCalls(await api.as('agent'))
    const head = timeCalls(await api.as('immediate_head'))
    expect((await own.month('2026-03')).body.data.days.length).toBeGreaterThan(6)
    expect((await agent.month('2026-03', nico.id)).status).toBe(404)
    expect((await head.month('2026-03', nico.id)).status).toBe(200)
    expect((await own.list('days')).every(day => day.employee_id === nico.id)).toBe(true)
    expect((await agent.list('punches')).length).toBe(0)
    expect(new Set((await hr.list('days')).map(day => day.employee_id)).size).toBeGreaterThan(3)
  })
})
