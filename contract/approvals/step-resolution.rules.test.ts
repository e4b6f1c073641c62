import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAmong, type Person } from '@contract/approvals/approval-person.rules'
import type { ChainStep } from '@contract/approvals/chain.rules'
import { listedDelegations, standInOf, type Approver } from '@contract/approvals/delegation.rules'
import { resolveSteps, type StepQuestion, type Directory } from '@contract/approvals/step-resolution.rules'

const person = (name: string): Person => ({ user_id: name, name, email: `${name}@x.test` })
const [ana, head, director, hr, president] = ['ana', 'head', 'director', 'hr', 'president'].map(person) as [
  Person,
  Person,
  Person,
  Person,
  Person,
]
const approver = (who: Person, more: Partial<Approver> = {}): Approver => ({
  ...who,
  id: who.name,
  doc_type: 'leave',
  step_key: 'list',
  ou_id: null,
  division_id: null,
  amount_from: '0.00',
  amount_to: null,
  valid_from: '2026-01-01',
  valid_to: null,
  is_active: true,
  delegate_id: null,
  delegate_from: null,
  delegate_to: null,
  ...more,
})
const step = (resolver: ChainStep['resolver'], more: Partial<ChainStep> = {}): ChainStep => ({
  seq: 1,
  step_key: resolver === 'approver_list' ? 'list' : resolver,
  resolver,
  resolver_arg: null,
  decision_kind: 'approve',
  min_approvals: 1,
  sla_hours: 48,
  on_timeout: 'remind',
  ...more,
})
const directory = (more: Partial<Directory> = {}): Directory => ({
  heads: [head, director],
  approvers: [],
  delegations: [],
  inRole: role => (role === 'hr_staff' ? [hr, ana] : []),
  user: id => [president].find(each => each.user_id === id) ?? null,
  ...more,
})
const asked: StepQuestion = {
  doc_type: 'leave',
  ou_id: 'CEB',
  division_id: 'SALES',
  amount: null,
  on: '2026-09-01',
  barred: [ana],
}
const names = (steps: ChainStep[], from: Partial<Directory> = {}, about: Partial<StepQuestion> = {}) => {
  const resolution = resolveSteps(steps, directory(from), { ...asked, ...about })
  return resolution.ok
    ? resolution.steps.map(each => each.seats.map(seat => seat.person.name))
    : resolution.problem
}

describe('who is asked', () => {
  it('is the nearest head, the people of a role, a fixed person', () => {
    const steps = [
      step('immediate_head'),
      step('role', { seq: 2, resolver_arg: 'hr_staff' }),
      step('fixed_user', { seq: 3, resolver_arg: 'president' }),
    ]
    expect(names(steps)).toEqual([['head'], ['hr'], ['president']])
  })

  it('is the next higher head where the head is the one who asks', () => {
    expect(names([step('immediate_head')], {}, { barred: [head] })).toEqual([['director']])
  })

  it('is never the one who asks, by whatever account or address', () => {
    const listed = approver({ user_id: null, name: 'somebody', email: ' ANA@x.test' })
    expect(names([step('approver_list')], { approvers: [listed, approver(hr)] })).toEqual([['hr']])
  })

  it('is whoever the list names for the amount and the date', () => {
    const approvers = [
      approver(head, { amount_to: '19999.99' }),
      approver(president, { amount_from: '20000.00' }),
      approver(director, { valid_to: '2026-08-31' }),
      approver(hr, { is_active: false }),
    ]
    expect(names([step('approver_list')], { approvers }, { amount: '19999.99' })).toEqual([['head']])
    expect(names([step('approver_list')], { approvers }, { amount: '20000.00' })).toEqual([['president']])
    expect(names([step('approver_list')], { approvers })).toEqual([['head', 'president']])
  })

  it('is the row of the unit before the general one, and that one where the unit has only the one who asks', () => {
    const general = approver(president)
    const unit = approver(head, { ou_id: 'CEB' })
    expect(names([step('approver_list')], { approvers: [general, unit] })).toEqual([['head']])
    expect(names([step('approver_list')], { approvers: [general, unit] }, { barred: [head] })).toEqual([
      ['president'],
    ])
    expect(names([step('approver_list')], { approvers: [general, approver(hr, { ou_id: 'DAV' })] })).toEqual([
      ['president'],
    ])
  })
})

describe('a step without anybody', () => {
  it('goes to the next one when only the one who asks could decide, or nobody is above', () => {
    const steps = [step('immediate_head'), step('role', { seq: 2, resolver_arg: 'hr_staff' })]
    expect(names(steps, { heads: [] })).toEqual([[], ['hr']])
    const [first] = (
      resolveSteps(steps, directory({ heads: [ana] }), asked) as { steps: { skipped: string }[] }
    ).steps
    expect(first?.skipped).toBe('only_barred')
  })

  it('stops the request when the settings name nobody or fewer than it takes', () => {
    expect(names([step('role', { resolver_arg: 'nobody' })])).toBe('too_few_approvers')
    expect(names([step('approver_list')])).toBe('too_few_approvers')
    expect(names([step('role', { resolver_arg: 'hr_staff', min_approvals: 2 })])).toBe('too_few_approvers')
  })

  it('stops the request when nobody would decide anything', () => {
    expect(names([step('immediate_head')], { heads: [ana] })).toBe('nobody_decides')
  })
})

describe('delegation', () => {
  const delegation = (from: Person, to: Person) => ({
    from,
    to,
    date_from: '2026-09-01',
    date_to: '2026-09-05',
  })

  it('holds from its first to its last day', () => {
    const delegations = [delegation(head, hr)]
    expect(names([step('immediate_head')], { delegations }, { on: '2026-08-31' })).toEqual([['head']])
    expect(names([step('immediate_head')], { delegations }, { on: '2026-09-01' })).toEqual([['hr']])
    expect(names([step('immediate_head')], { delegations }, { on: '2026-09-05' })).toEqual([['hr']])
    expect(names([step('immediate_head')], { delegations }, { on: '2026-09-06' })).toEqual([['head']])
  })

  it('goes on through several hands, and stays with the first when they go in a circle', () => {
    expect(standInOf(head, [delegation(head, hr), delegation(hr, president)], asked)).toBe(president)
    expect(standInOf(head, [delegation(head, hr), delegation(hr, head)], asked)).toBe(head)
  })

  it('never reaches the one who asks', () => {
    expect(names([step('immediate_head')], { delegations: [delegation(head, ana)] })).toEqual([['head']])
    expect(
      names([step('immediate_head')], { delegations: [delegation(head, hr), delegation(hr, ana)] }),
    ).toEqual([['hr']])
  })

  it('comes from the list too, to a row that is valid on the day', () => {
    const away = { delegate_id: 'hr', delegate_from: '2026-09-01', delegate_to: '2026-09-05' }
    const approvers = [approver(head, away), approver(hr, { step_key: 'other' })]
    expect(names([step('approver_list')], { approvers })).toEqual([['hr']])
    expect(listedDelegations([approver(head, away), approver(hr, { is_active: false })], asked.on)).toEqual(
      [],
    )
  })

  it('asks one person once, and tells for whom', () => {
    const approvers = [approver(head), approver(hr)]
    const resolution = resolveSteps(
      [step('approver_list')],
      directory({ approvers, delegations: [delegation(head, hr)] }),
      asked,
    )
    expect(resolution.ok && resolution.steps[0]?.seats).toEqual([{ person: hr, stands_in_for: head }])
  })

  it('ends, and never ends with anybody barred, whoever delegates to whom', () => {
    const everybody = [ana, head, director, hr, president]
    const one = fc.constantFrom(...everybody)
    const web = fc.array(fc.record({ from: one, to: one }), { maxLength: 12 })
    fc.assert(
      fc.property(web, fc.subarray(everybody), (links, barred) => {
        const delegations = links.map(({ from, to }) => delegation(from, to))
        const resolution = resolveSteps(
          [step('immediate_head'), step('role', { resolver_arg: 'hr_staff' })],
          directory({ delegations }),
          { ...asked, barred },
        )
        const seats = resolution.ok ? resolution.steps.flatMap(each => each.seats) : []
        for (const seat of seats) expect(isAmong(seat.person, barred)).toBe(false)
      }),
    )
  })
})
