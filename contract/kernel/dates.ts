/** Business dates are plain YYYY-MM-DD text; instants are ISO 8601 in UTC. */
export const BUSINESS_ZONE = 'Asia/Manila'

export type DateText = string

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/

export function isDateText(text: string): boolean {
  const match = DATE.exec(text)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

const EARLIEST_YEAR = 1900
const LATEST_YEAR = 2199

/** Room for every birth and every plan; what is counted from here on never leaves the calendar. */
export function isYearInRange(text: string): boolean {
  const year = Number(text.slice(0, 4))
  return year >= EARLIEST_YEAR && year <= LATEST_YEAR
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

/** 2026-11 */
export function isMonthText(text: string): boolean {
  return MONTH.test(text) && isYearInRange(text)
}

const DAY_MS = 86_400_000

const instantOf = (date: DateText) => {
  if (!isDateText(date)) throw new RangeError(`not a date: ${date.slice(0, 20)}`)
  return Date.parse(`${date}T00:00:00Z`)
}

const dateOf = (instant: number): DateText => new Date(instant).toISOString().slice(0, 10)

export function addDays(date: DateText, days: number): DateText {
  return dateOf(instantOf(date) + days * DAY_MS)
}

/** The same day of a later month, or that month's last day where it is shorter. */
export function addMonths(date: DateText, months: number): DateText {
  const from = new Date(instantOf(date))
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return dateOf(Date.UTC(year, month, Math.min(from.getUTCDate(), lastDay)))
}

const MONTHS_OF_QUARTER = 3
/** "2026-Q3": the quarter that a day lies in. */
export const quarterOf = (day: DateText): string =>
  `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / MONTHS_OF_QUARTER)}`

/** "2026-11" and so many months on, or back. */
export function monthAfter(month: string, months: number): string {
  return addMonths(`${month}-01`, months).slice(0, 7)
}

/** "2026-11" as "2026-11-30". */
export function lastDayOf(month: string): DateText {
  return addDays(`${monthAfter(month, 1)}-01`, -1)
}

/** Days from one date to the other: negative where it lies before. */
export function daysBetween(from: DateText, to: DateText): number {
  return (instantOf(to) - instantOf(from)) / DAY_MS
}

/** Manila has kept one offset since 1990; a fixed one does not depend on what a browser knows of zones. */
const BUSINESS_OFFSET_MS = 8 * 3_600_000

/** The date an instant falls on where business is done. */
export function businessDate(instant: string | Date): DateText {
  return dateOf(new Date(instant).getTime() + BUSINESS_OFFSET_MS)
}

/** What the date picker shows: m-d-Y. */
export function shownDate(text: DateText): string {
  const match = DATE.exec(text)
  return match ? `${match[2]}-${match[3]}-${match[1]}` : ''
}

/** Default format of the date helper: month-day-year hour:minute, 24-hour. A list says some hundred of them at once. */
export function shownInstant(instant: string | Date): string {
  const here = new Date(new Date(instant).getTime() + BUSINESS_OFFSET_MS)
  if (Number.isNaN(here.getTime())) return ''
  const [date = '', time = ''] = here.toISOString().split('T')
  return `${shownDate(date)} ${time.slice(0, 5)}`
}

/** Short: year numeric, month short, day numeric. Long adds weekday, hour and minute. */
export const DATE_STYLES = {
  short: { year: 'numeric', month: 'short', day: 'numeric' },
  long: {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>
