import { parseDays } from '@contract/people/days.rules'
import type { LeaveDaysPort, LeaveOnDay } from '@server/platform/calendar/leave-days-port'
import { findHolidays } from '@server/modules/leave/leave-facts.repository'
import { findApprovedDays } from '@server/modules/leave/leave-request.repository'

export const leaveDays: LeaveDaysPort = {
  holidays: (tx, from, to) => findHolidays(tx.db, from, to),
  async fractionsOn(tx, employeeIds, from, to) {
    const days = await findApprovedDays(tx.db, employeeIds, from, to)
    // Hours away have no half of the day of their own: the punches tell them.
    return days.flatMap(({ part, ...day }): LeaveOnDay[] =>
      part === 'hours' ? [] : [{ ...day, part, fraction: parseDays(day.fraction) }],
    )
  },
}
