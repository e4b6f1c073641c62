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

/** What the date picker shows: m-d-Y. */
export function shownDate(text: DateText): string {
  const match = DATE.exec(text)
  return match ? `${match[2]}-${match[3]}-${match[1]}` : ''
}

/** Default format of the date helper: month-day-year hour:minute, 24-hour. */
export function shownInstant(instant: string | Date, timeZone = BUSINESS_ZONE): string {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return ''
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(date)
  const part = (type: string) => parts.find(p => p.type === type)?.value ?? ''
  return `${part('month')}-${part('day')}-${part('year')} ${part('hour')}:${part('minute')}`
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
