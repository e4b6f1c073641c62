import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LEAVE, leaveCompany, REQUESTS, type Company, type LeaveRow } from '@tests/api/leave.support'
import { employeeOf, TIME, type KnownEmployee } from '@tests/api/time-logs.support'
import { everywhere, inUnit, writesOf } from '@tests/api/writes.support'
import { startApi, type TestApi } from '@tests/support/api'
import { dayOfNextYear } from '@tests/support/next-year'

let api: TestApi
let company: Company
let nico: KnownEmployee
let agent: KnownEmployee
let hr: KnownEmployee
let draft: LeaveRow
let pending: LeaveRow
let approved: LeaveRow
const DAY = '2026-03-04'

beforeAll(async () => {
  api = await startApi()
  company = await leaveCompany(api)
  nico = await employeeOf(api, 'employee')
  agent = await employeeOf(api, 'agent')
  hr = await employeeOf(api, 'hr-staff')
  const on = (week: number) => ({
    leave_type_id: company.typeId('LWOP'),
    date_from: dayOfNextYear(week),
    date_to: dayOfNextYear(week),
  })
  draft = (await company.nico.draft(on(3))).body.data
  pending = await company.submit(on(4))
  approved = await company.submit(on(5))
  await company.agree(approved.id, ['head', 'hr', 'president'])
})
afterAll(() => api.close())

const { takes, findsNone, refuses, mayNot } = writesOf(() => api.database)

describe('a leave request', () => {
  const drafted = (of: KnownEmployee, by: KnownEmployee) => sql`
    insert into leave_request (ou_id, employee_id, created_by, leave_type_id, date_from, date_to, days, paid_days,
      unpaid_days, reason)
    values (${of.ou_id}, ${of.id}, ${by.user_id}, ${company.typeId('LWOP')}, ${DAY}, ${DAY}, 1, 0, 1, 'Words')`
  const set = ({ id }: LeaveRow, values: string) => sql`
    update leave_request set ${sql.raw(values)} where id = ${id}`
  const discarded = ({ id }: LeaveRow) => sql`
    delete from leave_request where id = ${id}`

  it('is drafted of oneself, or by HR within its units', async () => {
    await takes(inUnit(nico), drafted(nico, nico))
    await takes(everywhere(hr), drafted(nico, hr))
    await takes(inUnit(hr), drafted(nico, hr))
    await refuses(inUnit(hr, agent.ou_id), drafted(nico, hr))
    await refuses(inUnit(agent, nico.ou_id), drafted(nico, agent))
    await refuses(inUnit(nico), drafted(nico, hr))
    await refuses(inUnit(nico, agent.ou_id), drafted(nico, nico))
  })

  it('is changed by whose it is and by HR, within the unit', async () => {
    await takes(inUnit(nico), set(draft, `reason = 'Other words'`))
    await takes(inUnit(hr), set(draft, `reason = 'Other words'`))
    await findsNone(inUnit(hr, agent.ou_id), set(draft, `reason = 'Other words'`))
    await findsNone(inUnit(agent, nico.ou_id), set(draft, `reason = 'Other words'`))
    await mayNot(everywhere(hr), set(draft, `employee_id = '${agent.id}'`))
  })

  it('is approved, rejected and taken by no request', async () => {
    for (const status of ['approved', 'rejected', 'taken', 'cancelled'])
      await refuses(inUnit(nico), set(pending, `status = '${status}'`))
    for (const status of ['rejected', 'taken'])
      await refuses(everywhere(hr), set(pending, `status = '${status}'`))
    await takes(inUnit(nico), set(approved, `cancellation_asked = true`))
    await takes(everywhere(hr), set(approved, `status = 'cancelled'`))
    await refuses(inUnit(nico), set(approved, `status = 'cancelled'`))
  })

  it('is thrown away as a draft alone', async () => {
    await takes(inUnit(nico), discarded(draft))
    await findsNone(inUnit(nico), discarded(pending))
    await findsNone(inUnit(agent, nico.ou_id), discarded(draft))
    await findsNone(inUnit(nico, agent.ou_id), discarded(draft))
  })

  it('has days of its own, which others neither add nor take', async () => {
    const added = sql`
      insert into leave_request_day (ou_id, request_id, employee_id, on_date, part, fraction, day_kind, charged, paid, year)
      values (${nico.ou_id}, ${draft.id}, ${nico.id}, ${DAY}, 'full', 1, 'work', 1, 0, 2026)`
    const held = sql`
      update leave_request_day set is_held = false where request_id = ${pending.id}`
    const gone = sql`
      delete from leave_request_day where request_id = ${pending.id}`
    await takes(inUnit(nico), added)
    await refuses(inUnit(agent, nico.ou_id), added)
    await refuses(inUnit(hr, agent.ou_id), added)
    for (const statement of [held, gone]) {
      await takes(inUnit(nico), statement)
      await findsNone(inUnit(agent, nico.ou_id), statement)
      await findsNone(inUnit(hr, agent.ou_id), statement)
    }
  })
})

describe('the ledger of leave', () => {
  const entry = (of: KnownEmployee, kind: string, days: number, request: LeaveRow | null = null) => sql`
    insert into leave_ledger (ou_id, employee_id, leave_type_id, year, entry_date, kind, days, request_id, note)
    values (${of.ou_id}, ${of.id}, ${company.typeId('VL')}, 2026, ${DAY}, ${kind}, ${days}, ${request?.id ?? null}, 'Words')`

  it('takes a correction from whoever may, within the unit, and never of the own balance', async () => {
    await takes(everywhere(hr), entry(nico, 'adjustment', 1))
    await takes(inUnit(hr), entry(nico, 'adjustment', 1))
    await refuses(inUnit(hr, agent.ou_id), entry(nico, 'adjustment', 1))
    await refuses(everywhere(hr), entry(hr, 'adjustment', 1))
    await refuses(inUnit(nico), entry(nico, 'adjustment', 1))
    await refuses(inUnit(nico), entry(nico, 'entitlement', 5))
  })

  it('gives back by whose it is, reserves by HR, and uses by what others decided', async () => {
    await takes(inUnit(nico), entry(nico, 'release_reserve', 1, pending))
    await refuses(inUnit(agent, nico.ou_id), entry(nico, 'release_reserve', 1, pending))
    await refuses(inUnit(nico), entry(nico, 'reserve', -1, pending))
    await refuses(inUnit(nico), entry(nico, 'reversal', 1, approved))
    await takes(everywhere(hr), entry(nico, 'reserve', -1, pending))
    await takes(everywhere(hr), entry(nico, 'reversal', 1, approved))
    await refuses(everywhere(hr), entry(nico, 'usage', -1, approved))
  })
})

describe('time at work', () => {
  const punch = (of: KnownEmployee, source: string, by: KnownEmployee) => sql`
    insert into time_log (ou_id, employee_id, punched_at, direction, source, reason, created_by, approved_by)
    values (${of.ou_id}, ${of.id}, ${`${DAY}T01:00:00Z`}, 'in', ${source}, 'Words', ${by.user_id}, ${by.user_id})`

  it('is clocked by oneself, brought or corrected by HR within its units, and never corrected by oneself', async () => {
    await takes(inUnit(nico), punch(nico, 'web', nico))
    await refuses(inUnit(agent, nico.ou_id), punch(nico, 'web', agent))
    for (const source of ['import', 'manual']) {
      await takes(everywhere(hr), punch(nico, source, hr))
      await refuses(inUnit(hr, agent.ou_id), punch(nico, source, hr))
      await refuses(inUnit(nico), punch(nico, source, nico))
    }
    await refuses(everywhere(hr), punch(hr, 'manual', hr))
    await refuses(everywhere(hr), punch(nico, 'biometric', hr))
  })

  it('is voided by whoever corrects, and never the own', async () => {
    await punch(nico, 'web', nico).execute(api.database.db)
    const voided = sql`
      update time_log set is_void = true, void_reason = 'Words', voided_at = now() where employee_id = ${nico.id}`
    await takes(everywhere(hr), voided)
    await findsNone(inUnit(nico), voided)
    await findsNone(inUnit(hr, agent.ou_id), voided)
  })

  it('comes to days within the unit, which whoever keeps them alone locks and opens', async () => {
    const worked = (of: KnownEmployee) => sql`
      insert into attendance_day (ou_id, employee_id, work_date, shift_id, status, worked_min, late_min, undertime_min,
        ot_raw_min, ot_approved_min, night_min, day_kind, leave_fraction)
      select ${of.ou_id}, ${of.id}, ${DAY}, id, 'present', 480, 0, 0, 0, 0, 0, 'work', 0 from shift where is_default`
    await takes(inUnit(nico), worked(nico))
    await takes(everywhere(hr), worked(nico))
    await refuses(inUnit(agent, nico.ou_id), worked(nico))
    await refuses(inUnit(hr, agent.ou_id), worked(nico))
    await worked(nico).execute(api.database.db)
    const locked = (is: boolean) => sql`
      update attendance_day set is_locked = ${is} where employee_id = ${nico.id} and work_date = ${DAY}`
    const dropped = sql`
      delete from attendance_day where employee_id = ${nico.id} and work_date = ${DAY}`
    await takes(inUnit(nico), dropped)
    await findsNone(inUnit(hr, agent.ou_id), dropped)
    await refuses(inUnit(nico), locked(true))
    await takes(everywhere(hr), locked(true))
    await locked(true).execute(api.database.db)
    await findsNone(inUnit(nico), locked(false))
    await findsNone(everywhere(hr), dropped)
    await takes(everywhere(hr), locked(false))
  })

  it('is asked about by oneself, and agreed to by no request but a correction of HR', async () => {
    const asked = (table: string, of: KnownEmployee, by: KnownEmployee, status = 'pending') => {
      const decided = status === 'pending' ? sql`null, null` : sql`${by.user_id}, now()`
      const own =
        table === 'overtime_request'
          ? { names: sql`minutes`, values: sql`60` }
          : { names: sql`voids, adds`, values: sql`'[]', '[]'` }
      return sql`
        insert into ${sql.table(table)} (ou_id, employee_id, work_date, reason, created_by, status, decided_by, decided_at, ${own.names})
        values (${of.ou_id}, ${of.id}, ${DAY}, 'Words', ${by.user_id}, ${status}, ${decided}, ${own.values})`
    }
    for (const table of ['time_correction', 'overtime_request']) {
      await takes(inUnit(nico), asked(table, nico, nico))
      await refuses(inUnit(nico, agent.ou_id), asked(table, nico, nico))
      await refuses(inUnit(agent, nico.ou_id), asked(table, nico, agent))
      await refuses(inUnit(nico), asked(table, nico, nico, 'approved'))
      await mayNot(everywhere(hr), sql`update ${sql.table(table)} set status = 'approved'`)
    }
    await takes(everywhere(hr), asked('time_correction', nico, hr, 'approved'))
    await refuses(everywhere(hr), asked('time_correction', hr, hr, 'approved'))
    await refuses(everywhere(hr), asked('overtime_request', nico, hr, 'approved'))
  })

  it('has shifts and closed months that HR alone gives, within its units', async () => {
    const shift = sql`
      insert into employee_shift (ou_id, employee_id, shift_id, valid_from)
      select ${nico.ou_id}, ${nico.id}, id, ${DAY} from shift where is_default`
    const month = sql`
      insert into time_month (ou_id, month, is_locked, reason, changed_by)
      values (${nico.ou_id}, '2026-03-01', true, 'Words', ${hr.user_id})`
    for (const statement of [shift, month]) {
      await takes(everywhere(hr), statement)
      await takes(inUnit(hr), statement)
      await refuses(inUnit(hr, agent.ou_id), statement)
      await refuses(inUnit(nico), statement)
    }
  })
})

describe('another active unit than one’s own', () => {
  const far = () => ({ headers: { 'x-active-ou': 'CEB' } })

  it('hides nothing of oneself', async () => {
    const asked = {
      leave_type_id: company.typeId('LWOP'),
      date_from: dayOfNextYear(7),
      date_to: dayOfNextYear(7),
    }
    const client = company.hr.client
    const made = await client.post<{ data: LeaveRow }>(REQUESTS, { ...asked, reason: 'A day at home' }, far())
    expect([made.status, made.body.data]).toMatchObject([201, { employee_id: hr.id, ou_id: hr.ou_id }])
    const headers = { ...far().headers, 'if-match': `"${made.body.data.row_version}"` }
    const sent = await client.post(`${REQUESTS}/${made.body.data.id}/submit`, {}, { headers })
    expect(sent.status, sent.text).toBe(200)
    const punched = await client.post(`${TIME}/punches`, { direction: 'in' }, far())
    expect(punched.status, punched.text).toBe(200)
  })

  it('leaves the people of other units as they are', async () => {
    const asked = {
      employee_id: nico.id,
      leave_type_id: company.typeId('VL'),
      year: 2026,
      days: '1.00',
      reason: 'Words',
    }
    const adjusted = await company.hr.client.post(`${LEAVE}/balances/adjust`, asked, far())
    expect([adjusted.status, adjusted.text]).toMatchObject([422, expect.stringContaining('employee_id')])
    const month = { ou_id: nico.ou_id, month: '2026-03', is_locked: true, reason: 'Pay is done' }
    expect((await company.hr.client.post(`${TIME}/months`, month, far())).status).toBe(404)
  })
})
