import type { DateText } from '@contract/kernel/dates'
import type { DayPart, LeaveDay } from '@contract/modules/leave/day-count.rules'
import { sumDays, WHOLE_DAY } from '@contract/people/days.rules'

type Absence = Pick<LeaveDay, 'on' | 'part' | 'fraction'>

/** A morning and an afternoon share a date; two mornings do not, nor does anything with a whole day. */
function fitTogether(parts: readonly Absence[]): boolean {
  const count = (part: DayPart) => parts.filter(each => each.part === part).length
  return count('am') < 2 && count('pm') < 2 && sumDays(parts.map(each => each.fraction)) <= WHOLE_DAY
}

/** Dates on which the same person would be away twice. `taken` are the days of the person's living requests. */
export function clashingDates(asked: readonly Absence[], taken: readonly Absence[]): DateText[] {
  return asked
    .filter(day => taken.some(other => other.on === day.on))
    .filter(day => !fitTogether([day, ...taken.filter(other => other.on === day.on)]))
    .map(day => day.on)
}

export type TeamAbsence = { employee_id: string; on: DateText; charged: number }
export type CoverNote = {
  on: DateText
  away: string[]
  present: number
  /** Fewer than the team needs, or the reliever is away too: shown before asking and deciding, never a refusal. */
  short: boolean
  reliever_away: boolean
}

/** Who else of the team is away on the working days asked for. The asking person is one of `members`. */
export function coverOf(
  asked: readonly Pick<LeaveDay, 'on' | 'charged'>[],
  team: { members: readonly string[]; absences: readonly TeamAbsence[]; needed: number },
  person: { employee_id: string; reliever_id: string | null },
): CoverNote[] {
  return asked
    .filter(day => day.charged > 0)
    .map(({ on }) => {
      const absent = new Set(
        team.absences.filter(each => each.on === on && each.charged > 0).map(each => each.employee_id),
      )
      const away = team.members.filter(id => id !== person.employee_id && absent.has(id))
      const present = team.members.filter(id => id !== person.employee_id).length - away.length
      const reliever_away = person.reliever_id !== null && absent.has(person.reliever_id)
      return { on, away, present, short: present < team.needed, reliever_away }
    })
    .filter(note => note.away.length > 0 || note.short || note.reliever_away)
}
