import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type TestApi } from '@tests/support/api'
import { refusalOf } from '@tests/api/people.support'
import {
  daysAgo,
  employeeOf,
  lastWorkday,
  timeCalls,
  type RequestRow,
  type KnownEmployee,
} from '@tests/api/time-logs.support'

let api: TestApi
type Calls = ReturnType<typeof timeCalls>
let hr: Calls
let me: Calls
let head: Calls
let agent: Calls
let nico: KnownEmployee
const DAY = lastWorkday()
const add = (time: string, direction: 'in' | 'out', on = DAY, replaces: string | null = null) => ({
  on,
  time,
  direction,
  replaces,
})
beforeAll(async () => {
  api = await startApi()
  hr = timeCalls(await api.as('hr_staff'))
  me = timeCalls(await api.as('employee'))
  head = timeCalls(await api.as('immediate_head'))
  agent = timeCalls(await api.as('agent'))
  nico = await employeeOf(api, 'employee')
  await hr.bring([
    { employee_no: nico.employee_no, punched_at: `${DAY} 09:40`, direction: 'in' },
    { employee_no: nico.employee_no, punched_at: `${DAY} 12:00`, direction: 'out' },
  ])
})
afterAll(() => api.close())

const punchesOf = async () =>
  (await me.month(DAY.slice(0, 7))).body.data.punches.filter(p => p.work_date === DAY)
const waiting = async (kind: 'corrections' | 'overtime', calls = head): Promise<RequestRow> => {
  const found = (await calls.list(kind)).find(row => row.status === 'pending')
  if (!found) throw new Error(`nothing waits among ${kind}`)
  return found
}

describe('FUNC-08 time logs and backdating', () => {
  it('FUNC-08 another employee’s punch does not exist for somebody else: 404', async () => {
    const [first] = await punchesOf()
    const answer = await agent.correct({ work_date: DAY, reason: 'not mine', voids: [first?.id], adds: [] })
    expect(answer.status).toBe(404)
    expect(
      (await agent.correctFor(nico.id, { work_date: DAY, reason: 'not mine', voids: [first?.id] })).status,
    ).toBe(403)
  })

  it('FUNC-08 one for last month lies past the window: 422', async () => {
    const old = daysAgo(35)
    const answer = await me.correct({ work_date: old, reason: 'I was here', adds: [add('09:00', 'in', old)] })
    expect([answer.status, answer.body.message]).toEqual([422, 'This day is too old. Ask HR to correct it.'])
    expect(refusalOf(await me.overtime({ work_date: old, minutes: 60, reason: 'I was here' }))).toEqual([
      422,
      'work_date',
      'time_too_old',
    ])
  })

  it('FUNC-08 one that overlaps what is there: 422', async () => {
    for (const adds of [
      [add('10:00', 'in'), add('11:00', 'out')],
      [add('09:40', 'in')],
      [add('13:00', 'in'), add('13:00', 'out')],
    ])
      expect((await me.correct({ work_date: DAY, reason: 'twice', adds })).status).toBe(422)
    expect((await me.correct({ work_date: DAY, reason: 'nothing', adds: [] })).status).toBe(422)
    const ahead = daysAgo(-1)
    expect(
      (await me.correct({ work_date: ahead, reason: 'soon', adds: [add('09:00', 'in', ahead)] })).status,
    ).toBe(422)
  })
})

describe('a correction', () => {
  it('is asked for, decided by the head, and voids and inserts; the punch it replaces stays to be read', async () => {
    const [first] = await punchesOf()
    const replaces = first?.id ?? null
    const asked = await me.correct({
      work_date: DAY,
      reason: 'The device was slow',
      voids: [replaces],
      adds: [add('08:58', 'in', DAY, replaces), add('13:00', 'in'), add('18:05', 'out')],
    })
    expect(asked.status).toBe(201)
    expect((await me.correct({ work_date: DAY, reason: 'again', adds: [add('19:00', 'in')] })).status).toBe(
      409,
    )
    const request = await waiting('corrections')
    expect((await me.decide('corrections', request, true)).status).toBe(403)
    expect((await agent.decide('corrections', request, true)).status).toBe(403)
    expect(refusalOf(await head.decide('corrections', request, false))).toEqual([
      422,
      'comment',
      'comment_required',
    ])
    expect((await head.decide('corrections', { ...request, row_version: 99 }, true)).status).toBe(409)
    expect((await head.decide('corrections', request, true)).status).toBe(200)
    expect((await head.decide('corrections', { ...request, row_version: 2 }, true)).status).toBe(409)

    const punches = await punchesOf()
    expect(punches.filter(punch => punch.is_void)).toMatchObject([
      { id: replaces, void_reason: 'The device was slow' },
    ])
    expect(punches.filter(punch => punch.source === 'manual')).toHaveLength(3)
    expect(await me.day(DAY)).toMatchObject({ late_min: 0, undertime_min: 0, worked_min: 485 })
  })

  it('is taken back by the one who asked, and by nobody else', async () => {
    await me.correct({ work_date: DAY, reason: 'I was not', adds: [add('19:00', 'in'), add('20:00', 'out')] })
    const request = await waiting('corrections', me)
    expect((await head.withdraw('corrections', request)).status).toBe(404)
    expect((await me.withdraw('corrections', request)).status).toBe(200)
    expect((await me.withdraw('corrections', { ...request, row_version: 2 })).status).toBe(409)
  })

  it('is made at once by HR with a reason, also of long ago, but never of the own time', async () => {
    const on = '2026-03-17'
    const values = {
      work_date: on,
      reason: 'By the paper log',
      adds: [add('09:00', 'in', on), add('18:00', 'out', on)],
    }
    expect((await hr.correctFor(nico.id, values)).status).toBe(201)
    expect(await hr.day(on, nico.id)).toMatchObject({ status: 'present', worked_min: 480 })
    const self = await employeeOf(api, 'hr-staff')
    const own = await hr.correctFor(self.id, values)
    expect([own.status, own.body.message]).toEqual([422, 'You cannot correct your own time.'])
    expect((await hr.correctFor(nico.id, { ...values, reason: '' })).status).toBe(400)
    expect((await head.correctFor(nico.id, values)).status).toBe(403)
  })
})

describe('overtime', () => {
  it('is credited once it is approved, in whole steps, and asked for once a day', async () => {
    const on = '2026-03-18'
    await hr.correctFor(nico.id, {
      work_date: on,
      reason: 'By the paper log',
      adds: [add('08:58', 'in', on), add('19:10', 'out', on)],
    })
    await hr.correctFor(nico.id, {
      work_date: DAY,
      reason: 'Late',
      adds: [add('18:10', 'in'), add('19:20', 'out')],
    })
    expect(await me.day(DAY)).toMatchObject({ ot_raw_min: 80, ot_approved_min: 0 })
    expect((await me.overtime({ work_date: DAY, minutes: 70, reason: 'Month end' })).status).toBe(201)
    expect(refusalOf(await me.overtime({ work_date: DAY, minutes: 30, reason: 'Month end' }))).toEqual([
      422,
      'work_date',
      'overtime_twice',
    ])
    expect((await me.overtime({ work_date: daysAgo(-40), minutes: 30, reason: 'Soon' })).status).toBe(422)
    expect((await me.overtime({ work_date: DAY, minutes: 5, reason: 'Little' })).status).toBe(400)
    const request = await waiting('overtime')
    expect((await me.decide('overtime', request, true)).status).toBe(403)
    expect((await hr.decide('overtime', request, true)).body.code).toBe('not_your_seat')
    expect((await head.decide('overtime', request, true)).status).toBe(200)
    expect(await me.day(DAY)).toMatchObject({ ot_raw_min: 80, ot_approved_min: 60 })
  })

  it('is decided once, however many decide at once', async () => {
    await me.overtime({ work_date: daysAgo(-2), minutes: 60, reason: 'Open house' })
    const request = await waiting('overtime')
    const answers = await Promise.all([
      head.decide('overtime', request, true),
      head.decide('overtime', request, true),
      head.decide('overtime', request, false, 'No'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })
})
