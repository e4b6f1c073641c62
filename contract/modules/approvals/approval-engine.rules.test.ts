import { describe, expect, it } from 'vitest'
import { applyApproval, type Command } from '@contract/modules/approvals/approval-engine.rules'
import { NEW_APPROVAL } from '@contract/approvals/approval-flow.rules'
import type { Person } from '@contract/approvals/approval-person.rules'
import type { Approval, Effect } from '@contract/approvals/approval-state.rules'
import { allowedDecisions, decisionOn } from '@contract/approvals/decision.rules'
import type { ResolvedStep } from '@contract/approvals/step-resolution.rules'

const AT = '2026-09-01T02:00:00Z'
const person = (name: string): Person => ({ user_id: name, name, email: `${name}@x.test` })
const ana = person('ana')

const step = (seq: number, people: string[], more: Partial<ResolvedStep> = {}): ResolvedStep => ({
  seq,
  step_key: `step-${seq}`,
  resolver: 'role',
  resolver_arg: null,
  decision_kind: 'approve',
  min_approvals: 1,
  sla_hours: 48,
  on_timeout: 'remind',
  seats: people.map(name => ({ person: person(name), stands_in_for: null })),
  skipped: null,
  ...more,
})
const chain = [
  step(1, ['head']),
  step(2, ['hr1', 'hr2'], { decision_kind: 'verify' }),
  step(3, ['president']),
]
const submit = (steps = chain): Command => ({ type: 'submit', by: ana, subject_version: 1, steps })
const decide = (
  seat: string,
  by: string,
  more: Partial<Extract<Command, { type: 'decide' }>> = {},
): Command => ({
  type: 'decide',
  seat,
  by: person(by),
  signed_in: null,
  decision: 'approve',
  comment: '',
  subject_version: 1,
  via: 'link',
  ...more,
})
const verify = (seat: string, by: string) => decide(seat, by, { decision: 'verify' })

function run(...commands: Command[]): { approval: Approval; effects: Effect[]; problem: string | null } {
  let approval = NEW_APPROVAL(ana, [person('payee')])
  let effects: Effect[] = []
  let problem: string | null = null
  for (const command of commands) {
    const result = applyApproval(approval, command, AT)
    problem = result.ok ? null : result.problem
    if (result.ok) ({ approval, effects } = result)
  }
  return { approval, effects, problem }
}
const problemOf = (...commands: Command[]) => run(...commands).problem
const revoked = (effects: Effect[]) =>
  effects.flatMap(each => (each.kind === 'revoke_tokens' ? [[each.reason, each.seats]] : []))
const mails = (effects: Effect[]) => effects.flatMap(each => (each.kind === 'mail' ? [each.event] : []))

describe('a request that everybody agrees to', () => {
  it('asks the first step, and nobody of the others yet', () => {
    const { approval, effects } = run(submit())
    expect(approval.steps.map(each => each.state)).toEqual(['active', 'waiting', 'waiting'])
    expect(effects).toEqual([
      { kind: 'activate_step', seq: 1, seats: ['1.1.1'] },
      { kind: 'mail', event: 'approval.requested', to: { seat: '1.1.1' } },
    ])
  })

  it('goes on when one of a step has decided, and the links of the others die', () => {
    const { approval, effects } = run(submit(), decide('1.1.1', 'head'), verify('1.2.2', 'hr2'))
    expect(approval.steps.map(each => each.state)).toEqual(['done', 'done', 'active'])
    expect(approval.steps[1]?.seats.map(seat => seat.state)).toEqual(['superseded', 'approved'])
    expect(revoked(effects)).toEqual([
      ['decided', ['1.2.2']],
      ['decided', ['1.2.1']],
    ])
    expect(mails(effects)).toEqual(['approval.confirmation', 'approval.requested'])
  })

  it('ends approved, tells the requester, and takes nothing any more', () => {
    const all = [submit(), decide('1.1.1', 'head'), verify('1.2.1', 'hr1'), decide('1.3.1', 'president')]
    const { approval, effects } = run(...all)
    expect(approval.status).toBe('approved')
    expect(effects).toContainEqual({ kind: 'finish', outcome: 'approved' })
    expect(effects).toContainEqual({ kind: 'mail', event: 'approval.decided', to: 'requester' })
    expect(problemOf(...all, { type: 'withdraw', by: ana })).toBe('wrong_state')
    expect(problemOf(...all, submit())).toBe('wrong_state')
  })

  it('waits for as many as the step takes', () => {
    const two = [step(1, ['a', 'b', 'c'], { min_approvals: 2 })]
    const first = run(submit(two), decide('1.1.1', 'a'))
    expect(first.approval.status).toBe('pending')
    expect(revoked(first.effects)).toEqual([['decided', ['1.1.1']]])
    expect(problemOf(submit(two), decide('1.1.1', 'a'), decide('1.1.1', 'a'))).toBe('already_decided')
    expect(run(submit(two), decide('1.1.1', 'a'), decide('1.1.3', 'c')).approval.status).toBe('approved')
  })

  it('passes over a step that only the requester could decide', () => {
    const skipped = [step(1, [], { skipped: 'only_barred' }), step(2, ['hr1'])]
    expect(run(submit(skipped)).approval.steps.map(each => each.state)).toEqual(['skipped', 'active'])
    expect(problemOf(submit([step(1, [], { skipped: 'only_barred' })]))).toBe('nobody_decides')
  })
})

describe('a refusal', () => {
  it.each(['reject', 'return'] as const)('by %s ends the request, and says why', decision => {
    expect(problemOf(submit(), decide('1.1.1', 'head', { decision, comment: '  ' }))).toBe('comment_required')
    const { approval, effects } = run(submit(), decide('1.1.1', 'head', { decision, comment: ' Not now. ' }))
    expect(approval.status).toBe(decision === 'reject' ? 'rejected' : 'returned')
    expect(approval.decisions[0]?.comment).toBe('Not now.')
    expect(mails(effects)).toEqual([
      'approval.confirmation',
      decision === 'reject' ? 'approval.decided' : 'approval.returned',
    ])
  })

  it('returned comes back to the first step as a new round, and old links are superseded', () => {
    const back = decide('1.1.1', 'head', { decision: 'return', comment: 'Which dates?' })
    const again: Command = { type: 'submit', by: ana, subject_version: 2, steps: chain }
    expect(run(submit(), back, again).approval.steps[0]?.seats[0]?.key).toBe('2.1.1')
    expect(problemOf(submit(), back, again, decide('1.1.1', 'head'))).toBe('superseded')
  })

  it('is not for one who is asked to note only', () => {
    const note = [step(1, ['head'], { decision_kind: 'note' })]
    const reject = decide('1.1.1', 'head', { decision: 'reject', comment: 'no' })
    expect(problemOf(submit(note), reject)).toBe('decision_not_allowed')
    expect(run(submit(note), decide('1.1.1', 'head', { decision: 'note' })).approval.status).toBe('approved')
  })

  it('is not for one whose document forbids it', () => {
    const bound = step(1, ['head'], { decision_kind: 'verify', forbids: ['reject'] })
    const reject = decide('1.1.1', 'head', { decision: 'reject', comment: 'no' })
    expect(problemOf(submit([bound]), reject)).toBe('decision_not_allowed')
    expect(allowedDecisions(bound)).toEqual(['verify', 'return'])
    expect(allowedDecisions(step(1, ['head']))).toEqual(['approve', 'return', 'reject'])
  })
})

describe('EX-38 approval link', () => {
  it('EX-38 one decides; the second is told "already approved by … at …"', () => {
    const { approval, problem } = run(submit(), decide('1.1.1', 'head'), decide('1.1.1', 'head'))
    expect(problem).toBe('already_decided')
    expect(decisionOn(approval, '1.1.1')).toMatchObject({ by: { name: 'head' }, at: AT, decision: 'approve' })
  })

  it('EX-38 of two who were asked at one step the later one is told who was faster', () => {
    const { approval, problem } = run(
      submit(),
      decide('1.1.1', 'head'),
      verify('1.2.1', 'hr1'),
      verify('1.2.2', 'hr2'),
    )
    expect(problem).toBe('already_decided')
    expect(decisionOn(approval, '1.2.2')?.by.name).toBe('hr1')
  })

  it('EX-38 after the requester edits the dates the old link is superseded', () => {
    const edit: Command = { type: 'edit', by: ana, subject_version: 2, steps: chain }
    const { effects, approval } = run(submit(), edit)
    expect(revoked(effects)).toEqual([['edited', ['1.1.1']]])
    expect(approval.steps[0]?.seats[0]?.key).toBe('2.1.1')
    expect(problemOf(submit(), edit, decide('1.1.1', 'head'))).toBe('superseded')
    expect(problemOf(submit(), decide('1.1.1', 'head'), edit, decide('1.1.1', 'head'))).toBe('superseded')
    expect(problemOf(submit(), edit, decide('2.1.1', 'head'))).toBe('superseded')
    expect(problemOf(submit(), edit, decide('2.1.1', 'head', { subject_version: 2 }))).toBeNull()
  })

  it("EX-38 the requester cannot decide with the head's link while signed in", () => {
    expect(problemOf(submit(), decide('1.1.1', 'head', { signed_in: ana }))).toBe('requester_cannot_decide')
    expect(problemOf(submit(), decide('1.1.1', 'head', { signed_in: person('payee') }))).toBe(
      'requester_cannot_decide',
    )
    expect(problemOf(submit(), decide('1.1.1', 'ana'))).toBe('requester_cannot_decide')
  })
})

describe('what is refused', () => {
  it.each<[string, Command]>([
    ['not_yet', decide('1.3.1', 'president')],
    ['not_your_seat', decide('1.1.1', 'hr1')],
    ['unknown_seat', decide('1.9.1', 'head')],
    ['decision_not_allowed', verify('1.1.1', 'head')],
    ['superseded', decide('1.1.1', 'head', { subject_version: 7 })],
    ['not_the_requester', { type: 'withdraw', by: person('head') }],
    ['not_the_requester', { type: 'edit', by: person('head'), subject_version: 2, steps: chain }],
    ['wrong_state', submit()],
    ['wrong_state', { type: 'unfreeze' }],
  ])('%s', (problem, command) => {
    expect(problemOf(submit(), command)).toBe(problem)
  })

  it('a chain that asks the requester or a payee is not even begun', () => {
    expect(problemOf(submit([step(1, ['ana'])]))).toBe('requester_cannot_decide')
    expect(problemOf(submit([step(1, ['head']), step(2, ['payee'])]))).toBe('requester_cannot_decide')
  })
})

describe('handing on', () => {
  const delegate = (seat: string, by: string, to: string): Command => ({
    type: 'delegate',
    seat,
    by: person(by),
    to: person(to),
  })

  it('asks the other one, for the first, whose link dies', () => {
    const { approval, effects } = run(submit(), delegate('1.1.1', 'head', 'deputy'))
    expect(approval.steps[0]?.seats).toMatchObject([
      { key: '1.1.1', state: 'superseded' },
      { key: '1.1.2', state: 'active', person: { name: 'deputy' }, stands_in_for: { name: 'head' } },
    ])
    expect(revoked(effects)).toEqual([['delegated', ['1.1.1']]])
    expect(problemOf(submit(), delegate('1.1.1', 'head', 'deputy'), decide('1.1.1', 'head'))).toBe(
      'superseded',
    )
    expect(problemOf(submit(), delegate('1.1.1', 'head', 'deputy'), decide('1.1.2', 'deputy'))).toBeNull()
  })

  it('goes neither back nor to the requester', () => {
    expect(problemOf(submit(), delegate('1.1.1', 'head', 'ana'))).toBe('requester_cannot_decide')
    expect(
      problemOf(submit(), delegate('1.1.1', 'head', 'deputy'), delegate('1.1.2', 'deputy', 'head')),
    ).toBe('was_asked_before')
    expect(problemOf(submit(), delegate('1.1.1', 'hr1', 'deputy'))).toBe('not_your_seat')
  })

  it('an administrator reassigns, also to the same person at another address', () => {
    const to = { ...person('head'), email: 'new@x.test' }
    const { effects } = run(submit(), { type: 'reassign', seat: '1.1.1', to })
    expect(revoked(effects)).toEqual([['reassigned', ['1.1.1']]])
    expect(problemOf(submit(), { type: 'reassign', seat: '1.1.1', to: person('payee') })).toBe(
      'requester_cannot_decide',
    )
  })
})

describe('time', () => {
  it('reminds those who are asked now', () => {
    const { approval, effects } = run(submit(), { type: 'remind' })
    expect(approval.steps[0]?.reminded).toBe(1)
    expect(mails(effects)).toEqual(['approval.reminder'])
  })

  it('escalates to whoever may decide and was not asked', () => {
    const to = ['ana', 'head', 'director', 'director'].map(person)
    const { approval, effects } = run(submit(), { type: 'remind' }, { type: 'escalate', to })
    expect(approval.steps[0]?.reminded).toBe(0)
    expect(approval.steps[0]?.seats.map(seat => [seat.person.name, seat.state])).toEqual([
      ['head', 'superseded'],
      ['director', 'active'],
    ])
    expect(mails(effects)).toEqual(['approval.escalated'])
    expect(problemOf(submit(), { type: 'escalate', to: [ana] })).toBe('nobody_to_ask')
  })

  it('passes over a silent step, but approves nothing by itself', () => {
    const skipped = run(submit(), { type: 'skip' })
    expect(skipped.approval.steps[0]).toMatchObject({ state: 'skipped', skipped_because: 'timeout' })
    expect(revoked(skipped.effects)).toEqual([['skipped', ['1.1.1']]])
    expect(problemOf(submit(), { type: 'skip' }, { type: 'skip' }, { type: 'skip' })).toBe('nobody_decided')
    expect(run(submit(), decide('1.1.1', 'head'), { type: 'skip' }, { type: 'skip' }).approval.status).toBe(
      'approved',
    )
  })

  it('expires, and can be asked again', () => {
    const { approval, effects } = run(submit(), { type: 'expire' })
    expect(approval.status).toBe('expired')
    expect(revoked(effects)).toEqual([['expired', ['1.1.1']]])
    expect(problemOf(submit(), { type: 'expire' }, decide('1.1.1', 'head'))).toBe('expired')
    expect(problemOf(submit(), { type: 'expire' }, submit())).toBeNull()
  })
})

describe('withdrawing and "this was not me"', () => {
  it('withdraws with all links, and tells those who were asked', () => {
    const { effects } = run(submit(), { type: 'withdraw', by: ana })
    expect(revoked(effects)).toEqual([['withdrawn', ['1.1.1']]])
    expect(mails(effects)).toEqual(['approval.withdrawn'])
    expect(problemOf(submit(), { type: 'withdraw', by: ana }, decide('1.1.1', 'head'))).toBe('withdrawn')
  })

  it('freezes everything until an administrator has looked', () => {
    const frozen: Command[] = [submit(), { type: 'freeze' }]
    expect(mails(run(...frozen).effects)).toEqual(['approval.frozen'])
    expect(problemOf(...frozen, decide('1.1.1', 'head'))).toBe('frozen')
    expect(problemOf(...frozen, { type: 'edit', by: ana, subject_version: 2, steps: chain })).toBe('frozen')
    expect(problemOf(...frozen, { type: 'skip' })).toBe('frozen')
    expect(problemOf(...frozen, { type: 'unfreeze' }, decide('1.1.1', 'head'))).toBeNull()
    expect(run(...frozen, { type: 'withdraw', by: ana }).approval.status).toBe('withdrawn')
  })
})

describe('a change of who is to be asked', () => {
  const stand = (to: string, stands_in_for: string | null = null): Command => ({
    type: 'replace',
    seat: '1.1.1',
    to: person(to),
    stands_in_for: stands_in_for === null ? null : person(stands_in_for),
  })

  it('asks the new one, says for whom, and kills the links of the old', () => {
    const { approval, effects } = run(submit(), stand('deputy', 'head'))
    expect(approval.steps[0]?.seats.map(seat => [seat.person.name, seat.state])).toEqual([
      ['head', 'superseded'],
      ['deputy', 'active'],
    ])
    expect(approval.steps[0]?.seats[1]?.stands_in_for).toEqual(person('head'))
    expect(revoked(effects)).toEqual([['reassigned', ['1.1.1']]])
    expect(problemOf(submit(), stand('deputy', 'head'), decide('1.1.1', 'head'))).toBe('superseded')
  })

  it('gives the seat back when the stand-in is over, which handing on never does', () => {
    const back: Command = { type: 'replace', seat: '1.1.2', to: person('head'), stands_in_for: null }
    const { approval } = run(submit(), stand('deputy', 'head'), back, decide('1.1.3', 'head'))
    expect(approval.steps[0]?.state).toBe('done')
    const handedBack: Command = { type: 'reassign', seat: '1.1.2', to: person('head') }
    expect(problemOf(submit(), stand('deputy'), handedBack)).toBe('was_asked_before')
  })

  it('never asks whoever gains by it, nor one twice', () => {
    expect(problemOf(submit(), stand('ana'))).toBe('requester_cannot_decide')
    expect(problemOf(submit(), stand('payee'))).toBe('requester_cannot_decide')
    const hr: Command = { type: 'replace', seat: '1.2.1', to: person('hr2'), stands_in_for: null }
    expect(problemOf(submit(), decide('1.1.1', 'head'), hr)).toBe('was_asked_before')
  })

  it('lets one go where the others suffice, and only there', () => {
    const { approval, effects } = run(submit(), decide('1.1.1', 'head'), { type: 'release', seat: '1.2.1' })
    expect(approval.steps[1]?.seats.map(seat => seat.state)).toEqual(['superseded', 'active'])
    expect([revoked(effects), mails(effects)]).toEqual([[['reassigned', ['1.2.1']]], []])
    expect(problemOf(submit(), { type: 'release', seat: '1.1.1' })).toBe('nobody_to_ask')
  })
})
