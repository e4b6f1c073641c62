import type { ChainStep } from '@contract/approvals/chain.rules'
import type { LeaveType } from '@contract/modules/leave/leave-type.rules'
import type { Hundredths } from '@contract/people/days.rules'
import {
  decisionsOf,
  kindOfStep,
  LEAVE_STEPS,
  stepsOf,
  type GuardedType,
  type LeaveStep,
} from '@contract/modules/leave/guardrails.rules'

/** What conditions of chains may ask of a leave. */
export const LEAVE_FACTS = ['days', 'leave_type.code', 'leave_type.category'] as const
export const leaveFacts = (
  { code, category }: Pick<LeaveType, 'code' | 'category'>,
  days: string,
): Record<(typeof LEAVE_FACTS)[number], string | number> => ({
  'leave_type.code': code,
  'leave_type.category': category,
  days: Number(days),
})

const isLeaveStep = (key: string): key is LeaveStep => LEAVE_STEPS.some(step => step === key)

/** The steps of a chain as the law lets them be for this leave: whom it asks, and what it lets them say. */
export function leaveSteps(
  steps: readonly ChainStep[],
  type: GuardedType,
  days: Hundredths,
  settings: { president_above: Hundredths },
): ChainStep[] {
  const asked = stepsOf(type, days, settings)
  return steps.flatMap(step => {
    if (!isLeaveStep(step.step_key) || !asked.includes(step.step_key)) return []
    const decisions = decisionsOf(step.step_key, type)
    const forbids = (['reject', 'return'] as const).filter(each => !decisions.includes(each))
    return [{ ...step, decision_kind: kindOfStep(step.step_key, type), forbids }]
  })
}
