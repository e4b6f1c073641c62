import { instantOf, minuteOf } from '@contract/kernel/calendar'
import { isDateText, isYearInRange } from '@contract/kernel/dates'
import type { Punch } from '@contract/modules/time-logs/pairing.rules'

type Order = 'day_first' | 'month_first'

const YEAR_FIRST =
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})[ T]+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*([AaPp]\.?[Mm]\.?)?$/
const YEAR_LAST =
  /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})[ T,]+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*([AaPp]\.?[Mm]\.?)?$/
const COMPACT = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})?$/

/**
 * Whether a file writes the day or the month first: told by a number that can be no month. Where nothing tells, as
 * the portal writes dates; where both do, the file contradicts itself and no such row is read.
 */
export function orderOf(texts: readonly string[]): Order | null {
  const pairs = texts.flatMap(text => {
    const match = YEAR_LAST.exec(text.trim())
    return match ? [[Number(match[1]), Number(match[2])] as const] : []
  })
  const isDayFirst = pairs.some(([first]) => first > 12)
  const isMonthFirst = pairs.some(([, second]) => second > 12)
  if (isDayFirst && isMonthFirst) return null
  return isDayFirst ? 'day_first' : 'month_first'
}

const two = (text = '0') => text.padStart(2, '0')

function at(date: readonly string[], time: readonly (string | undefined)[]): string | null {
  const [year = '', month, day] = date
  const on = `${year}-${two(month)}-${two(day)}`
  const [hourText = '', minuteText = '', secondText = '0', half] = time
  const [hour, minute, second] = [Number(hourText), Number(minuteText), Number(secondText)]
  if (half && (hour < 1 || hour > 12)) return null
  const of24 = half ? (hour % 12) + (/^p/i.test(half) ? 12 : 0) : hour
  if (!isDateText(on) || !isYearInRange(on) || of24 > 23 || minute > 59 || second > 59) return null
  const whole = instantOf(minuteOf(on, of24 * 60 + minute))
  return whole.replace(':00.000Z', `:${two(String(second))}.000Z`)
}

/** The instant of a device's text by the business clock; null where it is none. */
export function punchInstant(text: string, order: Order | null): string | null {
  const trimmed = text.trim().replace(/\s+/g, ' ')
  const [, ...first] = YEAR_FIRST.exec(trimmed) ?? []
  if (first.length > 0) return at(first.slice(0, 3) as string[], first.slice(3))
  const [, ...compact] = COMPACT.exec(trimmed) ?? []
  if (compact.length > 0) return at(compact.slice(0, 3), compact.slice(3))
  const [, ...last] = YEAR_LAST.exec(trimmed) ?? []
  if (last.length === 0 || order === null) return null
  const [one = '', other = '', year = ''] = last
  return at(order === 'day_first' ? [year, other, one] : [year, one, other], last.slice(3))
}

const IN = new Set(['in', 'i', 'c/in', 'checkin', 'clockin', '0', 'entry', 'login', 'dutyon'])
const OUT = new Set(['out', 'o', 'c/out', 'checkout', 'clockout', '1', 'exit', 'logout', 'dutyoff'])

/** What devices call the two ways; null where a word is none of theirs. Nothing said is nothing known. */
export function punchDirection(text: string | null): Punch['direction'] | null {
  const word = (text ?? '').toLowerCase().replace(/[\s_-]+/g, '')
  if (word === '' || word === 'unknown') return 'unknown'
  if (IN.has(word)) return 'in'
  return OUT.has(word) ? 'out' : null
}
