import type { ColumnType, Generated } from 'kysely'
import type { attendanceDayResource } from '@contract/modules/time-logs/attendance-day.resource'
import type { employeeShiftResource } from '@contract/modules/time-logs/employee-shift.resource'
import type { overtimeRequestResource } from '@contract/modules/time-logs/overtime-request.resource'
import type { shiftResource } from '@contract/modules/time-logs/shift.resource'
import type {
  TimeCorrection,
  timeCorrectionResource,
} from '@contract/modules/time-logs/time-correction.resource'
import type { timeLogResource } from '@contract/modules/time-logs/time-log.resource'
import type { timeMonthResource } from '@contract/modules/time-logs/time-month.resource'
import type { TableOf } from '@server/platform/db/table-of'

/** Written as text: the driver would make an array of the database of what is one of JSON. */
type Json<T> = ColumnType<T, string, string>

export type TimeLogsTables = {
  shift: TableOf<typeof shiftResource>
  employee_shift: TableOf<typeof employeeShiftResource>
  time_log: Omit<TableOf<typeof timeLogResource>, 'is_void'> & { is_void: Generated<boolean> }
  attendance_day: Omit<TableOf<typeof attendanceDayResource>, 'is_locked'> & { is_locked: Generated<boolean> }
  time_correction: Omit<TableOf<typeof timeCorrectionResource>, 'voids' | 'adds'> & {
    voids: Json<TimeCorrection['voids']>
    adds: Json<TimeCorrection['adds']>
  }
  overtime_request: TableOf<typeof overtimeRequestResource>
  time_month: TableOf<typeof timeMonthResource>
}
