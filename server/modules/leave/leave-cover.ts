import type { ApprovalView } from '@contract/modules/approvals/approval-view'
import type { Locale } from '@contract/kernel/locales'
import { coverOf, type CoverNote } from '@contract/modules/leave/clash.rules'
import type { Db } from '@server/platform/db/database'
import { sayDayRange } from '@server/platform/phrases/say-dates'
import { findEmployee, findSettings } from '@server/modules/leave/leave-facts.repository'
import { findDays, findTeam } from '@server/modules/leave/leave-request.repository'

type Notes = ApprovalView['notes']
type LeaveSpan = { id: string; employee_id: string; date_from: string; date_to: string }

/** Who else is away on the days asked for, by name and day and never why; and whether too few are left. */
export async function coverNotes(
  db: Db,
  request: LeaveSpan,
  { reliever, locale }: { reliever: string | null; locale: Locale },
): Promise<Notes> {
  const employee = await findEmployee(db, { id: request.employee_id })
  if (!employee) return []
  const team = await teamOf(db, employee, reliever, request.date_from, request.date_to)
  const person = { employee_id: employee.id, reliever_id: reliever }
  const cover = coverOf(await findDays(db, request.id), team, person)
  const daysOf = (notes: readonly CoverNote[]) =>
    notes.map(({ on }) => sayDayRange(locale, on, on)).join(', ')
  const away = team.names.flatMap(({ id, name }) => {
    const notes = cover.filter(note => note.away.includes(id))
    return notes.length > 0 ? [`${name} (${daysOf(notes)})`] : []
  })
  const notes: Notes = [
    { note: 'clash', text: away.join(', ') },
    { note: 'short_cover', text: daysOf(cover.filter(note => note.short)) },
    { note: 'reliever_away', text: daysOf(cover.filter(note => note.reliever_away)) },
  ]
  return notes.filter(({ text }) => text)
}

export async function teamOf(
  db: Db,
  employee: { id: string; immediate_head_id: string | null },
  reliever: string | null,
  from: string,
  to: string,
) {
  const { members, absences } = await findTeam(db, employee, reliever, from, to)
  const { needed_cover } = await findSettings(db)
  // A team of one has nobody who could be present.
  const needed = Math.min(needed_cover, members.length - 1)
  return { names: members, members: members.map(member => member.id), absences, needed }
}
