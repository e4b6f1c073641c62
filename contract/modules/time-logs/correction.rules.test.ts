import { describe, expect, it } from 'vitest'
import { minuteOf } from '@contract/kernel/calendar'
import {
  applyCorrection,
  correctionDecisionProblem,
  correctionProblem,
  isLocked,
  livingPunches,
  splitAtLocks,
  type Correction,
  type StoredPunch,
} from '@contract/modules/time-logs/correction.rules'
import type { Shift } from '@contract/modules/time-logs/shift.rules'

const night: Shift = {
  start: 1320,
  end: 420,
  break_start: null,
  break_minutes: 0,
  pm_start: null,
  grace_minutes: 15,
  ot_min_minutes: 30,
  ot_round_minutes: 15,
  night_from: 1320,
  night_to: 360,
  early_counts: false,
}
const punch = (id: string, minute: number, is_void = false): StoredPunch => ({
  id,
  minute,
  direction: 'in',
  is_void,
  void_reason: null,
  edited_from_id: null,
})
const punches = [
  punch('wrong', minuteOf('2026-03-03', 1380)),
  punch('gone', minuteOf('2026-03-03', 1381), true),
]
const right = {
  id: 'right',
  minute: minuteOf('2026-03-03', 1318),
  direction: 'in' as const,
  edited_from_id: 'wrong',
}
const correction: Correction = {
  employee_id: 'ana',
  requested_by: 'ana-user',
  reason: 'The gate was closed.',
  voids: ['wrong'],
  adds: [right],
  status: 'pending',
}
const around = { punches, locks: [], shiftOn: () => night, now: minuteOf('2026-03-10') }

describe('a correction', () => {
  it('voids and inserts, and leaves what was there to be seen', () => {
    const after = applyCorrection(punches, correction)
    expect(after).toHaveLength(3)
    expect(after[0]).toEqual({ ...punches[0], is_void: true, void_reason: 'The gate was closed.' })
    expect(livingPunches(after).map(each => each.id)).toEqual(['right'])
    expect(punches[0]?.is_void).toBe(false)
  })

  it.each<[ReturnType<typeof correctionProblem>, Partial<Correction>, Partial<typeof around>]>([
    [null, {}, {}],
    ['reason_required', { reason: '  ' }, {}],
    ['nothing_to_correct', { voids: [], adds: [] }, {}],
    ['unknown_punch', { voids: ['somebody-else'] }, {}],
    ['already_void', { voids: ['gone'] }, {}],
    ['in_the_future', {}, { now: minuteOf('2026-03-03') }],
  ])('is refused as %s', (problem, more, other) => {
    expect(correctionProblem({ ...correction, ...more }, { ...around, ...other })).toBe(problem)
  })

  it('is refused when the working day is locked, be it the morning after', () => {
    const morning = { ...correction, voids: [], adds: [{ ...right, minute: minuteOf('2026-03-04', 420) }] }
    const on = (from: string) => ({ ...around, locks: [{ from, to: from }] })
    expect(correctionProblem(morning, on('2026-03-03'))).toBe('day_locked')
    expect(correctionProblem(morning, on('2026-03-04'))).toBeNull()
  })

  it.each([
    [null, { by: 'head', by_employee_id: 'head', approves: true, comment: '' }],
    ['own_correction', { by: 'ana-user', by_employee_id: null, approves: true, comment: '' }],
    ['own_correction', { by: 'other', by_employee_id: 'ana', approves: true, comment: '' }],
    ['comment_required', { by: 'head', by_employee_id: 'head', approves: false, comment: ' ' }],
  ])('is decided by somebody else: %s', (problem, decision) => {
    expect(correctionDecisionProblem(correction, decision)).toBe(problem)
  })

  it('is decided once', () => {
    const decision = { by: 'head', by_employee_id: 'head', approves: true, comment: '' }
    expect(correctionDecisionProblem({ ...correction, status: 'approved' }, decision)).toBe('already_decided')
  })
})

describe('a lock', () => {
  const locks = [{ from: '2026-03-01', to: '2026-03-15' }]

  it('holds from its first to its last day', () => {
    expect(['2026-02-28', '2026-03-01', '2026-03-15', '2026-03-16'].map(day => isLocked(day, locks))).toEqual(
      [false, true, true, false],
    )
  })

  it('sends late leave of paid days to the next run', () => {
    const days = [{ on: '2026-03-15' }, { on: '2026-03-16' }]
    expect(splitAtLocks(days, locks)).toEqual({ open: [days[1]], to_adjust: [days[0]] })
  })
})
