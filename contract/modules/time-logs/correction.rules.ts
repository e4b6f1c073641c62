import type { DateText } from '@contract/kernel/dates'
import { workDateOf, type Punch, type ShiftOn } from '@contract/modules/time-logs/pairing.rules'

/** Raw punches are never edited: one that was wrong is voided, and another stands for it. */
export type StoredPunch = Punch & {
  is_void: boolean
  void_reason: string | null
  edited_from_id: string | null
}

export type Correction = {
  employee_id: string
  requested_by: string
  reason: string
  voids: readonly string[]
  adds: readonly (Punch & { edited_from_id: string | null })[]
  status: 'pending' | 'approved' | 'rejected' | 'withdrawn'
}

/** Days of a payroll run that used them, or of a month that was closed by hand. Both dates included. */
export type Lock = { from: DateText; to: DateText }

export function isLocked(date: DateText, locks: readonly Lock[]): boolean {
  return locks.some(lock => lock.from <= date && date <= lock.to)
}

/** Leave approved after its days were paid is settled in the next run; the past is not written anew. */
export function splitAtLocks<Day extends { on: DateText }>(
  days: readonly Day[],
  locks: readonly Lock[],
): { open: Day[]; to_adjust: Day[] } {
  return {
    open: days.filter(day => !isLocked(day.on, locks)),
    to_adjust: days.filter(day => isLocked(day.on, locks)),
  }
}

export type CorrectionProblem =
  | 'reason_required'
  | 'nothing_to_correct'
  | 'unknown_punch'
  | 'already_void'
  | 'in_the_future'
  | 'day_locked'

type CorrectionContext = {
  punches: readonly StoredPunch[]
  locks: readonly Lock[]
  shiftOn: ShiftOn
  now: number
}

/** Asked when it is requested and once more when it is approved: a day may have been locked in between. */
export function correctionProblem(
  correction: Correction,
  around: CorrectionContext,
): CorrectionProblem | null {
  const { punches, locks, shiftOn, now } = around
  if (!correction.reason.trim()) return 'reason_required'
  if (correction.voids.length + correction.adds.length === 0) return 'nothing_to_correct'
  const voided = correction.voids.map(id => punches.find(punch => punch.id === id))
  if (voided.includes(undefined)) return 'unknown_punch'
  if (voided.some(punch => punch?.is_void)) return 'already_void'
  if (correction.adds.some(punch => punch.minute > now)) return 'in_the_future'
  const touched = [...voided, ...correction.adds].map(punch => workDateOf(punch?.minute ?? 0, shiftOn))
  return touched.some(date => isLocked(date, locks)) ? 'day_locked' : null
}

export type CorrectionDecisionProblem = 'already_decided' | 'own_correction' | 'comment_required'

/** Nobody corrects the own time, whoever typed it in. */
export function correctionDecisionProblem(
  correction: Correction,
  decision: { by: string; by_employee_id: string | null; approves: boolean; comment: string },
): CorrectionDecisionProblem | null {
  if (correction.status !== 'pending') return 'already_decided'
  if (decision.by === correction.requested_by || decision.by_employee_id === correction.employee_id)
    return 'own_correction'
  return decision.approves || decision.comment.trim() ? null : 'comment_required'
}

export function applyCorrection(punches: readonly StoredPunch[], correction: Correction): StoredPunch[] {
  const voided = punches.map(punch =>
    correction.voids.includes(punch.id) ? { ...punch, is_void: true, void_reason: correction.reason } : punch,
  )
  return [...voided, ...correction.adds.map(punch => ({ ...punch, is_void: false, void_reason: null }))]
}

export function livingPunches(punches: readonly StoredPunch[]): Punch[] {
  return punches.filter(punch => !punch.is_void)
}
