import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { applyApproval, type Command } from '@contract/modules/approvals/approval-engine.rules'
import { activeStep, openSeats, type Approval, type Decision } from '@contract/approvals/approval-state.rules'
import type { Person } from '@contract/approvals/approval-person.rules'
import { startApi, type TestApi } from '@tests/support/api'
import {
  makeTrialTable,
  setTrialChain,
  trialDocument,
  trials,
  type Trials,
} from '@tests/support/trial-document'

let api: TestApi
let trial: Trials
let people: Person[]
let requester: string
beforeAll(async () => {
  api = await startApi({ extraDocuments: [trialDocument] })
  await makeTrialTable(api.database)
  trial = trials(api.database)
  const users = await api.database.db
    .selectFrom('app_user')
    .select(['id', 'username'])
    .where('status', '=', 'active')
    .orderBy('username')
    .execute()
  people = await Promise.all(users.map(user => trial.person(user.id)))
  requester = users.find(user => user.username === 'employee')?.id ?? ''
  await setTrialChain(api.database, [
    { step_key: 'head', resolver: 'immediate_head', decision_kind: 'note', on_timeout: 'skip_with_note' },
    { step_key: 'hr_staff', resolver: 'role', resolver_arg: 'hr_staff', decision_kind: 'verify' },
    { step_key: 'president', resolver: 'role', resolver_arg: 'president' },
  ])
})
afterAll(() => api.close())

const pick = fc.nat({ max: 99 })
const wish = fc.record({
  what: fc.constantFrom(
    ...['agree', 'agree', 'agree', 'reject', 'return', 'delegate', 'reassign', 'replace', 'release'],
    ...['escalate', 'remind', 'skip', 'freeze', 'unfreeze', 'expire', 'withdraw'],
  ),
  /** At the seat that is open, by the one who sits there; otherwise by anybody at any seat. */
  aims: fc.boolean(),
  pick,
  other: pick,
  comment: fc.constantFrom('', 'because'),
})
type Wish = typeof wish extends fc.Arbitrary<infer T> ? T : never

const nth = <T>(all: readonly T[], index: number): T => {
  const found = all[index % all.length]
  if (found === undefined) throw new Error('nothing to pick from')
  return found
}

function commandOf(wished: Wish, approval: Approval): Command {
  const step = activeStep(approval)
  const seats = wished.aims ? openSeats(step) : approval.steps.flatMap(each => each.seats)
  const seat = seats.length > 0 ? nth(seats, wished.pick) : null
  const key = seat?.key ?? '1.1.1'
  const by = wished.aims && seat ? seat.person : nth(people, wished.pick)
  const to = nth(people, wished.other)
  const decide = (decision: Decision): Command => ({
    type: 'decide',
    seat: key,
    by,
    signed_in: null,
    decision,
    comment: wished.comment,
    subject_version: approval.subject_version,
    via: 'app',
  })
  switch (wished.what) {
    case 'agree':
      return decide(step?.decision_kind ?? 'approve')
    case 'reject':
    case 'return':
      return decide(wished.what)
    case 'delegate':
      return { type: 'delegate', seat: key, by, to }
    case 'reassign':
      return { type: 'reassign', seat: key, to }
    case 'replace':
      return { type: 'replace', seat: key, to, stands_in_for: null }
    case 'release':
      return { type: 'release', seat: key }
    case 'escalate':
      return { type: 'escalate', to: [to] }
    case 'withdraw':
      return { type: 'withdraw', by: wished.aims ? approval.requester : to }
    default:
      return { type: wished.what as 'remind' | 'skip' | 'freeze' | 'unfreeze' | 'expire' }
  }
}

/** But for the moments, which are the database's. */
function timeless(approval: Approval): unknown {
  return {
    ...approval,
    steps: approval.steps.map(({ activated_at, ...step }) => ({ ...step, asked: activated_at !== null })),
    decisions: approval.decisions.map(({ at: _, ...record }) => record),
  }
}

it('stores what the rules say, whatever is asked of it, and its rows say the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(wish, { minLength: 3, maxLength: 14 }), async wishes => {
      const id = await trial.submit(requester)
      const { id: requestId } = await trial.request(id)
      let model = (await trial.request(id)).state
      for (const wished of wishes) {
        const command = commandOf(wished, model)
        const expected = applyApproval(model, command, new Date().toISOString())
        const problem = await trial.asSystem(async tx => {
          const held = await trial.approvals.hold(tx, requestId)
          if (!held) throw new Error('the request is gone')
          return trial.approvals.move(tx, held, command, { mover: { person: null } })
        })
        expect(problem).toBe(expected.ok ? null : expected.problem)
        if (expected.ok) model = expected.approval
        const row = await trial.request(id)
        expect(timeless(row.state)).toEqual(timeless(model))
        expect([row.status, row.is_frozen, row.current_seq]).toEqual([
          model.status,
          model.is_frozen,
          activeStep(model)?.seq ?? null,
        ])
        // The document is where its request is.
        const { log } = await trial.read(id)
        const outcomes = log.filter(event =>
          ['approved', 'rejected', 'returned', 'withdrawn', 'expired'].includes(event.kind),
        )
        expect(outcomes.map(event => event.kind)).toEqual(model.status === 'pending' ? [] : [model.status])
        const seats = await trial.seats(id)
        expect(seats.map(seat => [seat.seat_key, seat.state, seat.email])).toEqual(
          model.steps.flatMap(step => step.seats.map(seat => [seat.key, seat.state, seat.person.email])),
        )
        expect(
          seats.filter(seat => seat.state === 'active').every(seat => seat.asked_at && seat.due_at),
        ).toBe(true)
        // What is over asks nothing of time.
        if (model.status !== 'pending') expect(row.next_action).toBeNull()
      }
    }),
    { numRuns: process.env['NIGHTLY'] ? 25 : 10 },
  )
}, 240_000)
