import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { OpenedRelease } from '@contract/modules/commission/release-link'
import type { OpenedStatement } from '@contract/modules/commission/statement-link'
import { TitledLinkPage } from '@/app/link/titled-link-page'
import { replaceHttpAdapter } from '@/shared/http/http'
import { loadPhrases } from '@/shared/i18n/i18n'
import { fakeAnswers, type FakeAnswer, type FakeCall } from '@tests/support/fake-answers'
import '@tests/support/render'

const TOKEN = 't'.repeat(43)
const NONCE = 'n'.repeat(22)

const line = (no: number, unit_code: string) => ({
  ...{ no, unit_code, sale_no: `S-${no}`, buyer_name: 'Ben Lim', seq: 1 },
  ...{ net: '1000.00', vat: '120.00', gross: '1120.00', ewt: '100.00' },
})
const statement: OpenedStatement = {
  ...{ nonce: NONCE, locale: 'en', developer_name: 'Sunrise Land', number: 'SOA-CEB-2026-000007' },
  company: { name: 'Landmark', phone: '+63 32 111', email: null },
  ...{ statement_on: '2026-11-02', due_on: '2026-12-02', status: 'sent' },
  lines: [line(1, 'B1-L01'), line(2, 'B1-L02')],
  ...{ net_amount: '2000.00', vat_amount: '240.00', gross_amount: '2240.00', expected_ewt: '200.00' },
  ...{
    collectible: '2040.00',
    settled_amount: '0.00',
    memos: [],
    may: ['acknowledge', 'dispute'],
    answered: null,
  },
}
const release: OpenedRelease = {
  ...{
    nonce: NONCE,
    locale: 'en',
    company_name: 'Landmark',
    payee: 'Ana Cruz',
    number: 'REL-CEB-2026-000003',
  },
  ...{ paid_on: '2026-11-20', pay_mode: 'cash', ewt_rate: '5.000000', other_note: '', status: 'paid' },
  steps: [
    { name: 'gross', amount: '1000.00', isLess: false },
    { name: 'withheld', amount: '50.00', isLess: true },
    { name: 'net', amount: '950.00', isLess: false },
  ],
  ...{ may_answer: true, answered: null },
}

async function openPage(path: string, answer: (call: FakeCall) => FakeAnswer) {
  const fake = fakeAnswers(answer)
  await replaceHttpAdapter(fake.adapter)
  await loadPhrases('link', 'quote')
  render(<TitledLinkPage pathname={path} />)
  return { calls: fake.calls, user: userEvent.setup() }
}
const data = (body: object): FakeAnswer => ({ status: 200, body: { data: body } })
const refused = (status: number, code: string): FakeAnswer => ({
  status,
  body: { code, message: `The server says ${code}`, requestId: 'r-1' },
})

beforeEach(() => localStorage.clear())

describe('the page of a statement', () => {
  const opened = async (shown: Partial<OpenedStatement> = {}) => {
    const page = await openPage(`/statement/ext/${TOKEN}`, ({ path, body }) =>
      path.endsWith('-answer')
        ? data({
            ...{ ...statement, status: 'disputed', may: [] },
            answered: { by: body['answered_by'], at: '2026-11-25T01:00:00Z', disputed: body['disputed'] },
          })
        : data({ ...statement, ...shown }),
    )
    await screen.findByRole('heading', { name: 'You have received a statement of account' })
    expect(page.calls).toEqual([])
    await page.user.click(screen.getByRole('button', { name: 'Open document' }))
    await screen.findByRole('heading', { name: /SOA-CEB-2026-000007/ })
    return page
  }

  it('asks for a reason for each marked line, says it all once more, and sends it with the second press', async () => {
    const { user, calls } = await opened()
    expect(screen.getByText('PHP 2,040.00')).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: /B1-L02/ }))
    await user.click(screen.getByRole('button', { name: 'Dispute the marked lines' }))
    screen.getByText('Write why you do not agree with this line.')
    screen.getByText('Write who answers.')
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Cancelled')
    await user.type(screen.getByRole('textbox', { name: /Your name/ }), 'Dan Cruz')
    await user.click(screen.getByRole('button', { name: 'Dispute the marked lines' }))
    screen.getByText(
      /^Dan Cruz disputes these lines of statement .* and agrees with the others: B1-L02, Tranche 1\.$/,
    )
    expect(calls).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Send answer' }))
    await screen.findByText(/^Disputed by Dan Cruz on/)
    expect(calls.at(-1)?.body).toEqual({
      ...{ token: TOKEN, nonce: NONCE, answered_by: 'Dan Cruz' },
      disputed: [{ no: 2, reason: 'Cancelled' }],
    })
    expect(screen.queryByRole('button', { name: 'Send answer' })).toBeNull()
  })

  it('tells what changed of it since, with the memos that are void', async () => {
    const memo = { memo_on: '2026-11-20', gross_amount: '240.00' }
    await opened({
      memos: [
        { ...memo, kind: 'credit_memo', number: 'CM-CEB-2026-000001', status: 'voided' },
        { ...memo, kind: 'debit_memo', number: 'DM-CEB-2026-000001', status: 'issued' },
      ],
    })
    screen.getByText('Memo CM-CEB-2026-000001 of 11-20-2026, void')
    screen.getByText('Debit memo DM-CEB-2026-000001 of 11-20-2026')
    screen.getByText('(240.00)')
  })

  it('says plainly when it can no longer be answered', async () => {
    await opened({ status: 'collected', may: [] })
    within(screen.getByRole('status')).getByText(/It is paid\. Thank you\..*can no longer be answered here/)
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it.each([
    [refused(404, 'link_unknown'), 'We do not know this link'],
    [refused(410, 'link_withdrawn'), 'This document is void'],
    [refused(410, 'link_expired'), 'This link has expired'],
  ])('that opens nothing says why: %j', async (answer, title) => {
    const { user } = await openPage(`/statement/ext/${TOKEN}`, () => answer)
    await user.click(await screen.findByRole('button', { name: 'Open document' }))
    await screen.findByRole('heading', { name: title })
  })
})

describe('the page of a payment', () => {
  const opened = async () => {
    const page = await openPage(`/release/ext/${TOKEN}`, ({ path, body }) =>
      path.endsWith('-answer')
        ? data({
            ...{ ...release, may_answer: false },
            answered: { problem: body['problem'], at: '2026-11-25T01:00:00Z' },
          })
        : data(release),
    )
    await page.user.click(await screen.findByRole('button', { name: 'Open document' }))
    await screen.findByText('Tax withheld, 5 % of gross')
    return page
  }

  it('confirms the money with one press', async () => {
    const { user, calls } = await opened()
    await user.click(screen.getByRole('button', { name: 'I have received it' }))
    await screen.findByText('You have confirmed that you received it.')
    expect(calls.at(-1)?.body).toEqual({ token: TOKEN, nonce: NONCE, problem: null })
  })

  it('asks what is wrong before it tells anybody', async () => {
    const { user, calls } = await opened()
    await user.click(screen.getByRole('button', { name: 'Something is wrong' }))
    await user.click(screen.getByRole('button', { name: 'Send' }))
    screen.getByText('Write what is wrong, so that it can be put right.')
    await user.type(screen.getByRole('textbox', { name: /What is wrong/ }), 'Only half came')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await screen.findByText(/The payer has been notified/)
    expect(calls.at(-1)?.body['problem']).toBe('Only half came')
  })
})

describe('the page behind the code of a paper', () => {
  it('says at once whether the paper stands, and which checksum it must show', async () => {
    const hash = '0123456789abcdef'.repeat(4)
    await openPage('/verify/Ab3_Ab3-Ab3_Ab3-Ab3_Ab', () =>
      data({
        ...{ kind: 'commission_statement', number: 'SOA-CEB-2026-000007', status: 'void' },
        ...{ issued_on: '2026-11-02', hash },
      }),
    )
    await screen.findByText('This document is void.')
    screen.getByText('SOA-CEB-2026-000007')
    screen.getByText('0123456789abcdef')
  })

  it('knows no more of a code that is none than that', async () => {
    await openPage('/verify/nothing', () => refused(404, 'link_unknown'))
    await screen.findByRole('heading', { name: 'We do not know this document' })
  })
})
