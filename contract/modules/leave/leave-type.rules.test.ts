import { describe, expect, it } from 'vitest'
import type { ChainStep } from '@contract/approvals/chain.rules'
import { allowedDecisions } from '@contract/approvals/decision.rules'
import { leaveSteps } from '@contract/modules/leave/leave-chain.rules'
import {
  decisionsOf,
  kindOfStep,
  MASKED_TYPE,
  shownTo,
  stepsOf,
  type LeaveStep,
} from '@contract/modules/leave/guardrails.rules'
import { eligibilityProblems, type Applicant } from '@contract/modules/leave/leave-type.rules'
import { SEED_LEAVE_TYPES } from '@contract/modules/leave/statutory-leave-types'

const type = (code: string) => SEED_LEAVE_TYPES.find(each => each.code === code)!
const ana: Applicant = {
  date_hired: '2025-09-01',
  employment_type: 'regular',
  sex: 'female',
  civil_status: 'single',
  solo_parent_id_valid_to: null,
  events_taken: 0,
  other_paid_days: 0,
}
const from = (day: string, days = 100) => ({ from: day, to: day, days })

describe('who may ask for what', () => {
  it('gives service incentive leave after twelve months, not a day before', () => {
    expect(eligibilityProblems(type('SIL'), ana, from('2026-08-31'))).toEqual(['service_too_short'])
    expect(eligibilityProblems(type('SIL'), ana, from('2026-09-01'))).toEqual([])
  })

  it('gives service incentive leave to nobody who has five days of paid leave already', () => {
    const paid = { ...ana, other_paid_days: 500 }
    expect(eligibilityProblems(type('SIL'), paid, from('2026-09-01'))).toEqual(['has_paid_leave'])
  })

  it('gives vacation leave to regular employees', () => {
    const probationary = { ...ana, employment_type: 'probationary' as const }
    expect(eligibilityProblems(type('VL'), probationary, from('2026-09-01'))).toEqual(['regular_only'])
  })

  it('gives paternity leave to a married father, seven days, for the first four deliveries', () => {
    const ben = { ...ana, sex: 'male' as const, civil_status: 'married' }
    expect(eligibilityProblems(type('PATERNITY'), ben, from('2026-09-01', 700))).toEqual([])
    expect(
      eligibilityProblems(type('PATERNITY'), { ...ben, events_taken: 4 }, from('2026-09-01', 800)),
    ).toEqual(['events_used_up', 'more_than_an_event_gives'])
    expect(eligibilityProblems(type('PATERNITY'), ana, from('2026-09-01'))).toEqual([
      'sex_not_eligible',
      'married_only',
    ])
  })

  it('gives solo parent leave while the id is valid', () => {
    const parent = { ...ana, solo_parent_id_valid_to: '2026-08-31' }
    expect(eligibilityProblems(type('SOLO_PARENT'), parent, from('2026-08-31'))).toEqual([])
    expect(eligibilityProblems(type('SOLO_PARENT'), parent, from('2026-09-01'))).toEqual([
      'solo_parent_id_missing',
    ])
  })

  it('gives maternity leave for every pregnancy, however many there were and however new she is', () => {
    const newcomer = { ...ana, date_hired: '2026-08-30', events_taken: 9 }
    expect(eligibilityProblems(type('MATERNITY'), newcomer, from('2026-09-01', 10_500))).toEqual([])
  })
})

describe('guardrails of the law', () => {
  it.each(['SIL', 'MATERNITY', 'PATERNITY', 'SOLO_PARENT', 'VAWC', 'SPECIAL_WOMEN'])(
    'lets nobody refuse %s: the head notes, HR verifies, the president is not asked',
    code => {
      const steps = stepsOf(type(code), 10_500, { president_above: 0 })
      expect(steps.map(step => kindOfStep(step, type(code)))).toEqual(['note', 'verify'])
      expect(steps.flatMap(step => decisionsOf(step, type(code)))).not.toContain('reject')
      expect(decisionsOf('head', type(code))).toEqual(['note', 'return'])
    },
  )

  it('asks head, HR and president about company leave, the president only above the setting', () => {
    expect(stepsOf(type('VL'), 50, { president_above: 0 })).toEqual(['head', 'hr_staff', 'president'])
    expect(stepsOf(type('VL'), 300, { president_above: 300 })).toEqual(['head', 'hr_staff'])
    expect(decisionsOf('head', type('VL'))).toEqual(['approve', 'return', 'reject'])
    expect(decisionsOf('hr_staff', type('VL'))).toEqual(['verify', 'return', 'reject'])
    expect(decisionsOf('president', type('VL'))).toEqual(['approve', 'reject'])
  })

  it.each([
    [
      'VL',
      [
        ['head', 'approve', []],
        ['hr_staff', 'verify', []],
        ['president', 'approve', ['return']],
      ],
    ],
    [
      'VAWC',
      [
        ['head', 'note', ['reject']],
        ['hr_staff', 'verify', ['reject']],
      ],
    ],
  ])('shapes the chain of %s', (code, expected) => {
    const chain = ['head', 'hr_staff', 'president'].map((step_key, index): ChainStep => ({
      seq: index + 1,
      step_key,
      resolver: 'role',
      resolver_arg: step_key,
      decision_kind: 'approve',
      min_approvals: 1,
      sla_hours: 48,
      on_timeout: 'remind',
    }))
    const steps = leaveSteps(chain, type(code), 300, { president_above: 0 })
    expect(steps.map(step => [step.step_key, step.decision_kind, step.forbids])).toEqual(expected)
    for (const step of steps)
      expect(allowedDecisions(step).sort()).toEqual(
        decisionsOf(step.step_key as LeaveStep, type(code)).sort(),
      )
  })

  it('shows of confidential leave its dates only, but to HR and to the one who asks', () => {
    const request = {
      date_from: '2026-09-01',
      date_to: '2026-09-03',
      type_name: 'VAWC',
      reason: 'hers alone',
      attachments: ['order.pdf'],
    }
    const masked = { ...request, type_name: MASKED_TYPE, reason: null, attachments: [] }
    expect(shownTo('head', type('VAWC'), request)).toEqual(masked)
    expect(shownTo('colleague', type('VAWC'), request)).toEqual(masked)
    expect(shownTo('president', type('VAWC'), request)).toEqual(masked)
    expect(shownTo('hr_staff', type('VAWC'), request)).toBe(request)
    expect(shownTo('requester', type('VAWC'), request)).toBe(request)
    expect(shownTo('head', type('VL'), request)).toBe(request)
  })
})
