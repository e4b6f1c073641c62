import { describe, expect, it } from 'vitest'
import { checkChain, type CheckedChain } from '@contract/modules/approvals/chain-check.rules'

const step = (step_key: string, more: Partial<CheckedChain['steps'][number]> = {}) => ({
  step_key,
  resolver: 'immediate_head' as const,
  resolver_arg: null,
  decision_kind: 'approve' as const,
  on_timeout: 'remind' as const,
  ...more,
})
const known = { facts: ['days'], roles: new Set(['hr_staff']), users: new Set(['u1']) }
const codes = (chain: Partial<CheckedChain>) =>
  checkChain({ condition: null, steps: [step('head')], ...chain }, known).map(
    ({ path, code }) => `${path} ${code}`,
  )

describe('a chain', () => {
  it('may be saved when each step finds somebody and one of them decides', () => {
    expect(codes({})).toEqual([])
    const steps = [step('head'), step('hr_staff', { resolver: 'role', resolver_arg: 'hr_staff' })]
    expect(codes({ steps, condition: { days: { '>': 5 } } })).toEqual([])
  })

  it('says at which step who is asked is missing or unknown', () => {
    const steps = [
      step('head'),
      step('hr_staff', { resolver: 'role' }),
      step('accounting', { resolver: 'role', resolver_arg: 'nobody' }),
      step('president', { resolver: 'fixed_user', resolver_arg: 'u2' }),
    ]
    expect(codes({ steps })).toEqual([
      'steps.1.resolver_arg resolver_arg_needed',
      'steps.2.resolver_arg reference_unknown',
      'steps.3.resolver_arg reference_unknown',
    ])
  })

  it('asks a step once, and lets time alone approve nothing', () => {
    expect(codes({ steps: [step('head'), step('head')] })).toEqual(['steps.1.step_key step_twice'])
    const passing = step('head', { on_timeout: 'skip_with_note' })
    expect(codes({ steps: [passing, step('president', { decision_kind: 'note' })] })).toEqual([
      'steps step_must_decide',
    ])
  })

  it('has no condition about what its documents never tell', () => {
    expect(codes({ condition: { amount: { '>=': 20000 } } })).toEqual(['condition condition_fact_unknown'])
    expect(codes({ condition: { days: { '>=': 3 } } })).toEqual([])
  })
})
