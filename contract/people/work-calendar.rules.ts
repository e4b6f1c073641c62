import { weekdayOf } from '@contract/kernel/calendar'
import type { DateText } from '@contract/kernel/dates'
import { WHOLE_DAY, type Hundredths } from '@contract/people/days.rules'

export type WorkCalendar = {
  /** Bit 0 is Sunday. Saturday is told by its fraction, whatever its bit says. */
  workdays: number
  saturday: 0 | 50 | 100
}

export type Holiday = {
  on: DateText
  name: string
  kind: 'regular' | 'special_non_working' | 'special_working' | 'local'
  ou_id: string | null
  area_id: string | null
}

export type Place = { ou_id: string; area_ids: readonly string[] }
export type DayKind = 'work' | 'rest' | 'regular_holiday' | 'special_holiday'

const SATURDAY = 6
export const MONDAY_TO_FRIDAY: WorkCalendar = { workdays: 0b0111110, saturday: 0 }

/** National for everyone; a local one only where it is kept. */
function isKept(holiday: Holiday, place: Place): boolean {
  if (holiday.ou_id === null && holiday.area_id === null) return true
  if (holiday.ou_id !== null && holiday.ou_id !== place.ou_id) return false
  return holiday.area_id === null || place.area_ids.includes(holiday.area_id)
}

/** Of several on one date the one that gives most: a regular one before any other day off, a working one never. */
export function holidayOn(on: DateText, holidays: readonly Holiday[], place: Place): Holiday | null {
  const free = holidays.filter(
    each => each.on === on && each.kind !== 'special_working' && isKept(each, place),
  )
  return free.find(each => each.kind === 'regular') ?? free[0] ?? null
}

function calendarWeight(on: DateText, calendar: WorkCalendar): Hundredths {
  const weekday = weekdayOf(on)
  if (weekday === SATURDAY) return calendar.saturday
  return (calendar.workdays >> weekday) & 1 ? WHOLE_DAY : 0
}

export function dayKindOf(
  on: DateText,
  calendar: WorkCalendar,
  holidays: readonly Holiday[],
  place: Place,
): DayKind {
  const holiday = holidayOn(on, holidays, place)
  if (holiday) return holiday.kind === 'regular' ? 'regular_holiday' : 'special_holiday'
  return calendarWeight(on, calendar) === 0 ? 'rest' : 'work'
}

/** How much of a working day the date is: nothing on a rest day or holiday. */
export function workWeight(
  on: DateText,
  calendar: WorkCalendar,
  holidays: readonly Holiday[],
  place: Place,
): Hundredths {
  return holidayOn(on, holidays, place) ? 0 : calendarWeight(on, calendar)
}
