import type { DateText } from '@contract/kernel/dates'
import type { Hundredths } from '@contract/people/days.rules'
import type { Holiday } from '@contract/people/work-calendar.rules'
import type { LeavePart } from '@contract/modules/time-logs/shift.rules'
import type { Tx } from '@server/platform/db/transaction'

/** What approved leave takes of a person's day. */
export type LeaveOnDay = {
  employee_id: string
  on: DateText
  part: Exclude<LeavePart, 'none'>
  fraction: Hundredths
}

/** What the days of people depend on besides their punches; the leave module answers, server/app.ts hands it over. */
export type LeaveDaysPort = {
  /** All that are kept anywhere between the dates, both included; whom they are for is told by their unit and area. */
  holidays(tx: Tx, from: DateText, to: DateText): Promise<readonly Holiday[]>
  /** Of approved requests alone, both dates included. */
  fractionsOn(
    tx: Tx,
    employeeIds: readonly string[],
    from: DateText,
    to: DateText,
  ): Promise<readonly LeaveOnDay[]>
}
