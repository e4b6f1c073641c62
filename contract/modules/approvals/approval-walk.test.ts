import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyApproval, type Command } from '@contract/modules/approvals/approval-engine.rules'
import { NEW_APPROVAL } from '@contract/approvals/approval-flow.rules'
import { isAmong, isSamePerson, type Person } from '@contract/approvals/approval-person.rules'
import { activeStep, openSeats, type Approval, type Effect } from '@contract/approvals/approval-state.rules'
import { allowedDecisions } from '@contract/approvals/decision.rules'
import type { ResolvedStep } from '@contract/approvals/step-resolution.rules'

const AT = '2026-09-01T02:00:00Z'
const NAMES = ['ana', 'payee', 'b', 'c', 'd', 'e', 'f'] as const
const person = (name: string): Person => ({ user_id: name, name, email: `${name}@x.test` })
const [ana, payee] = [person('ana'), person('payee')]

const anyone = fc.constantFrom(...NAMES).map(person)
const colleagues = fc.subarray([...NAMES.slice(2)], { minLength: 1 })
const step = fc.record({
  people: fc.oneof({ weight: 9, arbitrary: colleagues }, fc.subarray([...NAMES], { minLength: 1 })),
  decision_kind: fc.constantFrom('approve' as const, 'note' as const, 'verify' as const),
  least: fc.integer({ min: 1, max: 3 }),
  skipped: fc.constantFrom(null, null, null, 'only_barred' as const),
})
const plan = fc.array(step, { minLength: 1, maxLength: 4 }).map(steps =>
  steps.map(({ people, decision_kind, least, skipped }, index): ResolvedStep => ({
    seq: index + 1,
    step_key: `step-${index}`,
    resolver: 'role',
    resolver_arg: null,
    decision_kind,
    min_approvals: Math.min(least, people.length),
    sla_hours: 48,
    on_timeout: 'skip_with_note',
    seats: skipped ? [] : people.map(name => ({ person: person(name), stands_in_for: null })),
    skipped,
  })),
)
const decision = fc.constantFrom(
  'approve',
  'note',
  'verify',
  'approve',
  'note',
  'verify',
  'reject',
  'return' as const,
)
const version = fc.integer({ min: 1, max: 3 })
const seat = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 6 }))
  .map(parts => parts.join('.'))

type Wish = { command: Command; aims: boolean; pick: number }
/** `aims`: at a seat that is asked now, as the one who sits there; the others hit anything. */
const wish: fc.Arbitrary<Wish> = fc.record({
  aims: fc.boolean(),
  pick: fc.nat(),
  command: fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({
        type: fc.constant('decide' as const),
        seat,
        by: anyone,
        signed_in: fc.option(anyone, { freq: 8 }),
        decision: decision as fc.Arbitrary<'approve' | 'note' | 'verify' | 'reject' | 'return'>,
        comment: fc.constantFrom('', 'because'),
        subject_version: version,
        via: fc.constantFrom('app' as const, 'link' as const),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ type: fc.constant('delegate' as const), seat, by: anyone, to: anyone }),
    },
    fc.record({ type: fc.constant('reassign' as const), seat, to: anyone }),
    fc.record({
      type: fc.constant('replace' as const),
      seat,
      to: anyone,
      stands_in_for: fc.option(anyone),
    }),
    fc.record({ type: fc.constant('release' as const), seat }),
    fc.record({ type: fc.constant('escalate' as const), to: fc.array(anyone, { maxLength: 3 }) }),
    fc.record({
      type: fc.constantFrom('skip', 'skip', 'remind', 'freeze', 'unfreeze', 'unfreeze', 'expire' as const),
    }) as fc.Arbitrary<Command>,
    fc.record({ type: fc.constant('withdraw' as const), by: anyone }),
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constantFrom('submit' as const, 'edit' as const),
        by: fc.constantFrom(ana, ana, person('b')),
        subject_version: version,
        steps: plan,
      }),
    },
  ),
})

function aimed({ command, aims, pick }: Wish, approval: Approval): Command {
  const step = activeStep(approval)
  const open = openSeats(step)
  const target = open[pick % Math.max(1, open.length)]
  if (!aims || !target || !step || !('seat' in command)) return command
  if (command.type === 'decide') {
    const allowed = allowedDecisions(step)
    const { subject_version } = approval
    const decision = allowed[pick % allowed.length] ?? command.decision
    return { ...command, seat: target.key, by: target.person, decision, comment: 'because', subject_version }
  }
  return command.type === 'delegate'
    ? { ...command, seat: target.key, by: target.person }
    : { ...command, seat: target.key }
}

/** Links as the server would keep them: made with a mail that asks, dead when revoked. */
function follow(links: Set<string>, effects: readonly Effect[]) {
  for (const effect of effects) {
    if (effect.kind === 'revoke_tokens') for (const key of effect.seats) links.delete(key)
    const asks = effect.kind === 'mail' && ['approval.requested', 'approval.escalated'].includes(effect.event)
    if (asks && typeof effect.to === 'object') links.add(effect.to.seat)
  }
}

function check(approval: Approval, links: Set<string>) {
  const steps = approval.steps
  const open = steps.flatMap(each => openSeats(each))
  for (const made of approval.decisions) expect(isAmong(made.by, [ana, payee])).toBe(false)
  const bySeat = approval.decisions.map(made => made.seat)
  expect(new Set(bySeat).size).toBe(bySeat.length)
  const byPerson = approval.decisions.map(
    made => `${made.by.email} ${made.seat.split('.').slice(0, 2).join('.')}`,
  )
  expect(new Set(byPerson).size).toBe(byPerson.length)
  for (const each of steps)
    expect(each.seats.filter(seat => seat.state === 'approved').length).toBeLessThanOrEqual(
      each.min_approvals,
    )
  const active = steps.filter(each => each.state === 'active')
  expect(active.length).toBe(approval.status === 'pending' ? 1 : 0)
  expect(open.length > 0).toBe(approval.status === 'pending')
  expect([...links].sort()).toEqual(approval.is_frozen ? [] : open.map(seat => seat.key).sort())
  if (approval.status !== 'approved') return
  expect(steps.every(each => each.state === 'done' || each.state === 'skipped')).toBe(true)
  expect(steps.some(each => each.seats.some(seat => seat.state === 'approved'))).toBe(true)
}

describe('the engine, whatever is asked of it', () => {
  it('lets neither requester nor payee decide, decides no step twice, and leaves no link alive', () => {
    const reached = new Set<string>()
    fc.assert(
      fc.property(plan, fc.array(wish, { maxLength: 40 }), (steps, wishes) => {
        let approval = NEW_APPROVAL(ana, [payee])
        const links = new Set<string>()
        const first: Wish = {
          aims: false,
          pick: 0,
          command: { type: 'submit', by: ana, subject_version: 1, steps },
        }
        for (const each of [first, ...wishes]) {
          const before = approval
          const result = applyApproval(approval, aimed(each, approval), AT)
          if (!result.ok) continue
          expect(['approved', 'rejected', 'withdrawn']).not.toContain(before.status)
          approval = result.approval
          reached.add(approval.status)
          follow(links, result.effects)
          check(approval, links)
        }
      }),
      { numRuns: 1000 },
    )
    expect([...reached].sort()).toEqual([
      'approved',
      'expired',
      'pending',
      'rejected',
      'returned',
      'withdrawn',
    ])
  })

  it('always ends: as soon as those who are asked agree, and at any time by expiry', () => {
    fc.assert(
      fc.property(plan, fc.array(wish, { maxLength: 25 }), (steps, wishes) => {
        let approval = NEW_APPROVAL(ana, [payee])
        const apply = (command: Command) => {
          const result = applyApproval(approval, command, AT)
          if (result.ok) approval = result.approval
          return result.ok
        }
        apply({ type: 'submit', by: ana, subject_version: 1, steps })
        for (const each of wishes) apply(aimed(each, approval))
        apply({ type: 'unfreeze' })
        const expired = applyApproval(approval, { type: 'expire' }, AT)
        expect(expired.ok).toBe(approval.status === 'pending')
        const seats = approval.steps.flatMap(each => each.seats).length
        for (let left = seats; approval.status === 'pending'; left -= 1) {
          expect(left).toBeGreaterThan(0)
          const step = activeStep(approval)!
          const { key, person: by } = openSeats(step)[0]!
          const [agree] = allowedDecisions(step)
          const { subject_version } = approval
          const command: Command = {
            type: 'decide',
            seat: key,
            by,
            signed_in: null,
            decision: agree!,
            comment: '',
            subject_version,
            via: 'app',
          }
          expect(apply(command)).toBe(true)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('makes one of two decisions of one step, in whichever order they come', () => {
    const agree = fc.constantFrom('approve' as const, 'reject' as const, 'return' as const)
    fc.assert(
      fc.property(agree, agree, fc.boolean(), (one, other, same) => {
        const steps = [
          {
            ...fc.sample(plan, { numRuns: 1, seed: 1 })[0]![0]!,
            seq: 1,
            decision_kind: 'approve' as const,
            min_approvals: 1,
            skipped: null,
            seats: ['b', 'c'].map(name => ({ person: person(name), stands_in_for: null })),
          },
        ]
        const start = applyApproval(
          NEW_APPROVAL(ana),
          { type: 'submit', by: ana, subject_version: 1, steps },
          AT,
        )
        if (!start.ok) throw new Error(start.problem)
        const attempt = (key: string, name: string, decision: typeof one): Command => ({
          type: 'decide',
          seat: key,
          by: person(name),
          signed_in: null,
          decision,
          comment: 'because',
          subject_version: 1,
          via: 'link',
        })
        const first = applyApproval(start.approval, attempt('1.1.1', 'b', one), AT)
        if (!first.ok) throw new Error(first.problem)
        const late = same ? attempt('1.1.1', 'b', other) : attempt('1.1.2', 'c', other)
        expect(applyApproval(first.approval, late, AT)).toEqual({ ok: false, problem: 'already_decided' })
        expect(first.approval.decisions).toHaveLength(1)
        expect(isSamePerson(first.approval.decisions[0]!.by, person('b'))).toBe(true)
      }),
    )
  })
})
