import type { DraftLeave, PreviewLeave } from '@contract/modules/leave/leave-request.calls'
import type { LeavePreview } from '@contract/modules/leave/leave.views'
import type { HalfDay } from '@contract/modules/leave/day-count.rules'
import type { LeaveRequestRow } from '@contract/modules/leave/leave-request.resource'
import { isDateText } from '@contract/kernel/dates'

/** Dates are null while they are not known. */
export type AskValues = DraftLeave

export const NOTHING_ASKED: AskValues = {
  leave_type_id: '',
  date_from: '',
  date_to: '',
  half_day: 'none',
  hours: null,
  accepts_unpaid: false,
  reliever_employee_id: null,
  maternity: null,
  reason: '',
  contact_during_leave: null,
}

export function valuesOfRequest(row: LeaveRequestRow): AskValues {
  const known = Object.keys(NOTHING_ASKED).map(name => [name, row[name as keyof AskValues]])
  return Object.fromEntries(known) as AskValues
}

/** What the server is asked to count; null while there is nothing to count yet. */
export function previewOf(values: AskValues, requestId: string | null): PreviewLeave | null {
  const { reason: _reason, contact_during_leave: _contact, ...asked } = values
  const isKnown = isDateText(asked.date_from ?? '') && isDateText(asked.date_to ?? '') && asked.leave_type_id
  return isKnown ? { ...asked, request_id: requestId } : null
}

/** Which parts of days the dates leave room for: a single day has a morning and an afternoon. */
export function partsFor(from: string, to: string): readonly HalfDay[] {
  return from !== '' && from === to
    ? ['none', 'single_am', 'single_pm']
    : ['none', 'first_day_pm', 'last_day_am']
}

/** The part of the day that says the same of other dates, where one does. */
export function fittingPart(part: HalfDay, from: string, to: string): HalfDay {
  if (partsFor(from, to).includes(part)) return part
  const same = {
    first_day_pm: 'single_pm',
    last_day_am: 'single_am',
    single_pm: 'first_day_pm',
    single_am: 'last_day_am',
  }
  const other = part === 'none' ? 'none' : (same[part] as HalfDay)
  return partsFor(from, to).includes(other) ? other : 'none'
}

/** The balance would not do, or does not: the part that exceeds it is asked about. */
export function missingDays(preview: Pick<LeavePreview, 'problems' | 'unpaid_days'> | undefined): boolean {
  if (!preview) return false
  return preview.problems.some(each => each.code === 'balance_too_small') || Number(preview.unpaid_days) > 0
}
