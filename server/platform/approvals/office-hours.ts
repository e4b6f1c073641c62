import { businessMinute, instantOf } from '@contract/kernel/calendar'
import { addDays } from '@contract/kernel/dates'
import { nextOpenMinute, type WorkingHours } from '@contract/modules/approvals/working-hours.rules'
import { HOLIDAYS_2026 } from '@contract/modules/leave/holidays-2026'
import type { Holiday } from '@contract/people/work-calendar.rules'
import type { EngineParts, HolidaysBetween, OpeningHours } from '@server/platform/approvals/engine-parts'
import { businessDay } from '@server/platform/db/business-day'
import { timeNow } from '@server/platform/db/clock'
import type { Tx } from '@server/platform/db/transaction'

export const knownHolidays: HolidaysBetween = () => Promise.resolve(HOLIDAYS_2026)

/** Monday to Friday, from eight to six. */
const OFFICE: OpeningHours = { workdays: 0b0111110, open: 8 * 60, close: 18 * 60 }
const BACK_DAYS = 60
const AHEAD_DAYS = 90
const AT_WORK: readonly Holiday['kind'][] = ['special_working']

export type Office = {
  hoursOf(ouId: string): WorkingHours
  now: string
  /** Whether anybody is at work there now. */
  isOpen(ouId: string): boolean
  /** This moment, or the next opening. */
  nextOpening(ouId: string, from?: string): string
}

/** Days off of the nation and of a unit, for as far as a clock of a step may run. */
export async function readOffice(
  tx: Tx,
  { holidays: holidaysBetween, opening = OFFICE }: Pick<EngineParts, 'holidays' | 'opening'>,
): Promise<Office> {
  const today = await businessDay(tx.db)
  const now = await timeNow(tx.db)
  const holidays = await holidaysBetween(tx, addDays(today, -BACK_DAYS), addDays(today, AHEAD_DAYS))
  const daysOff = holidays.filter(day => day.area_id === null && !AT_WORK.includes(day.kind))
  const hoursOf = (ouId: string): WorkingHours => ({
    ...opening,
    holidays: new Set(daysOff.filter(day => day.ou_id === null || day.ou_id === ouId).map(day => day.on)),
  })
  const isOpen = (ouId: string) => nextOpenMinute(businessMinute(now), hoursOf(ouId)) === businessMinute(now)
  return {
    hoursOf,
    now,
    isOpen,
    nextOpening: (ouId, from = now) => {
      const minute = businessMinute(from)
      const open = nextOpenMinute(minute, hoursOf(ouId))
      return open === minute ? from : instantOf(open)
    },
  }
}
