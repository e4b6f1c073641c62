import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RoleCode } from '@contract/access/roles'
import { startApi, type TestApi } from '@tests/support/api'
import { buyerCalls, created, person, type BuyerRow } from '@tests/api/buyers.support'
import { faultyLine } from '@tests/support/faulty-line'
import { injectAdapter } from '@tests/support/inject-adapter'
import { renderPortal } from '@tests/support/render'

let api: TestApi
let ceb: string
beforeAll(async () => {
  api = await startApi()
  const unit = await api.database.db
    .selectFrom('operating_unit')
    .select('id')
    .where('ou_code', '=', 'CEB')
    .executeTakeFirstOrThrow()
  ceb = unit.id
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

async function open(path: string, as: RoleCode, failing: readonly string[] = []) {
  const { user } = await api.as(as)
  localStorage.setItem('user', JSON.stringify(user))
  localStorage.setItem('token', user?.token ?? '')
  const line = faultyLine(injectAdapter(api))
  line.fail(...failing)
  return renderPortal({ path, adapter: line.adapter, narrow: true })
}
const panel = async () => within(await screen.findByRole('dialog'))
const made = async (values: object = {}): Promise<BuyerRow> =>
  created(buyerCalls(await api.as('sales_admin')), person(ceb, values))

describe('the form of a buyer', () => {
  it('shows what belongs to a person or a company, and keeps what was typed for the other', async () => {
    const { user } = await open('/buyer-management/list?record=new', 'agent')
    const form = await panel()
    await user.type(await form.findByLabelText(/^Last name/), 'Quirante')
    await user.click(form.getByRole('radio', { name: 'Company' }))
    expect(form.queryByLabelText(/^Last name/)).toBeNull()
    await user.type(form.getByLabelText(/^Name of the company/), 'Mabuhay Corp')
    await user.click(form.getByRole('radio', { name: 'Person' }))
    expect(form.getByDisplayValue('Quirante')).toBeDefined()
    expect(form.queryByLabelText(/^Name of the company/)).toBeNull()
    expect(form.queryByLabelText(/^Spouse(?!’)/)).toBeNull()
    await user.selectOptions(form.getByLabelText(/^Civil status/), 'Married')
    expect(form.getByLabelText(/^Spouse(?!’)/)).toBeDefined()
  })

  it('adds the own client of a seller, whose unit and name need no choosing', async () => {
    const { user, address } = await open('/buyer-management/list?record=new', 'agent')
    const form = await panel()
    await user.type(await form.findByLabelText(/^Last name/), 'Lacson')
    await user.type(form.getByLabelText(/^First name/), 'Mila')
    await user.type(form.getByLabelText(/^Mobile/), '0917 888 0001')
    await user.type(form.getByLabelText(/^Present address/), '1 Colon Street')
    await user.click(form.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(address()).toMatch(/record=[0-9a-f-]{36}/))
  })

  it('says at once that a number is known, and names nobody beyond reach', async () => {
    await made({ mobile: '0917 888 0002' })
    const { user } = await open('/buyer-management/list?record=new', 'agent')
    const form = await panel()
    await user.type(await form.findByLabelText(/^Mobile/), '0917 888 0002')
    expect(await form.findByText('Recorded in unit CEB')).toBeDefined()
  })
})

describe('a buyer', () => {
  it('shows masked numbers, and a whole one to whom it may be', async () => {
    const buyer = await made({ tin: '123-456-789-000' })
    const { user } = await open(`/buyer-management/list?record=${buyer.id}`, 'sales_admin')
    const opened = await panel()
    expect(await opened.findByText('****6789')).toBeDefined()
    await user.click(await opened.findByRole('button', { name: 'Show: TIN' }))
    expect(await opened.findByText('123456789000')).toBeDefined()
  })

  it('lists the papers that are asked for, with what is missing', async () => {
    const buyer = await made()
    const { user } = await open(`/buyer-management/list?record=${buyer.id}`, 'sales_admin')
    const opened = await panel()
    await user.click(await opened.findByRole('tab', { name: 'Documents' }))
    const list = within(await opened.findByRole('list', { name: 'Required documents' }))
    expect(list.getByText('Two valid government IDs')).toBeDefined()
    expect(list.getAllByText('Missing').length).toBeGreaterThan(3)
  })
})

describe('papers to verify', () => {
  it('are not said to be none where those of sales could not be read', async () => {
    await open('/buyer-management/documents', 'sales_admin', ['/sales/documents/waiting'])
    expect(await screen.findByText(/r-500/)).toBeDefined()
    await waitFor(() => expect(document.querySelector('.skeleton')).toBeNull())
    expect(screen.queryByText('No documents to verify')).toBeNull()
  })

  it('are accepted by a key, and the next one opens', async () => {
    const buyer = await made({ last_name: 'Wait' })
    const uploader = buyerCalls(await api.as('ou_admin'))
    await uploader.hand(buyer.id, 'TIN')
    await uploader.hand(buyer.id, 'BIS')
    const { user } = await open('/buyer-management/documents', 'sales_admin')
    expect(await screen.findByText('2 documents to verify')).toBeDefined()
    await user.keyboard('v')
    expect(await screen.findByText('1 document to verify')).toBeDefined()
    await user.keyboard('r')
    const dialog = await panel()
    await user.type(dialog.getByLabelText(/^Reason/), 'Too dark to read')
    await user.click(dialog.getByRole('button', { name: 'Reject' }))
    expect(await screen.findByText('No documents to verify')).toBeDefined()
  })
})
