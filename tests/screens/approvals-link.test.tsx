import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { OpenedLink } from '@contract/modules/approvals/external.calls'
import { fakeAnswers, type FakeAnswer, type FakeCall } from '@tests/support/fake-answers'
import { renderPortal } from '@tests/support/render'

const TOKEN = 'a'.repeat(43)
const PATH = `/cash-advance/appr/ext/${TOKEN}`

const opened: OpenedLink = {
  purpose: 'decide',
  nonce: 'n'.repeat(22),
  locale: 'en',
  approver: { name: 'Ana Cruz', stands_in_for: null },
  step_key: 'president',
  decisions: ['approve', 'return', 'reject'],
  tier: 'link',
  code_to: null,
  expires_at: '2026-11-30T01:00:00Z',
  view: {
    doc_type: 'cash_advance',
    title: 'Cash advance',
    number: 'CA-CEB-2026-000007',
    requester: { name: 'Ben Lim', position: 'Agent', unit: 'Cebu' },
    requested_at: '2026-11-21T01:00:00Z',
    lines: [
      { name: 'amount', kind: 'money', value: '12000.00' },
      { name: 'purpose', kind: 'text', value: 'Tripping with three buyers' },
    ],
    notes: [],
    files: [],
  },
  earlier: [],
  status: 'pending',
  steps: [],
  decided: null,
  delegates: [{ key: 'k1', name: 'Cora Uy' }],
}

type Answers = Record<string, FakeAnswer | ((call: FakeCall) => FakeAnswer)>

async function openLink(link: Partial<OpenedLink>, answers: Answers = {}) {
  const fake = fakeAnswers(call => {
    const name = call.path.split('/').at(-1) ?? ''
    const given = answers[name] ?? { status: 200, body: { data: { ...opened, ...link } } }
    return typeof given === 'function' ? given(call) : given
  })
  const portal = await renderPortal({ path: PATH, adapter: fake.adapter })
  await screen.findByRole('button', { name: 'Open request' })
  expect(fake.calls.filter(call => call.path.includes('/external/'))).toEqual([])
  await portal.user.click(screen.getByRole('button', { name: 'Open request' }))
  return { ...portal, calls: fake.calls }
}

const refusal = (status: number, code: string, details?: object): FakeAnswer => ({
  status,
  body: { code, message: `The server says ${code}`, requestId: 'r-1', ...(details ? { details } : {}) },
})
const decided = {
  status: 200,
  body: { data: { decision: 'approve', at: '2026-11-22T02:00:00Z', status: 'approved' } },
}

beforeEach(() => localStorage.clear())

describe('the page of a mailed link', () => {
  it('says the amount in words, and approves at the second press under a sentence that says all of it', async () => {
    const presses = vi.fn()
    document.addEventListener('click', presses)
    const { user, calls } = await openLink({}, { decide: decided })
    await screen.findByText('12,000.00 (Twelve thousand pesos)')
    screen.getByText(
      'You, Ana Cruz, approve the cash advance of 12,000.00 (Twelve thousand pesos) for Ben Lim.',
    )
    expect(calls.some(call => call.path.endsWith('/decide'))).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Approve' }))
    await screen.findByRole('heading', { name: 'Approved by you' })
    document.removeEventListener('click', presses)
    expect(presses).toHaveBeenCalledTimes(2)
    screen.getByText(/requester has been notified by mail/)
    expect(calls.at(-1)?.body).toEqual({
      token: TOKEN,
      page: '/cash-advance/appr/ext/:id',
      nonce: opened.nonce,
      decision: 'approve',
      comment: '',
    })
  })

  it('does not say that whoever asked is told while the request goes on to others', async () => {
    const goesOn = { ...decided, body: { data: { ...decided.body.data, status: 'pending' } } }
    const { user } = await openLink({}, { decide: goesOn })
    await user.click(await screen.findByRole('button', { name: 'Approve' }))
    await screen.findByText('The request goes on to the next step.')
    expect(screen.queryByText(/is told by mail/)).toBeNull()
  })

  it('does not take the second half of a double press for a decision', async () => {
    await openLink({}, { decide: decided })
    const approve = await screen.findByRole('button', { name: 'Approve' })
    fireEvent.click(approve, { detail: 2 })
    expect(approve.getAttribute('aria-busy')).toBeNull()
    fireEvent.click(approve, { detail: 1 })
    await screen.findByRole('heading', { name: 'Approved by you' })
  })

  it('approves with a comment where its reader adds one', async () => {
    const { user, calls } = await openLink({}, { decide: decided })
    await user.click(await screen.findByRole('button', { name: 'Add comment' }))
    await user.type(screen.getByRole('textbox', { name: /Comment/ }), 'Bring the receipts')
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    await screen.findByRole('heading', { name: 'Approved by you' })
    expect(calls.at(-1)?.body['comment']).toBe('Bring the receipts')
  })

  it.each(['Reject', 'Return'])('asks for a reason before it sends: %s', async decision => {
    const { user, calls } = await openLink({}, { decide: decided })
    await user.click(await screen.findByRole('button', { name: decision }))
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    screen.getByText('Write why. Ben Lim needs to know.')
    expect(calls.some(call => call.path.endsWith('/decide'))).toBe(false)
  })

  it('keeps the request in sight where the decision could not be sent', async () => {
    const { user } = await openLink({}, { decide: refusal(503, 'unavailable') })
    await user.click(await screen.findByRole('button', { name: 'Approve' }))
    await screen.findByText('The server says unavailable')
    screen.getByRole('button', { name: 'Approve' })
  })

  it('mails a code at the first press, and lets a wrong one be typed again', async () => {
    let tries = 0
    const { user, calls } = await openLink(
      { tier: 'otp', code_to: 'p•••@portal.test' },
      {
        code: { status: 200, body: { data: { code_to: 'p•••@portal.test', minutes: 10 } } },
        decide: () => ((tries += 1) === 1 ? refusal(422, 'code_wrong') : decided),
      },
    )
    await user.click(await screen.findByRole('button', { name: 'Approve' }))
    await screen.findByText(/We have mailed eight digits to p•••@portal\.test/)
    expect(calls.filter(call => call.path.endsWith('/code'))).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    screen.getByText('Type the eight digits of the mail.')
    expect(tries).toBe(0)
    await user.type(screen.getByRole('textbox', { name: 'One-time code' }), '1234 5678')
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    await screen.findByText('The server says code_wrong')
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    await screen.findByRole('heading', { name: 'Approved by you' })
    expect(calls.at(-1)?.body['otp']).toBe('12345678')
  })

  it('leads to the sign-in and back where much is at stake', async () => {
    const { user, calls } = await openLink({ tier: 'login' })
    await user.click(await screen.findByRole('button', { name: 'Approve' }))
    const signIn = screen.getByRole('link', { name: 'Sign in' })
    expect(signIn.getAttribute('href')).toMatch(/^\/login\?redirectFrom=/)
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
    expect(calls.some(call => call.path.endsWith('/decide'))).toBe(false)
  })

  it('hands on in two presses', async () => {
    const { user, calls } = await openLink(
      {},
      { delegate: { status: 200, body: { data: { name: 'Cora Uy' } } } },
    )
    await user.click(await screen.findByRole('button', { name: 'Delegate' }))
    await user.click(screen.getByRole('button', { name: 'Cora Uy' }))
    screen.getByText('You, Ana Cruz, delegate the decision to Cora Uy.')
    await user.click(screen.getByRole('button', { name: 'Delegate request' }))
    await screen.findByRole('heading', { name: 'Cora Uy decides now' })
    expect(calls.at(-1)?.body['delegate_key']).toBe('k1')
  })

  it('asks for a new link where the old one is dead, and says the same whatever comes of it', async () => {
    const { user } = await openLink(
      {},
      { open: refusal(410, 'link_expired'), 'new-link': { status: 202, body: { data: { message: 'x' } } } },
    )
    await screen.findByRole('heading', { name: 'This link does not work any more' })
    await user.click(screen.getByRole('button', { name: 'Send me a new link' }))
    await screen.findByText(/a new link is on its way to the address on file/)
  })

  it.each([
    ['link_unknown', 404, 'We do not know this link'],
    ['link_superseded', 410, 'The request has changed'],
    ['link_withdrawn', 410, 'The request was withdrawn'],
    ['reload_page', 409, 'This page is too old to decide'],
    ['own_request', 403, 'You cannot decide this'],
    ['internal', 500, 'The request could not be loaded'],
  ])('explains %s in words', async (code, status, title) => {
    await openLink({}, { open: refusal(status, code) })
    await screen.findByRole('heading', { name: title })
  })

  it('tells a late comer who decided, and a second visit that it was the reader', async () => {
    const at = '2026-11-22T02:00:00Z'
    const late = { decision: 'reject', by: 'Cora Uy', by_you: false, at }
    await openLink({}, { open: refusal(409, 'already_decided', late) })
    await screen.findByRole('heading', { name: 'Rejected by Cora Uy' })
  })

  it('lets whoever did not decide say so, in two presses', async () => {
    const made = {
      decision: 'approve' as const,
      by: 'Ana Cruz',
      by_you: true,
      at: '2026-11-22T02:00:00Z',
      comment: '',
    }
    const { user, calls } = await openLink(
      { purpose: 'acknowledge', decided: made },
      { report: { status: 204 } },
    )
    await user.click(await screen.findByRole('button', { name: 'This was not me' }))
    expect(calls.some(call => call.path.endsWith('/report'))).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Stop it: this was not me' }))
    await screen.findByRole('heading', { name: 'The request is stopped' })
  })

  it('tells the server who is signed in besides, so that nobody decides the own request', async () => {
    const { user, calls } = await openLink({}, { decide: decided })
    await screen.findByRole('button', { name: 'Approve' })
    localStorage.setItem('token', 'a-session')
    await user.click(screen.getByRole('button', { name: 'Approve' }))
    await screen.findByRole('heading', { name: 'Approved by you' })
    expect(calls.at(-1)?.bearer).toBe('Bearer a-session')
  })
})
