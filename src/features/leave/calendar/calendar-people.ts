import { storedName } from '@/shared/i18n/stored-name'
import type { LeaveCalendar } from '@contract/modules/leave/leave-calendar.calls'

export type CalendarPerson = LeaveCalendar['people'][number]
export type CalendarDay = CalendarPerson['days'][number]

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Those who match every word, and of them, where only absences count, those who are away at all. */
export function shownPeople(
  people: readonly CalendarPerson[],
  search: string,
  onlyAway: boolean,
): CalendarPerson[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  return people.filter(
    ({ name, unit, position, days }) =>
      (!onlyAway || days.length > 0) &&
      words.every(word => plain(`${name} ${unit} ${storedName('position', position)}`).includes(word)),
  )
}
