import { dateOfMinute, datesBetween } from '@contract/kernel/calendar'
import { addDays, type DateText } from '@contract/kernel/dates'
import { shiftSpan, type Shift, type Span } from '@contract/modules/time-logs/shift.rules'

/** `minute` of the business clock. Voided punches are left out before. */
export type Punch = { id: string; minute: number; direction: 'in' | 'out' | 'unknown' }

export type PunchedDay = {
  work_date: DateText
  punches: Punch[]
  /** From in to out. */
  spans: Span[]
  first_in: number | null
  last_out: number | null
  is_complete: boolean
}

/** A second press of the same kind within this time is the same press. */
const DOUBLE_PRESS_MINUTES = 2

export type ShiftOn = (date: DateText) => Shift

/** A working day begins halfway between the end of the shift before and the start of its own. */
function dayStart(date: DateText, shiftOn: ShiftOn): number {
  const before = addDays(date, -1)
  const end = shiftSpan(before, shiftOn(before)).to
  const { from } = shiftSpan(date, shiftOn(date))
  return Math.floor((Math.min(end, from) + from) / 2)
}

/** The date of the shift a punch belongs to, which for a night shift is the date it started on. */
export function workDateOf(minute: number, shiftOn: ShiftOn): DateText {
  const date = dateOfMinute(minute)
  const near = [addDays(date, 1), date, addDays(date, -1)]
  return near.find(each => minute >= dayStart(each, shiftOn)) ?? addDays(date, -2)
}

function withoutDoublePresses(punches: readonly Punch[]): Punch[] {
  const kept: Punch[] = []
  for (const punch of punches) {
    const last = kept.at(-1)
    const again = last?.direction === punch.direction && punch.minute - last.minute <= DOUBLE_PRESS_MINUTES
    if (!again) kept.push(punch)
  }
  return kept
}

/** In and out in turns. A device that does not say which is believed to be used in turns. */
function pairUp(
  punches: readonly Punch[],
): Pick<PunchedDay, 'spans' | 'first_in' | 'last_out' | 'is_complete'> {
  const spans: Span[] = []
  let open: number | null = null
  let isComplete = punches.length > 0
  for (const { minute, direction } of punches) {
    const isIn: boolean = direction === 'unknown' ? open === null : direction === 'in'
    if (isIn === (open !== null)) isComplete = false
    if (!isIn && open !== null) spans.push({ from: open, to: minute })
    open = isIn ? minute : null
  }
  const first = punches.find(each => each.direction !== 'out')
  return {
    spans,
    first_in: first?.minute ?? null,
    last_out: spans.at(-1)?.to ?? null,
    is_complete: isComplete && open === null,
  }
}

/** Raw punches by the working days they belong to, in order. */
export function pairPunches(punches: readonly Punch[], shiftOn: ShiftOn): PunchedDay[] {
  const sorted = [...punches].sort((a, b) => a.minute - b.minute)
  const byDate = new Map<DateText, Punch[]>()
  for (const punch of sorted) {
    const date = workDateOf(punch.minute, shiftOn)
    byDate.set(date, [...(byDate.get(date) ?? []), punch])
  }
  return [...byDate].map(([work_date, all]) => ({
    work_date,
    punches: all,
    ...pairUp(withoutDoublePresses(all)),
  }))
}

/** Every date of a span, those without a punch too. */
export function punchedDays(
  punches: readonly Punch[],
  shiftOn: ShiftOn,
  span: { from: DateText; to: DateText },
): PunchedDay[] {
  const days = new Map(pairPunches(punches, shiftOn).map(day => [day.work_date, day]))
  return datesBetween(span.from, span.to).map(
    work_date => days.get(work_date) ?? { work_date, punches: [], ...pairUp([]) },
  )
}
