import type { DateText } from '@contract/kernel/dates'
import type { Hundredths } from '@contract/people/days.rules'
import type { LeaveType } from '@contract/modules/leave/leave-type.rules'

export const LEAVE_STEPS = ['head', 'hr_staff', 'president'] as const
export type LeaveStep = (typeof LEAVE_STEPS)[number]
export type LeaveStepKind = 'approve' | 'note' | 'verify'
export type LeaveDecision = 'approve' | 'note' | 'verify' | 'return' | 'reject'

export type GuardedType = Pick<LeaveType, 'category' | 'discretionary' | 'is_confidential'>

/** What is not at a head's discretion is noted; HR verifies papers and balance of everything. */
export function kindOfStep(step: LeaveStep, type: GuardedType): LeaveStepKind {
  if (step === 'hr_staff') return 'verify'
  return type.discretionary ? 'approve' : 'note'
}

/** The president is not asked about the law, nor about short leave where the setting says so (0 = always asked). */
export function stepsOf(
  type: GuardedType,
  days: Hundredths,
  settings: { president_above: Hundredths },
): LeaveStep[] {
  const asksPresident = type.category === 'company' && days > settings.president_above
  return LEAVE_STEPS.filter(step => step !== 'president' || asksPresident)
}

export function decisionsOf(step: LeaveStep, type: GuardedType): LeaveDecision[] {
  const kind = kindOfStep(step, type)
  if (kind === 'note') return ['note', 'return']
  if (kind === 'verify') return type.discretionary ? ['verify', 'return', 'reject'] : ['verify', 'return']
  return step === 'president' ? ['approve', 'reject'] : ['approve', 'return', 'reject']
}

type ShownLeave = { type_name: string; reason: string | null; attachments: readonly string[] }

/** The name that stands for a confidential type wherever its own would tell too much. */
export const MASKED_TYPE = 'special_statutory'

/** Of confidential leave everybody but HR and the one who asks sees dates only. */
export function shownTo<T extends ShownLeave & { date_from: DateText; date_to: DateText }>(
  viewer: LeaveStep | 'requester' | 'colleague',
  type: GuardedType,
  request: T,
): T {
  if (!type.is_confidential || viewer === 'hr_staff' || viewer === 'requester') return request
  return { ...request, type_name: MASKED_TYPE, reason: null, attachments: [] }
}
