import { sql } from 'kysely'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PayManyDialog } from '@/features/releases/pay-many-dialog'
import { ReleasesScreen } from '@/features/releases/releases.screen'
import { DOCUMENT_PHRASES } from '@/shared/document/document-phrases'
import { releaseDesk, type ReleaseDesk } from '@tests/api/releases.support'
import { startApi, type TestApi } from '@tests/support/api'
import { renderPart } from '@tests/support/render-part'

let api: TestApi
let desk: ReleaseDesk
beforeAll(async () => {
  api = await startApi()
  desk = await releaseDesk(api)
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const PHRASES = ['releases', 'posting', ...DOCUMENT_PHRASES] as const
const open = (id: string, as: 'accounting' | 'agent' = 'accounting') =>
  renderPart(<ReleasesScreen />, { api, as, path: `/?record=${id}`, phrases: PHRASES })

describe('the draft of a release', () => {
  it('shows the net pay step by step, and the gross of what is selected before it is saved', async () => {
    const seller = desk.house.at('AGENT', 1)
    const { sale } = await desk.collected({ holdback: '10' })
    const draft = await desk.drafted(sale.id, seller)
    const { user } = await open(draft.id)
    const panel = within(await screen.findByRole('dialog'))
    const line = await panel.findByRole('checkbox', { name: `Pay tranche 1 of ${sale.sale_no ?? ''}` })
    expect(line).toHaveProperty('checked', true)
    const gross = panel.getByText('Gross commission:')
    expect(gross.textContent).toContain('14,630.58')
    const steps = panel.getByLabelText('Computation of the net pay')
    expect(within(steps).getByText('Holdback').closest('div')?.textContent).toContain('1,463.06')
    expect(within(steps).queryByText('Clawback recovered')).toBeNull()
    await user.click(line)
    expect(gross.textContent).toContain('0.00')
  })
})

describe('payees of a unit', () => {
  it('get a draft each by one press, but for those who cannot be paid now', async () => {
    const [seller, barred] = [desk.house.at('AGENT', 2), desk.house.at('BROKER')]
    await desk.collected()
    await desk.house.db
      .updateTable('seller_profile')
      .set({ accreditation_no: 'A-9', accreditation_valid_to: '2020-01-31' })
      .where('id', '=', barred.id)
      .execute()
    const { user } = await renderPart(<ReleasesScreen />, {
      api,
      as: 'accounting',
      path: '/',
      phrases: PHRASES,
    })
    await user.click(await screen.findByRole('button', { name: 'Prepare releases' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Prepare releases' }))
    await user.type(dialog.getByRole('combobox', { name: 'Unit' }), 'Cebu')
    await user.click(await screen.findByRole('option', { name: /Cebu/ }))
    expect(await dialog.findByRole('checkbox', { name: barred.name })).toHaveProperty('disabled', true)
    expect(dialog.getByText('Accreditation expired')).toBeDefined()
    await user.click(dialog.getByRole('checkbox', { name: seller.name }))
    await user.click(dialog.getByRole('button', { name: 'Prepare 1 release' }))
    expect(await screen.findByText('1 draft is prepared.')).toBeDefined()
  })
})

describe('an approved release', () => {
  it('says to whoever prepared it that somebody else pays it', async () => {
    const { sale } = await desk.collected()
    const approved = await desk.approved(await desk.drafted(sale.id, desk.house.at('AGENT', 1)))
    await open(approved.id)
    const pay = await screen.findByRole('button', {
      name: 'Record payment',
      description: 'You prepared this release. Another person pays it.',
    })
    expect(pay).toHaveProperty('disabled', true)
  })
})

describe('a paid release', () => {
  it('shows the mirror of its entry before it is voided, whatever the reason will be', async () => {
    const { sale } = await desk.collected()
    const paid = await desk.paid(await desk.drafted(sale.id, desk.house.at('AGENT', 2)))
    const { user } = await open(paid.id)
    await user.click(await screen.findByRole('button', { name: 'Void' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Void/ }))
    const entry = within(await dialog.findByRole('table', { name: 'Entry in the books' }))
    const [, payable] = entry.getByRole('rowheader', { name: /^2020 · / }).closest('tr')?.children ?? []
    expect(payable?.textContent).toBe('')
    expect(entry.getByRole('rowheader', { name: /^2020 · / }).closest('tr')?.textContent).toContain(
      '14,630.58',
    )
  })

  it('is confirmed by its payee', async () => {
    const { sale } = await desk.collected()
    const paid = await desk.paid(await desk.drafted(sale.id, desk.house.at('AGENT')))
    const { user } = await open(paid.id, 'agent')
    await user.click(await screen.findByRole('button', { name: 'Confirm receipt' }))
    const dialog = within(await screen.findByRole('dialog', { name: /Have you received the money/ }))
    await user.click(dialog.getByRole('button', { name: 'Confirm receipt' }))
    expect(await screen.findByText(`You confirmed that ${paid.number} arrived.`)).toBeDefined()
  })
})

describe('releases that are selected', () => {
  const why = 'You prepared this release. Another person pays it.'
  const payMany = (ids: readonly string[]) =>
    renderPart(
      <PayManyDialog
        target={{ ids: [...ids] }}
        narrowing={{}}
        onDone={() => undefined}
        onClose={() => undefined}
      />,
      { api, as: 'accounting', path: '/', phrases: PHRASES },
    )
  const approvedOf = async () => {
    const { sale } = await desk.collected()
    return desk.approved(await desk.drafted(sale.id, desk.house.at('AGENT', 2)))
  }

  it('are paid together but for those that others have to pay, with the reason beside one that is refused', async () => {
    const [own, other] = [await approvedOf(), await approvedOf()]
    const { db, admin } = desk.house
    const adminId = admin.client.user?.id
    const { rows } = await sql<{ id: string }>`
      update commission_release set created_by = ${adminId}, employee_id = (select id from employee
        where user_id = ${adminId}) where id = ${other.id} returning id`.execute(db)
    expect(rows).toHaveLength(1)
    await sql`update seller_profile set payout_bank_id = null, payout_account_no = null,
      payout_account_no_hash = null, payout_account_no_masked = null where id = ${other.seller_id}`.execute(
      db,
    )
    const { user } = await payMany([own.id, other.id])
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay 1 release' }))
    expect(dialog.getByText('Total to pay:').textContent).toContain('13,899.05')
    expect(dialog.getByText(why)).toBeDefined()
    expect(dialog.getByRole('listitem').textContent).toBe(`${own.number} · ${own.seller_label}`)
    expect(await dialog.findByText('Fill in the form to see the entry.')).toBeDefined()
    await user.selectOptions(dialog.getByLabelText('Payment'), 'Cash')
    expect(await dialog.findByRole('rowheader', { name: /^1010 · / })).toBeDefined()
    expect(dialog.queryByLabelText('Bank account')).toBeNull()
    await user.selectOptions(dialog.getByLabelText('Payment'), 'Bank transfer')
    await user.type(dialog.getByRole('combobox', { name: /Bank account/ }), 'ban')
    const ours = await screen.findByRole('option', { name: /OPS-CEB/ })
    expect(screen.queryByRole('option', { name: /LUZ/ })).toBeNull()
    await user.click(ours)
    const account = 'The payee has no bank account on record. Add one, or pay by check or cash.'
    await user.click(dialog.getByRole('button', { name: 'Pay 1 release' }))
    await waitFor(() => expect(dialog.getByText(account).closest('table')).not.toBeNull())
  })

  it('are paid by nobody who prepared all of them', async () => {
    const { id } = await approvedOf()
    await payMany([id])
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay selected' }))
    expect(await dialog.findByText(why)).toBeDefined()
    expect(dialog.queryByRole('button', { name: /^Pay / })).toBeNull()
  })
})
