import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '@server/platform/db/database'
import { peopleFactories } from '@tests/support/factories/people'
import type { Overrides } from '@tests/support/factories/overrides'

const unique = () => randomUUID().slice(-8).toUpperCase()

async function buildEmployee(db: Db) {
  return (await peopleFactories['employee']?.(db)) as { id: string; ou_id: string }
}

async function buildLeaveType(db: Db, overrides: Overrides<'leave_type'> = {}) {
  const code = `T${unique()}`
  return db
    .insertInto('leave_type')
    .values({
      code,
      name: `Leave ${code}`,
      entitlement_days: '10.00',
      unless_paid_days: null,
      document_deadline_days: null,
      max_per_event_days: null,
      lifetime_max_events: null,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function buildLeavePolicy(db: Db, overrides: Overrides<'leave_policy'> = {}) {
  const leave_type_id = overrides.leave_type_id ?? (await buildLeaveType(db)).id
  return db
    .insertInto('leave_policy')
    .values({
      name: `Policy ${unique()}`,
      employment_type: 'regular',
      position_id: null,
      entitlement_days: '12.00',
      ...overrides,
      leave_type_id,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function buildWorkCalendar(db: Db, overrides: Overrides<'work_calendar'> = {}) {
  const employee = await buildEmployee(db)
  return db
    .insertInto('work_calendar')
    .values({
      name: `Calendar ${unique()}`,
      saturday: 'half',
      ou_id: employee.ou_id,
      area_id: null,
      employee_id: employee.id,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function buildHoliday(db: Db, overrides: Overrides<'holiday'> = {}) {
  const { ou_id } = await buildEmployee(db)
  return db
    .insertInto('holiday')
    .values({
      on_date: '2026-10-12',
      name: `Day ${unique()}`,
      kind: 'local',
      ou_id,
      area_id: null,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** One row, which is there. */
async function buildLeaveSetting(db: Db) {
  return db.selectFrom('leave_setting').selectAll().executeTakeFirstOrThrow()
}

async function buildLeaveRequest(db: Db, overrides: Overrides<'leave_request'> = {}) {
  const employee = overrides.employee_id
    ? { id: overrides.employee_id, ou_id: overrides.ou_id ?? '' }
    : await buildEmployee(db)
  const leave_type_id = overrides.leave_type_id ?? (await buildLeaveType(db)).id
  const key = unique()
  const { id } = await db
    .insertInto('leave_request')
    .values({
      request_no: `LV-T-2026-${key}`,
      date_from: '2026-09-01',
      date_to: '2026-09-01',
      half_day: 'none',
      hours: null,
      days: '1.00',
      paid_days: '1.00',
      unpaid_days: '0.00',
      accepts_unpaid: false,
      reason: `Reason ${key}`,
      contact_during_leave: null,
      reliever_employee_id: null,
      last_comment: null,
      status: 'approved',
      ...overrides,
      ou_id: employee.ou_id,
      employee_id: employee.id,
      leave_type_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('leave_request_day')
    .values({
      ou_id: employee.ou_id,
      request_id: id,
      employee_id: employee.id,
      on_date: overrides.date_from ?? '2026-09-01',
      part: 'full',
      fraction: '1.00',
      day_kind: 'work',
      charged: '1.00',
      paid: '1.00',
      year: 2026,
      is_held: true,
    })
    .execute()
  return shown(db, 'leave_request_shown', id)
}

async function buildLeaveBalance(db: Db) {
  const { id: employee_id, ou_id } = await buildEmployee(db)
  const { id: leave_type_id } = await buildLeaveType(db)
  const entry = { ou_id, employee_id, leave_type_id, year: 2026, request_id: null, amount: null, note: null }
  await db
    .insertInto('leave_ledger')
    .values({ ...entry, entry_date: '2026-01-01', kind: 'entitlement', days: '10.00' })
    .execute()
  const { rows } =
    await sql<object>`select * from leave_balance_shown where employee_id = ${employee_id}`.execute(db)
  return rows[0] ?? {}
}

async function buildLeaveUsage(db: Db) {
  const { employee_id } = (await buildLeaveRequest(db)) as { employee_id: string }
  const { rows } =
    await sql<object>`select * from leave_usage_shown where employee_id = ${employee_id}`.execute(db)
  return rows[0] ?? {}
}

async function shown(db: Db, view: string, id: string): Promise<object> {
  const { rows } = await sql<object>`select * from ${sql.table(view)} where id = ${id}`.execute(db)
  return rows[0] ?? {}
}

export const leaveFactories: Record<string, (db: Db) => Promise<object>> = {
  leave_type: buildLeaveType,
  leave_policy: buildLeavePolicy,
  work_calendar: buildWorkCalendar,
  holiday: buildHoliday,
  leave_setting: buildLeaveSetting,
  leave_request: buildLeaveRequest,
  leave_balance: buildLeaveBalance,
  leave_usage: buildLeaveUsage,
}
