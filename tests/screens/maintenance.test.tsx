import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AccountNumber } from '@/features/maintenance/banks/account-number'
import { banks } from '@/features/maintenance/banks/banks.api'
import { BillingContacts } from '@/features/maintenance/developers/billing-contacts'
import { developers } from '@/features/maintenance/developers/developers.api'
import { AccountTreeView } from '@/features/accounting/account-tree-view'
import { RecordPanel } from '@/shared/record/record-panel'
import { startApi, type TestApi } from '@tests/support/api'
import { renderPart } from '@tests/support/render-part'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const PHRASES = ['grid', 'record', 'maintenance', 'accounting']
const idOf = async (table: 'developer' | 'bank', code: string) =>
  (await api.database.db.selectFrom(table).select('id').where('code', '=', code).executeTakeFirstOrThrow()).id

describe('the contacts of a developer', () => {
  it('are added and taken away, and told what is wrong beside the field', async () => {
    const id = await idOf('developer', 'ALON')
    const { user } = await renderPart(
      <RecordPanel
        api={developers}
        id={id}
        namespace="maintenance"
        controls={{ billing_contacts: BillingContacts }}
        sections={[{ fields: ['billing_contacts'] }]}
        onClose={() => undefined}
      />,
      { api, as: 'super_admin', phrases: PHRASES },
    )
    await user.click(await screen.findByRole('button', { name: 'Add a contact' }))
    await user.type(screen.getByLabelText(/^Name of contact 2/), 'Noel Ramirez')
    await user.type(screen.getByLabelText(/^E-mail of contact 2/), 'not an address')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(screen.getByLabelText(/^E-mail of contact 2/).getAttribute('aria-invalid')).toBe('true'),
    )
    await user.clear(screen.getByLabelText(/^E-mail of contact 2/))
    await user.type(screen.getByLabelText(/^E-mail of contact 2/), 'noel@alonbay.test')
    await user.click(screen.getByRole('button', { name: 'Remove Grace Ylanan' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(async () => {
      const { billing_contacts } = await api.database.db
        .selectFrom('developer')
        .select('billing_contacts')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(billing_contacts).toEqual([
        { name: 'Noel Ramirez', position: null, email: 'noel@alonbay.test', phone: null },
      ])
    })
  })
})

describe('the number of a company account', () => {
  it('is shown whole to accounting alone, hidden again, and never kept in a draft', async () => {
    const id = await idOf('bank', 'OPS-MKT')
    const { user } = await renderPart(
      <RecordPanel
        api={banks}
        id={id}
        namespace="maintenance"
        controls={{ account_no: AccountNumber }}
        sections={[{ fields: ['account_no_masked', 'account_no', 'branch'] }]}
        onClose={() => undefined}
      />,
      { api, as: 'accounting', phrases: PHRASES },
    )
    expect(await screen.findByText('****4417')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Show the whole number' }))
    expect(await screen.findByText('006811024417')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Hide it' }))
    expect(screen.queryByText('006811024417')).toBeNull()

    await user.type(screen.getByLabelText(/^Account number/), '998877665544')
    await user.type(screen.getByLabelText(/^Branch/), ' annex')
    window.dispatchEvent(new Event('pagehide'))
    const kept = JSON.stringify({ ...localStorage, ...sessionStorage })
    expect(kept).toContain('annex')
    expect(kept).not.toContain('998877665544')
  })
})

describe('the tree of accounts', () => {
  it('finds by code or name with the headings above, and closes by a press', async () => {
    const { user } = await renderPart(<AccountTreeView />, { api, as: 'accounting', phrases: PHRASES })
    const tree = within(await screen.findByRole('treegrid', { name: 'Chart of accounts' }))
    const rows = () =>
      tree
        .getAllByRole('row')
        .map(row => row.textContent?.match(/^\d{4}/)?.[0])
        .filter(Boolean)
    await user.click(tree.getByRole('button', { name: 'Close Assets' }))
    expect(rows().slice(0, 2)).toEqual(['1000', '2000'])
    await user.type(screen.getByRole('searchbox'), 'input vat{Enter}')
    await waitFor(() => expect(rows()).toEqual(['1000', '1100', '1140']))
    await user.clear(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), 'no such account{Enter}')
    expect(await screen.findByText('No account matches this')).toBeDefined()
  })
})
