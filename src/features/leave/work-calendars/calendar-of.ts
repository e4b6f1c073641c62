import type { WorkCalendarRow } from '@contract/modules/leave/work-calendar.resource'
import type { WorkCalendar } from '@contract/people/work-calendar.rules'

const SATURDAY = { off: 0, half: 50, full: 100 } as const

/** A calendar of the list in the words of the rules. */
export function calendarOf({
  workdays,
  saturday,
}: Pick<WorkCalendarRow, 'workdays' | 'saturday'>): WorkCalendar {
  return { workdays, saturday: SATURDAY[saturday] }
}
