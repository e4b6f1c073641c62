import { BUSINESS_ZONE, isDateText } from '@contract/kernel/dates'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Sheets count days from here; before March 1900 they count a day that never was. */
const DAY_ZERO = Date.UTC(1899, 11, 30)
const FIRST_SAFE_DAY = 61

/** By the hour, since no zone moves its clocks within one; asking for each instant would cost minutes a million. */
const offsets = new Map<string, number>()

const clock = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clock.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clock.set(zone, made)
  return made
}

function offsetAt(ms: number, zone: string): number {
  const hour = Math.floor(ms / HOUR_MS)
  const key = `${zone} ${hour}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const at = hour * HOUR_MS
  const parts = clockOf(zone).formatToParts(at)
  const part = (type: string) => Number(parts.find(one => one.type === type)?.value ?? 0)
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  const offset = shown - at
  if (offsets.size > 50_000) offsets.clear()
  offsets.set(key, offset)
  return offset
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/

/** Milliseconds as the clock on the wall would read them if it hung in Greenwich; null where it is no instant. */
export function wallClock(instant: string, zone = BUSINESS_ZONE): number | null {
  // Date.parse would make a day of much that is none.
  const ms = INSTANT.test(instant) ? Date.parse(instant) : Number.NaN
  return Number.isNaN(ms) ? null : ms + offsetAt(ms, zone)
}

/** The number that a sheet keeps for a moment; null for one that it cannot tell. */
export function serialOf(wall: number): number | null {
  const serial = (wall - DAY_ZERO) / DAY_MS
  return serial >= FIRST_SAFE_DAY ? serial : null
}

export function serialOfDate(text: string): number | null {
  return isDateText(text) ? serialOf(Date.parse(`${text}T00:00:00Z`)) : null
}
