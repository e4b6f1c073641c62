import { instantOf, minuteOf, datesBetween, weekdayOf } from '@contract/kernel/calendar'
import { addDays, addMonths, type DateText } from '@contract/kernel/dates'
import { holidayOn } from '@contract/people/work-calendar.rules'
import { leaveDays } from '@server/modules/leave/leave-days-port'
import { recompute } from '@server/modules/time-logs/attendance.service'
import { findWorkers, giveShift, type DemoWorker } from '@server/modules/time-logs/demo-time.repository'
import { addPunches, type NewPunch } from '@server/modules/time-logs/punch.repository'
import { clockToTheSecond } from '@server/platform/db/clock'
import type { Tx } from '@server/platform/db/transaction'

const MONTHS_BACK = 2
const CHUNK = 2_000
const SATURDAY = 6

/** The last two months of everyone, drawn from a fixed seed: the same days at each start. */
export async function seedDemoTime(tx: Tx): Promise<void> {
  const { today } = await clockToTheSecond(tx.db)
  const span = { from: `${addMonths(today, -MONTHS_BACK).slice(0, 7)}-01`, to: addDays(today, -1) }
  const people = await findWorkers(tx.db)
  await giveSaturdays(tx, people, span.from)
  const ids = people.map(({ id }) => id)
  const holidays = await leaveDays.holidays(tx, span.from, span.to)
  const leave = await leaveDays.fractionsOn(tx, ids, span.from, span.to)
  const away = new Map(leave.map(each => [`${each.employee_id} ${each.on}`, each.part]))
  const draw = drawFrom(20_261_122)
  const punches = people.flatMap(person =>
    datesBetween(span.from, span.to).flatMap(date => {
      // Drawn for every day, so that leave which comes or goes moves no other day.
      const chance = [draw(), draw(), draw()] as const
      if (date < person.date_hired || holidayOn(date, holidays, { ou_id: person.ou_id, area_ids: [] }))
        return []
      return dayOf(person, date, chance, away.get(`${person.id} ${date}`) ?? null)
    }),
  )
  for (let at = 0; at < punches.length; at += CHUNK) await addPunches(tx.db, punches.slice(at, at + CHUNK))
  await recompute(tx, leaveDays, ids, span)
}

/** Davao also works on Saturday mornings. */
async function giveSaturdays(tx: Tx, people: readonly DemoWorker[], from: DateText): Promise<void> {
  const ids = people.filter(({ ou_code }) => ou_code === 'DVO').map(({ id }) => id)
  await giveShift(tx.db, ids, 'DAY-SAT', from)
}

type Chance = readonly [day: number, first: number, last: number]

/** Most come on time; some are late, some stay longer, a few forget a press or do not come. */
function dayOf(
  person: DemoWorker,
  date: DateText,
  [day, first, last]: Chance,
  away: string | null,
): NewPunch[] {
  const weekday = weekdayOf(date)
  const isHalf = weekday === SATURDAY && person.ou_code === 'DVO'
  if (weekday === 0 || (weekday === SATURDAY && !isHalf) || away === 'full' || day < 0.02) return []
  const isLate = day > 0.92
  const stays = day > 0.84 && day < 0.9 && !isHalf
  const begins = away === 'am' ? 13 * 60 - 8 : 9 * 60 + (isLate ? 16 : -18)
  const ends = (away === 'pm' ? 12 : isHalf ? 13 : 18) * 60 + (stays ? 45 : 0)
  const { id: employee_id, ou_id } = person
  const at = (minute: number, direction: 'in' | 'out'): NewPunch => ({
    ou_id,
    employee_id,
    punched_at: instantOf(minuteOf(date, minute)),
    direction,
    source: 'biometric',
    created_by: null,
  })
  const into = at(begins + Math.floor(first * (isLate ? 45 : 30)), 'in')
  return day < 0.035 ? [into] : [into, at(ends + Math.floor(last * (stays ? 60 : 18)), 'out')]
}

/** A small generator with a state of its own: a seed must not depend on how a machine draws. */
function drawFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
