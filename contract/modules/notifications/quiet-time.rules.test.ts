import { describe, expect, it } from 'vitest'
import { isDigestDue, isQuiet } from '@contract/modules/notifications/quiet-time.rules'

const [MON, FRI, SAT, SUN] = [1, 5, 6, 7]
const NIGHTS = { from: '20:00', to: '07:00', days: [1, 2, 3, 4, 5] }
const LUNCH = { from: '12:00', to: '13:00', days: [MON, SUN] }

describe('a quiet time', () => {
  it.each([
    ['before it', '11:59', MON, false],
    ['its first minute', '12:00', MON, true],
    ['within it', '12:59', SUN, true],
    ['its end', '13:00', MON, false],
    ['on another day', '12:30', FRI, false],
  ])('of one day: %s', (_name, time, weekday, quiet) => {
    expect(isQuiet(LUNCH, { time, weekday })).toBe(quiet)
  })

  it.each([
    ['the evening of a working day', '20:00', FRI, true],
    ['the morning after it, on a Saturday', '06:59', SAT, true],
    ['its end', '07:00', SAT, false],
    ['a Saturday evening', '22:00', SAT, false],
    ['the morning after a Sunday', '06:00', MON, false],
    ['midnight', '00:00', SAT, true],
    ['the afternoon', '15:00', MON, false],
  ])('past midnight belongs to the day on which it begins: %s', (_name, time, weekday, quiet) => {
    expect(isQuiet(NIGHTS, { time, weekday })).toBe(quiet)
  })

  it('is none where none was chosen', () => {
    expect(isQuiet(null, { time: '03:00', weekday: SUN })).toBe(false)
  })
})

describe('a digest', () => {
  const now = { time: '08:00', weekday: MON, date: '2026-03-09' }
  const plan = { digest_at: '08:00', quiet: null, last_digest_on: '2026-03-08' }

  it('is due from its time on, once a day', () => {
    expect(isDigestDue(plan, now)).toBe(true)
    expect(isDigestDue(plan, { ...now, time: '07:59' })).toBe(false)
    expect(isDigestDue({ ...plan, last_digest_on: null }, { ...now, time: '23:59' })).toBe(true)
    expect(isDigestDue({ ...plan, last_digest_on: '2026-03-09' }, now)).toBe(false)
  })

  it('waits for the end of a quiet time', () => {
    const quiet = { from: '06:00', to: '09:30', days: [MON] }
    expect(isDigestDue({ ...plan, quiet }, now)).toBe(false)
    expect(isDigestDue({ ...plan, quiet }, { ...now, time: '09:30' })).toBe(true)
  })
})
