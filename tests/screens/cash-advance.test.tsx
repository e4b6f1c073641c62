import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RoleCode } from '@contract/access/roles'
import { ReturnDialog, WriteOffDialog } from '@/features/cash-advance/paid-dialogs'
import { CashAdvancesScreen } from '@/features/cash-advance/cash-advances.screen'
import { UndoDialog } from '@/features/cash-advance/undo-dialog'
import { DOCUMENT_PHRASES } from '@/shared/document/document-phrases'
import type { DocumentRow } from '@/shared/document/document-row'
import { replaceHttpAdapter } from '@/shared/http/http'
import { startApi, type TestApi } from '@tests/support/api'
import { faultyLine } from '@tests/support/faulty-line'
import { injectAdapter } from '@tests/support/inject-adapter'
import { renderPart } from '@tests/support/render-part'
import { advanceDesk, type AdvanceDesk } from '@tests/api/cash-advance.support'
import { doubleOf } from '@tests/support/double-of'

let api: TestApi
let desk: AdvanceDesk
beforeAll(async () => {
  api = await startApi()
  desk = await advanceDesk(api)
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const PHRASES = ['cash-advance', 'posting', 'signature', ...DOCUMENT_PHRASES] as const
const open = (as: RoleCode, record: string) =>
  renderPart(<CashAdvancesScreen />, {
    api,
    as,
    path: `/cash-advance/record?record=${record}`,
    phrases: PHRASES,
  })
const panel = async () => within(await screen.findByRole('dialog'))
/** The entry that is shown before anything is posted: account, debit, credit. */
const previewed = (dialog: ReturnType<typeof within>) =>
  dialog
    .queryAllByRole('row')
    .slice(1)
    .map((row: HTMLElement) => [...row.querySelectorAll('th, td')].map(cell => cell.textContent))
const inDialog = async (title: RegExp) => within(await screen.findByRole('dialog', { name: title }))

describe('asking for an advance', () => {
  it('shows what may safely be asked for, and asks for installments only where something is deducted', async () => {
    const { user } = await open('employee', 'new')
    await screen.findByText('You can safely request 24,000.00')
    expect(screen.queryByLabelText(/Installments/)).toBeNull()
    await user.selectOptions(await screen.findByLabelText(/Repaid by/), 'payroll')
    await screen.findByLabelText(/Installments/)
    await screen.findByText('This is the most that you can request.')
  })
})

describe('an advance beside its list', () => {
  it('shows accounting the limit, what the release posts, and its balance after it', async () => {
    const signed = await desk.signed()
    const { user } = await open('accounting', signed.id)
    await screen.findByText('Within the limit')
    const posting = within(await screen.findByRole('table', { name: 'Journal entry preview' }))
    posting.getByText('1130 · Advances to sellers and employees')
    await user.click(await screen.findByRole('button', { name: 'Release' }))
    const dialog = await inDialog(/^Release CA-/)
    await expect
      .poll(() => previewed(dialog))
      .toEqual([
        ['1130 · Advances to sellers and employees', '6,000.00', ''],
        ['1020 · Cash in bank', '', '6,000.00'],
      ])
    await user.selectOptions(dialog.getByLabelText(/^Paid from or to/), 'Cash on hand')
    await expect.poll(() => previewed(dialog)[1]?.[0]).toBe('1010 · Cash on hand')
    await user.selectOptions(dialog.getByLabelText(/^Paid from or to/), 'Bank')
    await user.click(dialog.getByRole('button', { name: 'Release' }))
    await (await panel()).findByText('Balance')
    await screen.findByRole('button', { name: 'Record receipts' })
    await user.click(await screen.findByRole('tab', { name: 'Movements' }))
    const movements = within(await screen.findByRole('table', { name: 'Movements' }))
    await movements.findByText('6,000.00')
    await desk.done(await desk.read(signed.id))
  })

  it('is signed by whoever asked, with a line where they cannot draw', async () => {
    const approved = await desk.approved()
    const { user } = await open('employee', approved.id)
    await user.click(await screen.findByRole('button', { name: 'Sign' }))
    const dialog = await inDialog(/^Sign the deduction authority/)
    dialog.getByText(/I will settle it by receipts/)
    await user.type(dialog.getByLabelText(/Your full name/), 'Nico Reyes')
    await user.click(dialog.getByRole('button', { name: 'Sign' }))
    await dialog.findByText('Sign, or let your typed name count.')
    await user.click(dialog.getByRole('button', { name: 'I cannot draw: my typed name counts' }))
    await user.click(dialog.getByRole('button', { name: 'Sign' }))
    // The chip above the list says so too, as soon as it has counted.
    await screen.findByText('Signed, to be released', { selector: '.badge' })
    await waitFor(async () => expect((await desk.read(approved.id)).status).toBe('signed'))
    await desk.act('employee', await desk.read(approved.id, 'employee'), 'cancel', { reason: 'Not needed' })
  })

  it('takes receipts, and tells what is owed beyond the balance before they are posted', async () => {
    const released = await desk.released()
    const { user } = await open('accounting', released.id)
    await user.click(await screen.findByRole('button', { name: 'Record receipts' }))
    const dialog = await inDialog(/^Receipts of CA-/)
    await user.type(dialog.getByLabelText(/^Amount/), '6100')
    await user.tab()
    await dialog.findByText('Paid to the requester')
    dialog.getByText('100.00')
    await dialog.findByText('Choose accounts and enter amounts to see the entry.')
    await user.type(dialog.getByLabelText(/^Account/), '6400')
    await user.click(await screen.findByRole('option', { name: /6400/ }))
    await user.click(dialog.getByLabelText('The receipt shows VAT'))
    await expect
      .poll(() => previewed(dialog))
      .toEqual([
        ['6400 · Travel', '5,446.43', ''],
        ['1140 · Input VAT', '653.57', ''],
        ['1130 · Advances to sellers and employees', '', '6,000.00'],
        ['1020 · Cash in bank', '', '100.00'],
      ])
    await user.click(dialog.getByRole('button', { name: 'Add a receipt' }))
    expect(dialog.getAllByLabelText(/^Amount/)).toHaveLength(2)
    await desk.done(released)
  })

  it('shows what returned cash and a balance that is given up will write', async () => {
    const released = await desk.released()
    const row = doubleOf<DocumentRow>(released)
    const common = { row, recordName: released.number ?? '', onClose: () => undefined }
    const { user, show } = await renderPart(<ReturnDialog {...common} />, {
      ...{ api, as: 'accounting', phrases: PHRASES },
    })
    const returned = await inDialog(/^Cash returned of CA-/)
    const amount = returned.getByLabelText(/^Amount/)
    await user.clear(amount)
    await user.type(amount, '450.25')
    await user.tab()
    await expect
      .poll(() => previewed(returned))
      .toEqual([
        ['1020 · Cash in bank', '450.25', ''],
        ['1130 · Advances to sellers and employees', '', '450.25'],
      ])
    show(<WriteOffDialog {...common} />)
    const givenUp = await inDialog(/^Write off CA-/)
    await expect
      .poll(() => previewed(givenUp))
      .toEqual([
        ['6900 · Miscellaneous', '6,000.00', ''],
        ['1130 · Advances to sellers and employees', '', '6,000.00'],
      ])
    await desk.done(released)
  })

  it('has a movement undone once the movements could be loaded', async () => {
    const released = await desk.released()
    const { user, show } = await renderPart(<></>, { api, as: 'accounting', phrases: PHRASES })
    const line = faultyLine(injectAdapter(api))
    await replaceHttpAdapter(line.adapter)
    line.fail('/standing')
    const row = doubleOf<DocumentRow>(released)
    show(<UndoDialog row={row} recordName="CA" onClose={() => undefined} />)
    const again = await screen.findByRole('button', { name: 'Try again' })
    line.mend()
    await user.click(again)
    await screen.findByLabelText(/Movement/)
    await desk.done(released)
  })
})
