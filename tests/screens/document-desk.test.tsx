import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addDays, businessDate, shownDate } from '@contract/kernel/dates'
import type { RoleCode } from '@contract/access/roles'
import { png } from '@tests/api/files-samples.support'
import { sellingDesk, type SellingDesk } from '@tests/api/sales.support'
import { startApi, type TestApi } from '@tests/support/api'
import { faultyLine } from '@tests/support/faulty-line'
import { hands } from '@tests/support/hands'
import { injectAdapter } from '@tests/support/inject-adapter'
import { fileCall } from '@tests/support/multipart'
import { renderPortal } from '@tests/support/render'

let api: TestApi
let house: SellingDesk
beforeAll(async () => {
  api = await startApi()
  house = await sellingDesk(api)
  await sql`update document_requirement set is_active = true`.execute(house.db)
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

async function open(path: string, as: RoleCode) {
  const { user } = await api.as(as)
  localStorage.setItem('user', JSON.stringify(user))
  localStorage.setItem('token', user?.token ?? '')
  const line = faultyLine(injectAdapter(api))
  return { ...(await renderPortal({ path, adapter: line.adapter, narrow: true })), line }
}

const picture = (name: string) => new File([new Uint8Array(png)], name, { type: 'image/png' })
const inTwoYears = () => shownDate(addDays(businessDate(new Date()), 730))
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('li') as HTMLElement)
const chosenIn = async (name: string) => {
  const select = (await rowOf(name)).getByRole<HTMLSelectElement>('combobox')
  return select.selectedOptions[0]?.textContent ?? ''
}

const FILES = [
  'passport.png',
  'meralco bill.png',
  'BIS.png',
  'reservation agreement.png',
  'TIN card.png',
  'birth certificate.png',
  'ITR.png',
  'COE.png',
  'payslips.png',
  'PDC.png',
]

it('a bank-financed sale is booked with all its documents by two persons in twenty presses at most', async () => {
  const owner_employee_id = house.at('AGENT').employee_id
  const buyer_id = await house.buyer({ owner_employee_id, employment: 'local', civil_status: 'single' })
  const sale = await house.reserved({ buyer_id })
  await house.pay(sale.id, '52953.27')
  const record = `/sales/record?record=${sale.id}`

  const seller = await open(record, 'agent')
  const agent = hands(seller)
  await agent.click('Documents', 'tab')
  await screen.findByRole('button', { name: 'Choose files' })
  await agent.chooseFiles(FILES.map(picture))
  expect(await chosenIn('passport.png')).toContain('Two valid government IDs')
  expect(await chosenIn('PDC.png')).toContain('Post-dated cheques')
  await agent.type(await screen.findByLabelText('Valid until: passport.png'), inTwoYears())
  await agent.click('Upload 10 files')
  expect(await screen.findByText('10 documents uploaded.')).toBeDefined()
  seller.close()

  const verifier = await open(record, 'sales_admin')
  const desk = hands(verifier)
  await desk.click('Documents', 'tab')
  for (let left = FILES.length; left > 0; left -= 1) {
    await screen.findByText(left === 1 ? '1 document to verify' : `${left} documents to verify`)
    await desk.key('v')
  }
  await waitFor(() => expect(screen.queryByText(/to verify$/)).toBeNull())
  const book = await screen.findByRole('button', { name: 'Book' })
  await waitFor(() => expect((book as HTMLButtonElement).disabled).toBe(false))
  await desk.click('Book')
  const dialog = within(await screen.findByRole('dialog'))
  await desk.type(await dialog.findByRole('textbox'), shownDate(businessDate(new Date())))
  await desk.key('{Control>}s{/Control}')
  await waitFor(async () => expect((await house.desk.fresh(sale.id)).status).toBe('booked'))
  expect(agent.count() + desk.count()).toBeLessThanOrEqual(20)
})

it('a file is reassigned, joined with another, kept with the reason where it failed, and uploaded again', async () => {
  const buyer_id = await house.buyer({ owner_employee_id: house.at('AGENT').employee_id })
  const sale = await house.reserved({ buyer_id })
  const { user, line } = await open(`/sales/record?record=${sale.id}&tab=documents`, 'agent')
  await screen.findByRole('button', { name: 'Choose files' })
  const input = document.querySelector<HTMLInputElement>('input[type=file][multiple]')!
  await user.upload(input, [picture('IMG_1.png'), picture('TIN back.png'), picture('PDC.png')])
  expect(await chosenIn('IMG_1.png')).toBe('Choose a requirement…')
  expect(screen.getByText('1 file needs a requirement.')).toBeDefined()
  await user.selectOptions((await rowOf('IMG_1.png')).getByRole('combobox'), 'TIN card or BIR form 1904')

  line.fail('/attachments')
  await user.click(screen.getByRole('button', { name: 'Upload 3 files' }))
  expect(await screen.findByText('1 document uploaded.')).toBeDefined()
  expect((await rowOf('PDC.png')).getByRole('alert')).toBeDefined()
  expect(screen.queryByText('IMG_1.png', { selector: '.upload-file bdi' })).toBeNull()
  line.fail()
  await user.click(screen.getByRole('button', { name: 'Upload 1 file' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Upload \d/ })).toBeNull())
  const given = (await house.desk.detail(sale.id)).documents.filter(({ status }) => status === 'submitted')
  expect(given.map(({ code, more_files }) => [code, more_files.length]).sort()).toEqual([
    ['PDC', 0],
    ['TIN', 1],
  ])
})

it('a document is rejected by a key with a reason, and the one beside it is looked at next', async () => {
  const buyer_id = await house.buyer({ owner_employee_id: house.at('AGENT').employee_id })
  const sale = await house.reserved({ buyer_id })
  const agent = await api.as('agent')
  for (const kind of ['TIN', 'BIS', 'VALID-ID'])
    await agent.post(
      `/api/v1/buyer-management/buyers/${buyer_id}/documents?kind=${kind}`,
      ...fileCall(`${kind}.png`, png),
    )
  const { user } = await open(`/sales/record?record=${sale.id}&tab=documents`, 'sales_admin')
  const shown = (name: string) => screen.findByRole('heading', { name, level: 3 })
  await shown('TIN card or BIR form 1904')
  await user.keyboard('j')
  await shown('Buyer information sheet, signed')
  await user.keyboard('k')
  await shown('TIN card or BIR form 1904')
  await user.keyboard('j')
  await shown('Buyer information sheet, signed')
  await user.keyboard('r')
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Reason/), 'Too dark to read')
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  // The next one, not the first of the list.
  await shown('Two valid government IDs')
  // The day it runs out is asked for where it is typed.
  await user.keyboard('v')
  const date = await screen.findByLabelText(/^Valid until/)
  await waitFor(() => expect(document.activeElement).toBe(date))
  await user.keyboard(`${inTwoYears()}{Enter}`)
  await shown('TIN card or BIR form 1904')
  await user.keyboard('v')
  await waitFor(() => expect(screen.queryByText(/to verify$/)).toBeNull())
  const states = (await house.desk.detail(sale.id)).documents
    .filter(({ status }) => status !== 'missing')
    .map(({ code, status }) => `${code} ${status}`)
  expect(states.sort()).toEqual(['BIS rejected', 'TIN verified', 'VALID-ID verified'])
})

it('asks before files that were chosen and not uploaded are left behind', async () => {
  const sale = await house.reserved({
    buyer_id: await house.buyer({ owner_employee_id: house.at('AGENT').employee_id }),
  })
  const shown = await open(`/sales/record?record=${sale.id}`, 'agent')
  const agent = hands(shown)
  await agent.click('Documents', 'tab')
  await screen.findByText('Choose files')
  await agent.chooseFiles([picture('passport.png')])
  await screen.findByText('passport.png')
  await agent.click('All sales')
  const asked = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
  asked.getByText('The files selected here are not uploaded yet; you would have to select them again.')
  await shown.user.click(asked.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('passport.png')).toBeDefined()
})
