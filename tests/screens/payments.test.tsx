import { randomUUID } from 'node:crypto'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RoleCode } from '@contract/access/roles'
import { sellingDesk } from '@tests/api/sales.support'
import { startApi, type TestApi } from '@tests/support/api'
import { faultyLine } from '@tests/support/faulty-line'
import { injectAdapter } from '@tests/support/inject-adapter'
import { renderPortal } from '@tests/support/render'

const PAYMENTS = '/api/v1/sales/payments'

let api: TestApi
let desk: Awaited<ReturnType<typeof sellingDesk>>
beforeAll(async () => {
  api = await startApi()
  desk = await sellingDesk(api)
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

async function open(path: string, as: RoleCode, failing: string[] = []) {
  const { user } = await api.as(as)
  localStorage.setItem('user', JSON.stringify(user))
  localStorage.setItem('token', user?.token ?? '')
  const line = faultyLine(injectAdapter(api))
  line.fail(...failing)
  return { line, ...(await renderPortal({ path, adapter: line.adapter, narrow: true })) }
}
type OpenedScreen = Awaited<ReturnType<typeof open>>

async function openPayments(id: string, as: RoleCode) {
  const portal = await open(`/sales/record?record=${id}`, as)
  await portal.user.click(await screen.findByRole('tab', { name: /^Payments/ }))
  return portal
}

async function openForm({ user }: OpenedScreen) {
  await user.click(await screen.findByRole('button', { name: 'Record payment' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Record a payment' }))
  const amount = dialog.getByLabelText<HTMLInputElement>(/^Amount/)
  await user.clear(amount)
  return { dialog, amount, submit: () => user.click(dialog.getByRole('button', { name: 'Record' })) }
}

async function paid(sale_id: string, more: object): Promise<{ id: string }> {
  const { body, text } = await desk.desk.client.post<{ data?: { id: string } }>(
    PAYMENTS,
    { sale_id, paid_on: await desk.today(), amount: '5000.00', source: 'buyer_proof', ...more },
    { headers: { 'idempotency-key': randomUUID() } },
  )
  if (!body.data) throw new Error(`not recorded: ${text}`)
  return body.data
}

describe('the list of payments', () => {
  it('says what to do where nothing was paid', async () => {
    await open('/sales/payments', 'accounting')
    expect(await screen.findByText('No payment was reported yet')).toBeDefined()
  })

  it('offers another try where it could not be loaded', async () => {
    const { line, user } = await open('/sales/payments', 'accounting', [PAYMENTS])
    expect(await screen.findByText(/r-500/)).toBeDefined()
    line.mend()
    // The list itself may try again at any moment.
    await waitFor(async () => {
      const again = screen.queryByRole('button', { name: 'Try again' })
      if (again) await user.click(again)
      expect(screen.getByText('No payment was reported yet')).toBeDefined()
    })
  })

  it('is not open to who has no right to it', async () => {
    await open('/sales/payments', 'hr_staff')
    expect(await screen.findByText('This page is not open to you')).toBeDefined()
  })

  it('shows an agent no imports', async () => {
    await open('/sales/payments', 'agent')
    await screen.findByRole('tab', { name: 'Due and late' })
    expect(screen.queryByRole('tab', { name: 'Imports' })).toBeNull()
  })
})

describe('a payment that is written down', () => {
  it('says at the field what is missing, and counts from the confirmation on', async () => {
    const sale = await desk.reserved()
    const portal = await openPayments(sale.id, 'sales_admin')
    const { dialog, amount, submit } = await openForm(portal)
    await submit()
    await waitFor(() => expect(amount.getAttribute('aria-invalid')).toBe('true'))
    await portal.user.type(amount, '12500')
    await portal.user.selectOptions(dialog.getByLabelText(/^Paid by/), 'Cheque')
    await submit()
    const cheque = await dialog.findByLabelText(/^Cheque number/)
    await waitFor(() => expect(cheque.getAttribute('aria-invalid')).toBe('true'))
    await portal.user.type(cheque, 'CHQ-1')
    await portal.user.type(dialog.getByLabelText(/^Developer’s receipt/), 'OR-1')
    await submit()
    expect(await screen.findByText('Payment recorded. Accounting will confirm it.')).toBeDefined()
    const table = within(await screen.findByRole('table', { name: 'Payments of the sale' }))
    await waitFor(() => expect(table.getByText('12,500.00')).toBeDefined())
    expect(table.getByText('Reported')).toBeDefined()
  })

  it('loses nothing of what was typed when the server fails, and is written once', async () => {
    const sale = await desk.reserved()
    const portal = await openPayments(sale.id, 'sales_admin')
    const { dialog, amount, submit } = await openForm(portal)
    await portal.user.type(amount, '7500')
    await portal.user.type(dialog.getByLabelText(/^Developer’s receipt/), 'OR-2')
    portal.line.fail(PAYMENTS)
    await submit()
    expect(await dialog.findByText(/It broke on our side/)).toBeDefined()
    expect(amount.value).toContain('7')
    expect(dialog.getByLabelText<HTMLInputElement>(/^Developer’s receipt/).value).toBe('OR-2')
    portal.line.mend()
    await submit()
    expect(await screen.findByText('Payment recorded. Accounting will confirm it.')).toBeDefined()
    const { body } = await desk.desk.client.get<{ data: unknown[] }>(`${PAYMENTS}?start=0&end=10&search=OR-2`)
    expect(body.data).toHaveLength(1)
  })

  it('is refused above the price, at the field', async () => {
    const sale = await desk.reserved()
    const portal = await openPayments(sale.id, 'sales_admin')
    const { dialog, amount, submit } = await openForm(portal)
    await portal.user.type(amount, '99000000')
    await portal.user.type(dialog.getByLabelText(/^Developer’s receipt/), 'OR-3')
    await submit()
    await waitFor(() => expect(amount.getAttribute('aria-invalid')).toBe('true'))
  })

  it('cannot be confirmed by the desk that wrote it, but by accounting, with what follows told first', async () => {
    const sale = await desk.reserved()
    const { id } = await paid(sale.id, { mode: 'bank_transfer', developer_or_no: 'OR-4' })
    const portal = await open(`/sales/payments?record=${id}`, 'accounting')
    const confirm = await screen.findByRole('button', { name: /^Confirm: / })
    await portal.user.click(confirm)
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm' }))
    expect(dialog.getByText(/From now on it counts towards the price/)).toBeDefined()
    await portal.user.click(dialog.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText(/ is confirmed\.$/)).toBeDefined()
  })

  it('bounces with a reason and never without', async () => {
    const sale = await desk.reserved()
    const { id } = await paid(sale.id, { mode: 'check', cheque_no: 'CHQ-9' })
    const portal = await open(`/sales/payments?record=${id}`, 'accounting')
    await portal.user.click(await screen.findByRole('button', { name: /^Bounced: / }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Bounced' }))
    const reason = dialog.getByLabelText(/^Reason/)
    await portal.user.click(dialog.getByRole('button', { name: 'Bounced' }))
    await waitFor(() => expect(reason.getAttribute('aria-invalid')).toBe('true'))
    await portal.user.type(reason, 'Drawn against insufficient funds')
    await portal.user.click(dialog.getByRole('button', { name: 'Bounced' }))
    expect(await screen.findByText(/ was reported as bounced\.$/)).toBeDefined()
  })
})
