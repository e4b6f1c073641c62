import { describe, expect, it } from 'vitest'
import { applyApproval, type Command } from '@contract/modules/approvals/approval-engine.rules'
import { NEW_APPROVAL } from '@contract/approvals/approval-flow.rules'
import type { Approval } from '@contract/approvals/approval-state.rules'
import { codeState, linkRefusal, needsOf, CODE_DIGITS } from '@contract/modules/approvals/link-decision.rules'
import {
  linkExpiry,
  linkState,
  maySendNewLink,
  tierOf,
  type Link,
} from '@contract/modules/approvals/link-token.rules'

const AT = '2026-09-01T02:00:00Z'
const person = (name: string) => ({ user_id: name, name, email: `${name}@x.test` })
const steps = [
  {
    seq: 1,
    step_key: 'head',
    resolver: 'immediate_head' as const,
    resolver_arg: null,
    decision_kind: 'approve' as const,
    min_approvals: 1,
    sla_hours: 48,
    on_timeout: 'remind' as const,
    seats: [{ person: person('head'), stands_in_for: null }],
    skipped: null,
  },
]
const submit: Command = { type: 'submit', by: person('ana'), subject_version: 1, steps }
const approve: Command = {
  type: 'decide',
  seat: '1.1.1',
  by: person('head'),
  signed_in: null,
  decision: 'approve',
  comment: '',
  subject_version: 1,
  via: 'link',
}
const after = (...commands: Command[]): Approval =>
  commands.reduce(
    (approval, command) => {
      const result = applyApproval(approval, command, AT)
      if (!result.ok) throw new Error(result.problem)
      return result.approval
    },
    NEW_APPROVAL(person('ana')),
  )

const HEAD = '/leave/request/ext'
const link: Link = {
  purpose: 'decide',
  route: HEAD,
  seat: '1.1.1',
  content_hash: 'a',
  expires_at: linkExpiry('decide', 'leave', AT),
  revoked_reason: null,
}
const opened = (approval: Approval, more: Partial<Parameters<typeof linkState>[1]> = {}) => ({
  route: HEAD,
  content_hash: 'a',
  approval,
  now: AT,
  ...more,
})
const stateOf = (of: Link | null, ...asked: Parameters<typeof opened>) =>
  linkState(of, opened(...asked)).state

describe('the state of a link', () => {
  it('EX-38 stays open however often a scanner opens it', () => {
    const pending = after(submit)
    const seen = Array.from({ length: 5 }, () => stateOf(link, pending))
    expect(seen).toEqual(['open', 'open', 'open', 'open', 'open'])
    expect(pending.steps[0]?.state).toBe('active')
  })

  it('EX-38 tells who approved, even after it would have run out', () => {
    const late = opened(after(submit, approve), { now: '2027-01-01T00:00:00Z' })
    expect(linkState({ ...link, revoked_reason: 'decided' }, late)).toMatchObject({
      state: 'decided',
      record: { by: { name: 'head' }, at: AT },
    })
  })

  it('EX-38 is superseded after the requester edits the dates', () => {
    const edit: Command = { type: 'edit', by: person('ana'), subject_version: 2, steps }
    expect(stateOf({ ...link, revoked_reason: 'edited' }, after(submit, edit))).toBe('superseded')
    expect(stateOf(link, after(submit), { content_hash: 'b' })).toBe('superseded')
  })

  it('is unknown on any other page than its own', () => {
    expect(stateOf(link, after(submit), { route: '/leave/request/president/ext' })).toBe('unknown')
    expect(stateOf(null, after(submit))).toBe('unknown')
  })

  it('runs out at its minute, and is taken back when somebody else is asked', () => {
    const pending = after(submit)
    expect(stateOf(link, pending, { now: '2026-09-08T01:59:59Z' })).toBe('open')
    expect(stateOf(link, pending, { now: '2026-09-08T02:00:00Z' })).toBe('expired')
    const delegated = after(submit, {
      type: 'delegate',
      seat: '1.1.1',
      by: person('head'),
      to: person('deputy'),
    })
    expect(stateOf({ ...link, revoked_reason: 'delegated' }, delegated)).toBe('expired')
    expect(stateOf(link, after(submit, { type: 'freeze' }))).toBe('expired')
    expect(stateOf(link, after(submit, { type: 'expire' }))).toBe('expired')
  })

  it('says so when the request was withdrawn', () => {
    const withdrawn = after(submit, { type: 'withdraw', by: person('ana') })
    expect(stateOf({ ...link, revoked_reason: 'withdrawn' }, withdrawn)).toBe('withdrawn')
  })

  it('of the requester only shows, whatever was decided', () => {
    const status: Link = { ...link, purpose: 'view_status', seat: null, route: '/leave/request/status/ext' }
    const own = { route: status.route, now: AT }
    expect(stateOf(status, after(submit, approve), own)).toBe('open')
    expect(stateOf({ ...status, revoked_reason: 'reissued' }, after(submit), own)).toBe('expired')
  })

  it.each([
    ['decide', 'cash_advance', '2026-09-04T02:00:00.000Z'],
    ['decide', 'leave', '2026-09-08T02:00:00.000Z'],
    ['view_status', 'leave', '2026-11-30T02:00:00.000Z'],
  ] as const)('to %s of %s lives until %s', (purpose, doc_type, until) => {
    expect(linkExpiry(purpose, doc_type, AT)).toBe(until)
  })

  it('is sent anew three times a day', () => {
    const sent = ['2026-08-31T01:00:00Z', '2026-09-01T00:00:00Z', '2026-09-01T00:30:00Z']
    expect(maySendNewLink(sent, AT)).toBe(true)
    expect(maySendNewLink([...sent, '2026-09-01T01:00:00Z'], AT)).toBe(false)
  })
})

describe('how much is asked of the one who presses', () => {
  const limits = { otp_from: '20000.00', otp_days_from: '5.00', login_from: '500000.00' }

  it.each([
    [null, 'link'],
    ['19999.99', 'link'],
    ['20000.00', 'otp'],
    ['500000.00', 'login'],
  ])('for %s is %s', (amount, tier) => {
    expect(tierOf({ amount, days: null, payee_changed: false, count: 1 }, limits)).toBe(tier)
  })

  it('is a sign-in for a changed payee and for several at once', () => {
    expect(tierOf({ amount: '1.00', days: null, payee_changed: true, count: 1 }, limits)).toBe('login')
    expect(tierOf({ amount: null, days: null, payee_changed: false, count: 2 }, limits)).toBe('login')
  })

  it.each([
    ['4.50', '5.00', 'link'],
    ['5.00', '5.00', 'otp'],
    ['5.00', null, 'link'],
  ])('for %s days of leave with a limit of %s is %s', (days, otp_days_from, tier) => {
    const leave = { amount: null, days, payee_changed: false, count: 1 }
    expect(tierOf(leave, { ...limits, otp_days_from })).toBe(tier)
  })

  it('is said before the second press', () => {
    expect(needsOf('link', 'approve')).toEqual(['nonce'])
    expect(needsOf('otp', 'reject')).toEqual(['nonce', 'comment', 'one_time_code'])
    expect(needsOf('login', 'return')).toEqual(['nonce', 'comment', 'sign_in'])
  })
})

describe('the second press', () => {
  const pressed = {
    link: { state: 'open' as const },
    tier: 'otp' as const,
    decision: 'approve' as const,
    comment: '',
    nonce: 'n1',
    nonces: ['n1'],
    code: { nonce: 'n1', sent_at: AT, tries: 0 },
    code_limits: { minutes: 10, tries: 5 },
    code_matches: true,
    is_signed_in_as_approver: false,
    now: AT,
  }

  it('decides with everything that is needed', () => {
    expect(linkRefusal(pressed)).toBeNull()
    expect(linkRefusal({ ...pressed, tier: 'link', code: null, code_matches: null })).toBeNull()
    expect(linkRefusal({ ...pressed, tier: 'login', is_signed_in_as_approver: true })).toBeNull()
  })

  it.each([
    ['superseded', { link: { state: 'superseded' as const } }],
    ['reload_page', { nonce: null }],
    ['reload_page', { nonces: [] }],
    ['comment_required', { decision: 'reject' as const, comment: ' ' }],
    ['sign_in_required', { tier: 'login' as const }],
    ['code_not_sent', { code: null }],
    ['code_not_sent', { code: { nonce: 'other', sent_at: AT, tries: 0 } }],
    ['code_expired', { now: '2026-09-01T02:10:00Z' }],
    ['code_too_many_tries', { code: { nonce: 'n1', sent_at: AT, tries: 5 } }],
    ['code_wrong', { code_matches: false }],
    ['code_wrong', { code_matches: null }],
  ])('is refused as %s with %j', (refusal, more) => {
    expect(linkRefusal({ ...pressed, ...more })).toBe(refusal)
  })

  it('has as many minutes and tries for the code as are set', () => {
    const code = { nonce: 'n1', sent_at: AT, tries: 4 }
    expect(CODE_DIGITS).toBeGreaterThanOrEqual(8)
    const limits = { minutes: 10, tries: 5 }
    expect(codeState(code, 'n1', '2026-09-01T02:09:59Z', limits)).toBe('open')
    expect(codeState(code, 'n1', '2026-09-01T02:09:59Z', { ...limits, minutes: 9 })).toBe('expired')
    expect(codeState(code, 'n1', AT, { ...limits, tries: 4 })).toBe('too_many_tries')
  })
})
