import { randomUUID } from 'node:crypto'
import type { Db } from '@server/platform/db/database'
import { buildOperatingUnit } from '@tests/support/factories/maintenance'
import { buildEmployee } from '@tests/support/factories/people'
import { buildUser } from '@tests/support/factories/settings'
import type { Overrides } from '@tests/support/factories/overrides'

async function buildShift(db: Db, overrides: Overrides<'shift'> = {}) {
  return db
    .insertInto('shift')
    .values({
      code: `T-${randomUUID().slice(-8).toUpperCase()}`,
      name: 'A shift',
      start_time: '09:00',
      end_time: '18:00',
      break_start: '12:00',
      pm_start: null,
      saturday_end: null,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

const usual = async (db: Db) =>
  (await db.selectFrom('shift').select('id').where('is_default', '=', true).executeTakeFirstOrThrow()).id

async function ownerOf(db: Db) {
  const { id: employee_id, ou_id } = await buildEmployee(db)
  return { employee_id, ou_id }
}

async function buildEmployeeShift(db: Db) {
  return db
    .insertInto('employee_shift')
    .values({ ...(await ownerOf(db)), shift_id: await usual(db), valid_from: '2026-03-01' })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function buildTimeLog(db: Db) {
  return db
    .insertInto('time_log')
    .values({
      ...(await ownerOf(db)),
      punched_at: '2026-03-03T00:52:00.000Z',
      direction: 'in',
      source: 'web',
      ip: null,
      import_hash: null,
      reason: null,
      edited_from_id: null,
      void_reason: null,
      voided_at: null,
      voided_by: null,
      approved_by: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function buildAttendanceDay(db: Db) {
  return db
    .insertInto('attendance_day')
    .values({
      ...(await ownerOf(db)),
      work_date: '2026-03-03',
      shift_id: await usual(db),
      status: 'absent',
      first_in: null,
      last_out: null,
      worked_min: 0,
      late_min: 0,
      undertime_min: 0,
      ot_raw_min: 0,
      ot_approved_min: 0,
      night_min: 0,
      day_kind: 'work',
      leave_fraction: '0.00',
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

const UNDECIDED = { status: 'pending', decided_by: null, decided_at: null, decision_comment: null } as const

async function buildTimeCorrection(db: Db) {
  const request = { ...(await ownerOf(db)), work_date: '2026-03-03', reason: 'The device was off' }
  return db
    .insertInto('time_correction')
    .values({ ...request, ...UNDECIDED, voids: '[]', adds: '[]' })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function buildOvertimeRequest(db: Db) {
  const request = { ...(await ownerOf(db)), work_date: '2026-03-03', reason: 'Month end' }
  return db
    .insertInto('overtime_request')
    .values({ ...request, ...UNDECIDED, minutes: 60 })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function buildTimeMonth(db: Db) {
  const { id: ou_id } = await buildOperatingUnit(db)
  const { id: changed_by } = await buildUser(db)
  return db
    .insertInto('time_month')
    .values({ ou_id, month: '2026-02-01', is_locked: true, reason: 'Paid', changed_by })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const timeLogsFactories: Record<string, (db: Db) => Promise<object>> = {
  shift: buildShift,
  employee_shift: buildEmployeeShift,
  time_log: buildTimeLog,
  attendance_day: buildAttendanceDay,
  time_correction: buildTimeCorrection,
  overtime_request: buildOvertimeRequest,
  time_month: buildTimeMonth,
}
