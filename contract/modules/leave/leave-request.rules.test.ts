import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { replay } from '@contract/kernel/state-machine'
import { balanceOf, splitPaid, type LedgerEntry } from '@contract/modules/leave/balance.rules'
import { LEAVE_STEPS } from '@contract/modules/leave/guardrails.rules'
import {
  applyLeave,
  heldAs,
  NEW_LEAVE,
  replayLeave,
  type LeaveEvent,
  type LeaveRequest,
} from '@contract/modules/leave/leave-request.rules'
import { LEAVE_STATUSES, leaveMachine } from '@contract/modules/leave/leave-state.rules'

const plan = {
  steps: LEAVE_STEPS,
  paid: [{ year: 2026, days: 300 }],
  date_from: '2026-09-01',
  date_to: '2026-09-03',
}
const anyone = () => true
const submit: LeaveEvent = { type: 'submit', ...plan }
const agreed = LEAVE_STEPS.map((step): LeaveEvent => ({ type: 'agree', step }))
const approved = [submit, ...agreed]
const written = (events: LeaveEvent[]) => replayLeave(events)?.entries.map(each => [each.kind, each.days])
const status = (events: LeaveEvent[]) => replayLeave(events)?.request.status

describe('a request on its way', () => {
  it('goes from head to HR to president, and reserves until it is used', () => {
    expect(status([submit])).toBe('pending_head')
    expect(status([submit, ...agreed.slice(0, 2)])).toBe('pending_president')
    expect(status(approved)).toBe('approved')
    expect(written(approved)).toEqual([
      ['reserve', -300],
      ['release_reserve', 300],
      ['usage', -300],
    ])
  })

  it('ends with HR where the president is not asked', () => {
    const short: LeaveEvent = { ...submit, ...plan, type: 'submit', steps: ['head', 'hr_staff'] }
    expect(status([short, ...agreed.slice(0, 2)])).toBe('approved')
  })

  it.each<LeaveEvent['type']>(['reject', 'withdraw'])('%s gives back what was reserved', type => {
    const end =
      type === 'reject' ? { type: 'reject' as const, step: 'head' as const } : { type: 'withdraw' as const }
    expect(written([submit, end])).toEqual([
      ['reserve', -300],
      ['release_reserve', 300],
    ])
  })

  it('reserves anew what HR leaves as paid, and lets nobody else say it', () => {
    const split: LeaveEvent = { type: 'split', paid: [{ year: 2026, days: 100 }] }
    expect(status([submit, agreed[0]!, split])).toBe('pending_hr')
    expect(written([submit, agreed[0]!, split, ...agreed.slice(1)])).toEqual([
      ['reserve', -300],
      ['release_reserve', 300],
      ['reserve', -100],
      ['release_reserve', 100],
      ['usage', -100],
    ])
    expect(status([submit, split])).toBeUndefined()
    const pending: LeaveRequest = { ...NEW_LEAVE, ...plan, status: 'pending_hr' }
    expect(applyLeave(pending, split, () => false)).toEqual({ ok: false, problem: 'not_permitted' })
  })

  it('keeps the reserve while returned, and starts again with the head when it comes back', () => {
    const back: LeaveEvent[] = [submit, agreed[0]!, { type: 'return', step: 'hr_staff' }]
    expect(status(back)).toBe('returned')
    const again: LeaveEvent = { ...submit, ...plan, type: 'submit', paid: [{ year: 2026, days: 100 }] }
    expect(status([...back, again])).toBe('pending_head')
    expect(written([...back, again])).toEqual([
      ['reserve', -300],
      ['release_reserve', 300],
      ['reserve', -100],
    ])
  })

  it('starts again with the head when its dates are edited on the way', () => {
    expect(status([submit, agreed[0]!, { ...plan, type: 'edit' }])).toBe('pending_head')
  })

  it('goes back to the one who asked when nobody answered', () => {
    expect(status([submit, { type: 'expire' }])).toBe('returned')
  })
})

describe('after approval', () => {
  it('is recalled before its first day, and gives everything back', () => {
    expect(written([...approved, { type: 'recall', today: '2026-08-31' }])?.at(-1)).toEqual(['reversal', 300])
    const begun = applyLeave(replayLeave(approved)!.request, { type: 'recall', today: '2026-09-01' }, anyone)
    expect(begun).toEqual({ ok: false, problem: 'not_begun' })
  })

  it('is cancelled when the employee asks and HR grants, and stays when HR does not', () => {
    expect(status([...approved, { type: 'ask_cancellation' }])).toBe('approved')
    expect(status([...approved, { type: 'ask_cancellation' }, { type: 'grant_cancellation' }])).toBe(
      'cancelled',
    )
    expect(status([...approved, { type: 'ask_cancellation' }, { type: 'refuse_cancellation' }])).toBe(
      'approved',
    )
    expect(status([...approved, { type: 'grant_cancellation' }])).toBeUndefined()
  })

  it('is taken when it is over, and stays used', () => {
    expect(status([...approved, { type: 'take', today: '2026-09-03' }])).toBeUndefined()
    expect(status([...approved, { type: 'take', today: '2026-09-04' }])).toBe('taken')
    expect(written([...approved, { type: 'take', today: '2026-09-04' }])).toHaveLength(3)
  })
})

describe('what is refused', () => {
  it('skips no step: HR before the head, the president before HR', () => {
    const pending = replayLeave([submit])!.request
    expect(applyLeave(pending, agreed[1]!, anyone)).toEqual({ ok: false, problem: 'not_this_step' })
    expect(applyLeave(pending, agreed[2]!, anyone)).toEqual({ ok: false, problem: 'not_this_step' })
  })

  it('decides nothing twice and nothing that was withdrawn', () => {
    expect(status([submit, agreed[0]!, agreed[0]!])).toBeUndefined()
    expect(status([submit, { type: 'withdraw' }, agreed[0]!])).toBeUndefined()
    expect(status([...approved, agreed[2]!])).toBeUndefined()
  })

  it('goes to somebody', () => {
    expect(applyLeave(NEW_LEAVE, { ...plan, type: 'submit', steps: [] }, anyone)).toEqual({
      ok: false,
      problem: 'no_steps',
    })
  })

  it('lets only those decide who may, and asks HR for its own right', () => {
    const pending = replayLeave([submit, agreed[0]!])!.request
    const heads = (permission: string) => permission === 'hr.leave.approve'
    expect(applyLeave(pending, agreed[1]!, heads)).toEqual({ ok: false, problem: 'not_permitted' })
    expect(applyLeave(pending, agreed[1]!, () => true).ok).toBe(true)
  })

  it('is seen in a history that skips a step back', () => {
    const known = { from_status: 'draft', to_status: 'pending_head' } as const
    const born = { from_status: null, to_status: 'draft' } as const
    expect(replay(leaveMachine, [born, known])).toBe('pending_head')
    expect(replay(leaveMachine, [born, { from_status: 'draft', to_status: 'approved' }])).toBeNull()
  })

  it('leaves no state without a way out but those that are an end', () => {
    const ends = LEAVE_STATUSES.filter(each => !leaveMachine.rows.some(row => row.from === each))
    expect(ends).toEqual(['rejected', 'withdrawn', 'cancelled', 'taken'])
  })
})

const years = [2026, 2027]
const step = fc.constantFrom(...LEAVE_STEPS)
const asked = fc.record({
  type: fc.constantFrom('submit' as const, 'edit' as const),
  steps: fc.subarray([...LEAVE_STEPS]),
  wanted: fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 400 })),
  accepts_unpaid: fc.boolean(),
})
const happening = fc.oneof(
  { weight: 2, arbitrary: asked },
  { weight: 4, arbitrary: fc.record({ type: fc.constantFrom('agree' as const), step }) },
  fc.record({ type: fc.constantFrom('return' as const, 'reject' as const), step }),
  fc.record({
    type: fc.constantFrom(
      'withdraw' as const,
      'expire' as const,
      'ask_cancellation' as const,
      'grant_cancellation' as const,
      'refuse_cancellation' as const,
    ),
  }),
  fc.record({
    type: fc.constantFrom('recall' as const, 'take' as const),
    today: fc.constantFrom('2026-08-31', '2026-09-02', '2026-09-04'),
  }),
)

describe('the ledger of a person', () => {
  it('equals the days of the living requests, and never goes below nothing, over any sequence', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat({ max: 3 }), happening), { maxLength: 60 }),
        fc.integer({ min: 0, max: 1000 }),
        (history, granted) => {
          const ledger: LedgerEntry[] = years.map(year => ({ year, kind: 'entitlement', days: granted }))
          const requests: LeaveRequest[] = Array.from({ length: 4 }, () => NEW_LEAVE)
          for (const [index, what] of history) {
            const event = planned(what, requests[index]!, ledger)
            const outcome = event && applyLeave(requests[index]!, event, anyone)
            if (!outcome?.ok) continue
            requests[index] = outcome.request
            ledger.push(...outcome.entries)
            for (const year of years) {
              const held = (as: 'reserve' | 'usage') =>
                requests
                  .filter(request => heldAs(request.status) === as)
                  .flatMap(request => request.paid.filter(charge => charge.year === year))
                  .reduce((sum, charge) => sum + charge.days, 0)
              const balance = balanceOf(ledger, year)
              expect(balance.used).toBe(held('usage'))
              expect(balance.reserved).toBe(held('reserve'))
              expect(balance.available).toBe(granted - held('usage') - held('reserve'))
              expect(balance.available).toBeGreaterThanOrEqual(0)
            }
          }
        },
      ),
      { numRuns: 500 },
    )
  })
})

/** As a service does it: what the request itself holds is free again before its new days are asked for. */
function planned(
  what: typeof happening extends fc.Arbitrary<infer T> ? T : never,
  request: LeaveRequest,
  ledger: readonly LedgerEntry[],
): LeaveEvent | null {
  if (!('wanted' in what)) return what
  const own = (year: number) =>
    heldAs(request.status) === 'reserve' ? (request.paid.find(each => each.year === year)?.days ?? 0) : 0
  const split = splitPaid(
    new Map(years.map((year, index) => [year, what.wanted[index]!])),
    year => balanceOf(ledger, year).available + own(year),
    what.accepts_unpaid,
  )
  if (!split.ok) return null
  return { ...plan, type: what.type, steps: what.steps, paid: split.paid }
}
