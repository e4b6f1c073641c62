import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type TestApi } from '@tests/support/api'
import { employeeOf, timeCalls, type KnownEmployee, type Row } from '@tests/api/time-logs.support'

let api: TestApi
let hr: ReturnType<typeof timeCalls>
let nico: KnownEmployee
let agent: KnownEmployee
beforeAll(async () => {
  api = await startApi()
  hr = timeCalls(await api.as('hr_staff'))
  nico = await employeeOf(api, 'employee')
  agent = await employeeOf(api, 'agent')
})
afterAll(() => api.close())

const count = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from time_log`.execute(
    api.database.db,
  )
  return rows[0]?.count ?? 0
}
const file = (date: string): Row[] => [
  { employee_no: nico.employee_no, punched_at: `${date} 08:55:12`, direction: 'C/In' },
  { employee_no: nico.employee_no, punched_at: `${date} 18:02:40`, direction: 'C/Out' },
  { employee_no: agent.employee_no, punched_at: `${date} 09:01:00`, direction: 'in' },
]

describe('BIZ-15 a file of punches', () => {
  it('is tried first, and nothing is written before it is confirmed', async () => {
    const before = await count()
    expect((await hr.bring(file('2026-03-03'), true)).body.data).toEqual({ created: 3, errors: [] })
    expect(await count()).toBe(before)
    expect((await hr.bring(file('2026-03-03'))).body.data).toEqual({ created: 3, errors: [] })
    expect(await count()).toBe(before + 3)
    expect(await hr.day('2026-03-03', nico.id)).toMatchObject({ status: 'present', late_min: 0 })
  })

  it('BIZ-15 is recognised when it comes again, tried or confirmed', async () => {
    const before = await count()
    for (const dry of [true, false]) {
      const again = await hr.bring(file('2026-03-03'), dry)
      expect([again.status, again.body.code]).toEqual([409, 'already_exists'])
      expect(again.body.message).toContain('Ofelia Baluyot: 3 punches')
    }
    expect(await count()).toBe(before)
  })

  it('BIZ-15 names the rows that are there already, and those that stand in it twice', async () => {
    const before = await count()
    const rows = [...file('2026-03-03'), ...file('2026-03-04'), ...file('2026-03-04').slice(0, 1)]
    const { body } = await hr.bring(rows)
    expect(body.data.created).toBe(0)
    expect(body.data.errors.map(({ row, code }) => [row, code])).toEqual([
      [0, 'punch_known'],
      [1, 'punch_known'],
      [2, 'punch_known'],
      [6, 'punch_twice'],
    ])
    expect(await count()).toBe(before)
  })

  it('BIZ-15 is written once when it comes twice at the same time', async () => {
    const before = await count()
    const answers = await Promise.all([1, 2, 3].map(() => hr.bring(file('2026-03-05'))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await count()).toBe(before + 3)
  })

  it('does not bring back what was put right here', async () => {
    const [first] = (await hr.month('2026-03', nico.id)).body.data.punches
    await hr.correctFor(nico.id, {
      work_date: '2026-03-03',
      reason: 'A colleague’s card',
      voids: [first?.id],
    })
    const { body } = await hr.bring([file('2026-03-03')[0]!])
    expect(body.data.errors).toMatchObject([{ row: 0, code: 'punch_known' }])
  })

  it('tells every fault with its row, in the reader’s language, and writes nothing', async () => {
    const before = await count()
    const rows: Row[] = [
      { employee_no: 'NOBODY-1', punched_at: '2026-03-06 09:00' },
      { employee_no: nico.employee_no, punched_at: 'yesterday' },
      { employee_no: nico.employee_no, punched_at: '2026-03-06 09:00', direction: 'sideways' },
      { employee_no: nico.employee_no, punched_at: '2199-03-06 09:00' },
      { employee_no: '', punched_at: '' },
      { employee_no: nico.employee_no, punched_at: '2026-03-06', punch_time: '9:05 AM' },
    ]
    const { body } = await hr.bring(rows)
    expect(body.data.errors.map(({ row, path, code }) => [row, path, code])).toEqual([
      [0, 'employee_no', 'reference_unknown'],
      [1, 'punched_at', 'punch_time_malformed'],
      [2, 'direction', 'direction_unknown'],
      [3, 'punched_at', 'punch_in_future'],
      [4, 'employee_no', 'required'],
      [4, 'punched_at', 'required'],
    ])
    expect(await count()).toBe(before)
    expect((await hr.bring([rows[5]!])).body.data.created).toBe(1)
  })

  it('is for those who may bring it alone', async () => {
    for (const role of ['employee', 'immediate_head', 'ou_admin', 'accounting'] as const)
      expect((await timeCalls(await api.as(role)).bring(file('2026-03-09'))).status).toBe(403)
  })

  it('of two thousand rows is read in one go', async () => {
    const rows = Array.from({ length: 2_000 }, (_, index): Row => {
      const day = String(1 + (index % 28)).padStart(2, '0')
      const minute = String(Math.floor(index / 28) % 60).padStart(2, '0')
      const hour = 8 + Math.floor(index / (28 * 60))
      return {
        employee_no: nico.employee_no,
        punched_at: `2026-01-${day} ${String(hour).padStart(2, '0')}:${minute}`,
      }
    })
    expect((await hr.bring(rows)).body.data).toEqual({ created: 2_000, errors: [] })
  })
})
