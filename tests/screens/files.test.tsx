import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RoleCode } from '@contract/access/roles'
import { DEMO_PASSWORD } from '@server/seeds/demo-accounts'
import { aPdf, FILES, memoCalls, upload } from '@tests/api/files.portal.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { faultyLine } from '@tests/support/faulty-line'
import { injectAdapter } from '@tests/support/inject-adapter'
import { renderPortal } from '@tests/support/render'

let api: TestApi
let hr: Client
let ho: string
beforeAll(async () => {
  api = await startApi()
  hr = await api.as('hr_staff')
  const unit = await api.database.db
    .selectFrom('operating_unit')
    .select('id')
    .where('ou_code', '=', 'HO')
    .executeTakeFirstOrThrow()
  ho = unit.id
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

async function open(path: string, as: RoleCode, adapter = injectAdapter(api)) {
  const { user } = await api.as(as)
  localStorage.setItem('user', JSON.stringify(user))
  localStorage.setItem('token', user?.token ?? '')
  return renderPortal({ path, adapter, narrow: true })
}

describe('my memos', () => {
  it('are acknowledged by two presses, and not by one', async () => {
    const memo = await memoCalls(hr).publish(ho, { title: 'Two presses', requires_ack: true })
    const { user } = await open('/files/employee/memos', 'employee')
    await user.click(await screen.findByRole('button', { name: /Two presses/ }))
    expect(await screen.findByText('closed')).toHaveProperty('tagName', 'STRONG')
    await user.click(await screen.findByRole('button', { name: 'I have read this' }))
    const receipts = () =>
      sql<{
        n: number
      }>`select count(*)::int as n from memo_receipt where memo_id = ${memo.id} and acknowledged_at is not null`.execute(
        api.database.db,
      )
    expect((await receipts()).rows[0]?.n).toBe(0)
    await user.click(screen.getByRole('button', { name: 'Yes, I acknowledge it' }))
    expect(await screen.findByText(/You acknowledged this on/)).toBeDefined()
    expect((await receipts()).rows[0]?.n).toBe(1)
  })

  it('that are somebody else’s say so and lead back', async () => {
    await open('/files/employee/memos?memo=01a1fa65-f2dd-768c-999c-c8f7244c9822', 'employee')
    expect(await screen.findByText('This memo is not for you, or no longer there')).toBeDefined()
    expect(screen.getByRole('button', { name: 'All my memos' })).toBeDefined()
  })
})

describe('a memo', () => {
  it('says how many will see it while it is written, and goes out after a question', async () => {
    const draft = (await memoCalls(hr).draft(ho, { title: 'To be sent' })).body.data
    const { user } = await open(`/files/memos?record=${draft.id}`, 'hr_staff')
    const panel = within(await screen.findByRole('dialog'))
    expect(await panel.findByText(/People who will see it: \d+/)).toBeDefined()
    await user.click(panel.getByRole('button', { name: 'Publish now' }))
    const asked = within(await screen.findByRole('dialog', { name: 'Publish now' }))
    await user.click(asked.getByRole('button', { name: 'Publish now' }))
    await waitFor(async () => expect((await memoCalls(hr).get(draft.id)).status).toBe('published'))
    await user.click(await panel.findByRole('tab', { name: 'Receipts' }))
    expect(await panel.findByText(/^Reyes, Nico/)).toBeDefined()
  })
})

describe('the units of a memo', () => {
  it('that do not come say so, and come with another try', async () => {
    const line = faultyLine(injectAdapter(api))
    line.fail('/files/audience-choices')
    const { user } = await open('/files/memos?record=new', 'hr_staff', line.adapter)
    const panel = within(await screen.findByRole('dialog'))
    const tries = await panel.findAllByRole('button', { name: 'Try again' })
    // The unit and the audience ask for the same.
    expect(tries).toHaveLength(2)
    expect(panel.queryByRole('combobox', { name: /Issued by/ })).toBeNull()
    line.mend()
    await user.click(tries[0] ?? expect.fail('no other try'))
    const unit = await panel.findByRole('combobox', { name: /Issued by/ })
    expect(within(unit).getByRole('option', { name: /Head Office/ })).toBeDefined()
    expect(panel.queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})

describe('my memo', () => {
  it('shows the code and the address by which anybody can check it', async () => {
    const memo = await memoCalls(hr).publish(ho)
    const { user } = await open(`/files/employee/memos?memo=${memo.id}`, 'employee')
    await user.click(await screen.findByRole('button', { name: 'Check code' }))
    const dialog = await screen.findByRole('dialog', { name: `Check code of ${memo.memo_no}` })
    await within(dialog).findByRole('img', { name: 'QR code that leads to the check of this document' })
    expect(within(dialog).getByRole('link').getAttribute('href')).toMatch(/\/verify\/[\w-]{22}$/)
    within(dialog).getByText(/^[0-9a-f]{64}$/)
  })
})

describe('my payslips', () => {
  it('ask for the password after idling, refuse a wrong one, and open with the right one', async () => {
    const { user } = await open('/', 'employee')
    await sql`update session set issued_at = now() - interval '1 hour'`.execute(api.database.db)
    await sql`delete from session_confirmation`.execute(api.database.db)
    await user.click(await screen.findByRole('button', { name: 'Find' }))
    await user.type(await screen.findByRole('combobox'), 'Payslip')
    await user.click(await screen.findByRole('option', { name: 'Payslips' }))
    const field = await screen.findByLabelText(/^Password/)
    await user.type(field, 'not this one')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('The current password is not right.')).toBeDefined()
    await user.type(screen.getByLabelText(/^Password/), DEMO_PASSWORD)
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('No payslip yet')).toBeDefined()
  })

  it('are looked through before anybody sees them', async () => {
    const keeper = await api.as('hr_staff')
    const begun = await keeper.post<{ data: { id: string } }>(`${FILES}/payslip-batches`, {
      period_from: '2026-03-11',
      period_to: '2026-03-25',
      pay_date: '2026-03-31',
      cutoff: 'second',
    })
    const { id } = begun.body.data
    await keeper.post(`${FILES}/payslip-batches/${id}/files`, {
      upload_id: await upload(keeper, 'EM-HO-1999-999999.pdf', aPdf('nobody')),
    })
    const { user } = await open('/files/employee/payslip', 'hr_staff')
    await user.click(await screen.findByRole('tab', { name: 'Publish' }))
    await user.click(await screen.findByRole('button', { name: /Problems: 1/ }))
    expect(await screen.findByText('Unknown employee number')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Publish: 0' })).toHaveProperty('disabled', true)
  })
})

describe('forms', () => {
  it('that nobody has put there lead to whoever does', async () => {
    await open('/files/employee/downloadable-form', 'employee')
    expect(await screen.findByText('No forms for you yet')).toBeDefined()
  })
})
