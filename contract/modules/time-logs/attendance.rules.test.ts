import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minuteOf } from '@contract/kernel/calendar'
import { attendanceOf, creditedOvertime, type DayFacts } from '@contract/modules/time-logs/attendance.rules'
import { pairPunches, punchedDays, workDateOf, type Punch } from '@contract/modules/time-logs/pairing.rules'
import { expectedSpan, lengthOf, minuteOfDay, type Shift } from '@contract/modules/time-logs/shift.rules'

const office: Shift = {
  start: 540,
  end: 1080,
  break_start: 720,
  break_minutes: 60,
  pm_start: null,
  grace_minutes: 15,
  ot_min_minutes: 30,
  ot_round_minutes: 15,
  night_from: 1320,
  night_to: 360,
  early_counts: false,
}
const night: Shift = { ...office, start: 1320, end: 420, break_start: 120 }

let made = 0
const punch = (date: string, time: string, direction: Punch['direction'] = 'unknown'): Punch => {
  made += 1
  return { id: String(made), minute: minuteOf(date, minuteOfDay(time)), direction }
}
const DAY = '2026-03-03'
const facts = (more: Partial<DayFacts> = {}): DayFacts => ({
  shift: office,
  day_kind: 'work',
  leave: 'none',
  ot_allowed: 0,
  ...more,
})
const dayOf = (punches: Punch[], shift = office) =>
  punchedDays(punches, () => shift, { from: DAY, to: DAY })[0]!
const attendance = (times: string[], more: Partial<DayFacts> = {}) =>
  attendanceOf(
    dayOf(
      times.map(time => punch(DAY, time)),
      more.shift,
    ),
    facts(more),
  )

describe('EX-25 Time, shift 09:00–18:00, break 60, grace 15', () => {
  it.each([
    ['08:52', '18:07', 0, 0, 7, 0],
    ['09:15', '18:00', 0, 0, 0, 0],
    ['09:16', '18:00', 16, 0, 0, 0],
    ['09:47', '17:30', 47, 30, 0, 0],
    ['08:58', '19:10', 0, 0, 70, 60],
  ])('EX-25 in %s, out %s: late %i, undertime %i, overtime %i, of it credited %i', (...row) => {
    const [first, last, late_min, undertime_min, ot_raw_min, credited] = row
    const approved = attendance([first, last], { ot_allowed: 60 })
    expect(approved).toMatchObject({ late_min, undertime_min, ot_raw_min, ot_approved_min: credited })
    expect(attendance([first, last]).ot_approved_min).toBe(0)
  })

  it('EX-25 in 08:58 without an out is incomplete, and counts nothing', () => {
    expect(attendance(['08:58'])).toEqual({
      status: 'incomplete',
      worked_min: 0,
      late_min: 0,
      undertime_min: 0,
      ot_raw_min: 0,
      ot_approved_min: 0,
      night_min: 0,
    })
  })

  it.each([
    ['without a break', 0, 480],
    ['with a break from 02:00 to 03:00', 60, 420],
  ])('EX-25 a night shift 22:00–07:00 %s', (_, break_minutes, night_min) => {
    const shift = { ...night, break_minutes }
    const punches = [punch('2026-03-03', '21:52', 'in'), punch('2026-03-04', '07:05', 'out')]
    const [day, ...others] = pairPunches(punches, () => shift)
    expect([day?.work_date, others.length]).toEqual(['2026-03-03', 0])
    expect(attendanceOf(day!, facts({ shift }))).toMatchObject({
      late_min: 0,
      ot_raw_min: 5,
      ot_approved_min: 0,
      night_min,
    })
  })
})

describe('punches', () => {
  it('belong to the shift they are nearest to', () => {
    expect(workDateOf(minuteOf('2026-03-04', minuteOfDay('01:29')), () => office)).toBe('2026-03-03')
    expect(workDateOf(minuteOf('2026-03-04', minuteOfDay('01:30')), () => office)).toBe('2026-03-04')
    expect(workDateOf(minuteOf('2026-03-04', minuteOfDay('14:29')), () => night)).toBe('2026-03-03')
    expect(workDateOf(minuteOf('2026-03-04', minuteOfDay('14:30')), () => night)).toBe('2026-03-04')
  })

  it('are worked between in and out, a break that was punched not taken off twice', () => {
    expect(attendance(['09:00', '12:00', '13:00', '18:00']).worked_min).toBe(480)
    expect(attendance(['09:00', '18:00']).worked_min).toBe(480)
    expect(attendance(['09:00', '12:30', '13:30', '18:00']).worked_min).toBe(450)
  })

  it('pressed twice are one', () => {
    const punches = [punch(DAY, '09:00', 'in'), punch(DAY, '09:02', 'in'), punch(DAY, '18:00', 'out')]
    expect(dayOf(punches)).toMatchObject({ is_complete: true, first_in: punches[0]!.minute })
  })

  it.each<[string, [string, Punch['direction']][]]>([
    [
      'a second in',
      [
        ['09:00', 'in'],
        ['13:00', 'in'],
        ['18:00', 'out'],
      ],
    ],
    [
      'a second out',
      [
        ['09:00', 'in'],
        ['12:00', 'out'],
        ['18:00', 'out'],
      ],
    ],
    ['an out alone', [['18:00', 'out']]],
    [
      'an odd number',
      [
        ['09:00', 'unknown'],
        ['12:00', 'unknown'],
        ['13:00', 'unknown'],
      ],
    ],
  ])('with %s make an incomplete day', (_, times) => {
    expect(dayOf(times.map(([time, direction]) => punch(DAY, time, direction))).is_complete).toBe(false)
  })

  it('come in any order, and days without any are days too', () => {
    const punches = [punch('2026-03-04', '18:00'), punch('2026-03-02', '18:00'), punch('2026-03-04', '09:00')]
    const days = punchedDays(punches, () => office, { from: '2026-03-02', to: '2026-03-04' })
    expect(days.map(day => [day.work_date, day.punches.length, day.is_complete])).toEqual([
      ['2026-03-02', 1, false],
      ['2026-03-03', 0, false],
      ['2026-03-04', 2, true],
    ])
  })
})

describe('a day', () => {
  it.each([
    ['absent', [], {}],
    ['on_leave', [], { leave: 'full' as const }],
    ['rest_day', [], { day_kind: 'rest' as const }],
    ['holiday', [], { day_kind: 'regular_holiday' as const }],
    ['holiday', [], { day_kind: 'special_holiday' as const, leave: 'full' as const }],
    ['half_leave', ['13:00', '18:00'], { leave: 'am' as const }],
    ['present', ['09:00', '18:00'], {}],
  ])('is %s', (status, times, more) => {
    expect(attendance(times, more).status).toBe(status)
  })

  it('with half a day of leave expects the other half', () => {
    expect(attendance(['13:10', '18:00'], { leave: 'am' }).late_min).toBe(0)
    expect(attendance(['13:20', '18:00'], { leave: 'am' }).late_min).toBe(20)
    expect(attendance(['09:00', '12:00'], { leave: 'pm' })).toMatchObject({
      undertime_min: 0,
      worked_min: 180,
    })
    const noon = { ...office, pm_start: 810 }
    expect(attendance(['13:30', '18:00'], { leave: 'am', shift: noon }).late_min).toBe(0)
    expect(lengthOf(expectedSpan(DAY, { ...office, break_start: null }, 'pm')!)).toBe(270)
  })

  it('takes no break for lateness or undertime', () => {
    expect(attendance(['13:30', '18:00']).late_min).toBe(210)
    expect(attendance(['09:00', '12:00']).undertime_min).toBe(300)
  })

  it('that is free is worked without being late, and over the shift is overtime', () => {
    expect(attendance(['11:00', '19:00'], { day_kind: 'rest', ot_allowed: 120 })).toMatchObject({
      status: 'rest_day',
      worked_min: 420,
      late_min: 0,
      undertime_min: 0,
      ot_raw_min: 60,
      ot_approved_min: 60,
    })
  })

  it('begins with an early arrival only where the shift says so', () => {
    expect(attendance(['08:00', '18:00']).worked_min).toBe(480)
    expect(attendance(['08:00', '18:00'], { shift: { ...office, early_counts: true } }).worked_min).toBe(540)
  })

  it('counts night minutes of overtime only as far as it is credited', () => {
    expect(attendance(['09:00', '23:10'], { ot_allowed: 285 }).night_min).toBe(45)
    expect(attendance(['09:00', '23:10']).night_min).toBe(0)
  })

  it.each([
    [29, 29, 0],
    [30, 30, 30],
    [44, 44, 30],
    [70, 20, 15],
  ])('credits of %i minutes of overtime, %i of them approved, %i', (raw, allowed, credited) => {
    expect(creditedOvertime(raw, allowed, office)).toBe(credited)
  })
})

describe('minutes of a day', () => {
  it('never exceed it', () => {
    const times = fc.array(fc.integer({ min: -300, max: 1900 }), { minLength: 2, maxLength: 8 })
    const shift = fc.record({
      start: fc.integer({ min: 0, max: 1439 }),
      length: fc.integer({ min: 240, max: 720 }),
      rest: fc.integer({ min: 0, max: 90 }),
      early_counts: fc.boolean(),
    })
    const leave = fc.constantFrom('none' as const, 'am' as const, 'pm' as const)
    const kind = fc.constantFrom('work' as const, 'rest' as const, 'regular_holiday' as const)
    fc.assert(
      fc.property(
        times,
        shift,
        leave,
        kind,
        fc.integer({ min: 0, max: 600 }),
        (minutes, of, half, day_kind, ot) => {
          const { start, length, rest, early_counts } = of
          const own: Shift = {
            ...office,
            start,
            end: (start + length) % 1440,
            break_start: (start + 120) % 1440,
            break_minutes: rest,
            early_counts,
          }
          const punches = minutes.map((minute, index): Punch => ({
            id: String(index),
            minute: minuteOf(DAY, minute),
            direction: 'unknown',
          }))
          for (const day of pairPunches(punches, () => own)) {
            const result = attendanceOf(day, facts({ shift: own, leave: half, day_kind, ot_allowed: ot }))
            const present = day.is_complete ? (day.last_out ?? 0) - (day.first_in ?? 0) : 0
            expect(
              Math.min(...Object.values(result).filter(value => typeof value === 'number')),
            ).toBeGreaterThanOrEqual(0)
            expect(result.worked_min).toBeLessThanOrEqual(Math.min(present, 1440))
            expect(result.night_min).toBeLessThanOrEqual(result.worked_min)
            expect(result.ot_approved_min).toBeLessThanOrEqual(Math.min(result.ot_raw_min, ot))
            expect(result.ot_raw_min).toBeLessThanOrEqual(present)
            expect(result.late_min + result.undertime_min).toBeLessThanOrEqual(length - rest)
          }
        },
      ),
      { numRuns: 1000 },
    )
  })
})
