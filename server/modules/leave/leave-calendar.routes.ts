import { dayNumber } from '@contract/kernel/calendar'
import type { Resource } from '@contract/kernel/define-resource'
import {
  leaveCalendarQuerySchema,
  leaveCalendarSchema,
  type LeaveCalendar,
  type LeaveCalendarQuery,
} from '@contract/modules/leave/leave-calendar.calls'
import { awayTodaySchema, type AwayToday } from '@contract/modules/leave/away-today'
import { addDays } from '@contract/kernel/dates'
import { leaveRequestResource } from '@contract/modules/leave/leave-request.resource'
import { accessWhere } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import { businessDay } from '@server/platform/db/business-day'
import type { Db } from '@server/platform/db/database'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { fieldProblem } from '@server/platform/http/problems'
import { registerRead } from '@server/platform/http/register-read'
import { findAway, findPeople } from '@server/modules/leave/leave-calendar.repository'
import { findHolidays } from '@server/modules/leave/leave-facts.repository'

const MOST_DAYS = 62
/** How far ahead a holiday is named. */
const AHEAD_DAYS = 120
const WHY = 'Colleagues of a team may be of other units; whom the caller may see is asked by the statement.'
/** The same rule as for requests, told of the people themselves. */
const asPeople = {
  ...leaveRequestResource,
  table: 'employee',
  scope: { ou: 'ou_id', line: 'id' },
}
const requestResource: Resource = leaveRequestResource

export function leaveCalendarRoutes(app: PortalApp, platform: Platform): void {
  registerRead(app, platform, {
    url: '/api/v1/leave/calendar',
    access: { permission: 'hr.leave.view' },
    summary: 'Who is away: the own team, and everybody whose leave the caller may see',
    query: leaveCalendarQuerySchema,
    answers: leaveCalendarSchema,
    // Heads and teams reach over the border of a unit.
    asPortal: WHY,
    read: (tx, call) => calendarOf(tx.db, call.actor, call.query),
  })

  registerRead(app, platform, {
    url: '/api/v1/leave/away',
    access: { permission: 'hr.leave.view' },
    summary: 'Who is away today, and the next holiday',
    answers: awayTodaySchema,
    asPortal: WHY,
    read: (tx, call) => awayToday(tx.db, call.actor),
  })
}

async function awayToday(db: Db, actor: Actor): Promise<AwayToday> {
  const on = await businessDay(db)
  const people = await peopleOf(db, actor, { from: on, to: on })
  const own = new Set(actor.units.map(({ id }) => id))
  const holidays = await findHolidays(db, addDays(on, 1), addDays(on, AHEAD_DAYS))
  const next = holidays.find(
    ({ kind, ou_id, area_id }) =>
      kind !== 'special_working' && area_id === null && (ou_id === null || own.has(ou_id)),
  )
  return {
    on,
    away: people.flatMap(({ employee_id, name, unit, days }) =>
      days.filter(({ pending }) => !pending).map(({ part }) => ({ employee_id, name, unit, part })),
    ),
    next_holiday: next ? { on: next.on, name: next.name } : null,
  }
}

async function calendarOf(db: Db, actor: Actor, query: LeaveCalendarQuery): Promise<LeaveCalendar> {
  const { from, to } = query
  if (to < from) throw fieldProblem('rule_broken', 'to', 'dates_reversed')
  if (dayNumber(to) - dayNumber(from) >= MOST_DAYS) throw fieldProblem('rule_broken', 'to', 'span_too_long')
  const people = await peopleOf(db, actor, query)
  const holidays = await findHolidays(db, from, to)
  return {
    people,
    holidays: holidays.map(({ on, name, kind, ou_id, area_id }) => ({
      on,
      name,
      kind,
      is_everywhere: ou_id === null && area_id === null,
    })),
  }
}

/** Whom the caller may see, each with the days on which they are away. */
async function peopleOf(db: Db, actor: Actor, query: LeaveCalendarQuery): Promise<LeaveCalendar['people']> {
  const people = await findPeople(db, accessWhere(actor, 'view', asPeople), actor.userId, query)
  const ids = people.map(person => person.employee_id)
  const away = await findAway(db, accessWhere(actor, 'view', requestResource), ids, query.from, query.to)
  const daysOf = Map.groupBy(away, day => day.employee_id)
  return people.map(person => ({
    ...person,
    days: (daysOf.get(person.employee_id) ?? []).map(({ employee_id: _, ...day }) => day),
  }))
}
