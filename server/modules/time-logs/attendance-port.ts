import type { AttendancePort } from '@server/platform/calendar/attendance-port'
import type { LeaveDaysPort } from '@server/platform/calendar/leave-days-port'
import { recompute } from '@server/modules/time-logs/attendance.service'
import { findLocks } from '@server/modules/time-logs/worker.repository'

export function createAttendancePort(leave: LeaveDaysPort): AttendancePort {
  return {
    daysChanged: (tx, employeeIds, from, to) => recompute(tx, leave, employeeIds, { from, to }),
    locksOf: (tx, ouId) => findLocks(tx.db, [ouId]),
  }
}
