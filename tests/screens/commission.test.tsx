import { sql } from 'kysely'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RoleCode } from '@contract/access/roles'
import type { SchemeDetail } from '@contract/modules/commission/scheme.resource'
import { startApi, type TestApi } from '@tests/support/api'
import { injectAdapter } from '@tests/support/inject-adapter'
import { renderPortal } from '@tests/support/render'

const PATH = '/commission/scheme'
const SCHEMES = '/api/v1/commission/schemes'
type Scheme = SchemeDetail & { id: string; row_version: number }

let api: TestApi
let standard: Scheme
beforeAll(async () => {
  api = await startApi()
  standard = await find('STANDARD')
})
afterAll(() => api.close())
beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await sql`delete from commission_scheme where status = 'draft'`.execute(api.database.db)
})

async function find(code: string): Promise<Scheme> {
  const client = await api.as('accounting')
  const { body } = await client.get<{ data: Scheme[] }>(`${SCHEMES}?start=0&end=50`)
  const found = body.data.find(row => row.code === code && row.state === 'in_force')
  if (!found) throw new Error(`no scheme ${code}`)
  return (await client.get<{ data: Scheme }>(`${SCHEMES}/${found.id}`)).body.data
}
async function drafted(valid_from = '2099-01-01'): Promise<Scheme> {
  const client = await api.as('accounting')
  const seen = { headers: { 'if-match': `"${standard.row_version}"` } }
  const made = await client.post<{ data: Scheme }>(`${SCHEMES}/${standard.id}/versions`, { valid_from }, seen)
  if (made.status !== 201) throw new Error(made.text)
  return made.body.data
}
async function open(path: string, as: RoleCode) {
  const { user } = await api.as(as)
  localStorage.setItem('user', JSON.stringify(user))
  localStorage.setItem('token', user?.token ?? '')
  return renderPortal({ path, adapter: injectAdapter(api), narrow: true })
}
const table = (name: string) => within(screen.getByRole('table', { name }))

describe('the list of schemes', () => {
  it('says of each which version, for whom, from when and how many sales froze it', async () => {
    await open(PATH, 'accounting')
    const card = (await screen.findByRole('link', { name: 'Alon Bay, version 1' })).closest(
      'li, article, div',
    )
    expect(card).not.toBeNull()
    expect(screen.getAllByText('In force').length).toBeGreaterThan(2)
    expect(screen.getByText('All developers')).toBeDefined()
    expect(screen.getByRole('link', { name: /New scheme/ })).toBeDefined()
  })

  it('tells an agent where to read what a sale brings, and shows no rate of anybody', async () => {
    await open(PATH, 'agent')
    expect(await screen.findByText('Schemes are visible to those who manage them')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Open the property listing' })).toBeDefined()
    expect(screen.queryByRole('link', { name: /New scheme/ })).toBeNull()
  })
})

describe('the page of a scheme', () => {
  it('EX-06, EX-07 reckons what a sale would pay, seller by seller, and says what is wrong with a weight', async () => {
    const { user } = await open(`${PATH}/${standard.id}?tab=preview`, 'accounting')
    const price = await screen.findByLabelText(/^List price/)
    await user.clear(price)
    await user.type(price, '4287350')
    await user.clear(screen.getByLabelText('Discount in %'))
    await user.type(screen.getByLabelText('Discount in %'), '2.5')
    const agents = screen.getByLabelText('Agent')
    await user.clear(agents)
    await user.type(agents, '1 1 1')
    const shown = table('Commission preview')
    await waitFor(() => expect(shown.getAllByText('48,768.61')).toHaveLength(2))
    expect(shown.getByText('48,768.60')).toBeDefined()
    expect(shown.getByText('45,981.82')).toBeDefined()
    expect(shown.getByText('250,809.98')).toBeDefined()
    await user.clear(agents)
    await user.type(agents, '0')
    await user.tab()
    expect(await screen.findAllByText(/Write weights such as/)).not.toEqual([])
    expect(screen.queryByRole('table', { name: 'Commission preview' })).toBeNull()
  })

  it('lets who may only see it do nothing, and does not offer to change what is in force', async () => {
    await open(`${PATH}/${standard.id}`, 'sales_admin')
    expect(await screen.findByRole('heading', { level: 1, name: 'Standard, version 1' })).toBeDefined()
    expect(table('Levels').getByText('3.5 %')).toBeDefined()
    for (const name of ['New version', 'End scheme', 'Publish', 'Delete draft', 'Withdraw'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Change' })).toBeNull()
  })

  it('says of one that is not there or not shown that it is not there', async () => {
    await open(`${PATH}/${standard.id}`, 'agent')
    expect(await screen.findByText(/not found|is not there|cannot be found/i)).toBeDefined()
    expect(screen.queryByText('3.5 %')).toBeNull()
  })
})

describe('a new version', () => {
  it('is drafted from a day on, changed with every fault at its part, and told line by line', async () => {
    const { user, address } = await open(`${PATH}/${standard.id}`, 'accounting')
    await user.click(await screen.findByRole('button', { name: 'New version' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText(/^First day/), '01-01-2099')
    await user.click(dialog.getByRole('button', { name: 'Draft it' }))
    await waitFor(() => expect(address()).toMatch(/^\/commission\/scheme\/form\/[0-9a-f-]{36}$/))
    expect(((await screen.findByLabelText(/^Code/)) as HTMLInputElement).readOnly).toBe(true)

    const agent = screen.getByLabelText(/^Rate: Agent/)
    await user.clear(agent)
    await user.type(agent, '5')
    expect(await screen.findByText('The levels together earn more than the gross commission.')).toBeDefined()
    await user.clear(agent)
    await user.type(agent, '3.75')
    const [release] = screen.getAllByLabelText(/^Part of the whole/)
    await user.clear(release!)
    await user.type(release!, '40')
    expect(await screen.findByText('The tranches must add up to 100 %.')).toBeDefined()
    expect(screen.getByText('Together 110 % of 100 %')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Save the draft' }))
    await waitFor(() => expect(address()).toMatch(/^\/commission\/scheme\/[0-9a-f-]{36}$/))

    expect(await screen.findByText('Before it can be published')).toBeDefined()
    expect(screen.getByText('The tranches must add up to 100 %.')).toBeDefined()
    await user.click(screen.getByRole('tab', { name: 'Changes from version 1' }))
    const changes = table('Changes in this version')
    const row = changes.getByRole('rowheader', { name: 'Agent: rate' }).closest('tr')!
    expect(within(row).getByText('3.5 %')).toBeDefined()
    expect(within(row).getByText('3.75 %')).toBeDefined()
    await user.click(screen.getByRole('tab', { name: 'History' }))
    const history = within(await screen.findByRole('list', { name: 'History' }))
    expect(history.getByText('Agent: rate')).toBeDefined()
  })

  it('says at its field that a level lacks its rate', async () => {
    const draft = await drafted()
    const { user } = await open(`${PATH}/form/${draft.id}`, 'accounting')
    await user.clear(await screen.findByLabelText(/^Rate: Broker/))
    await user.click(screen.getByRole('button', { name: 'Save the draft' }))
    const field = screen.getByLabelText(/^Rate: Broker/)
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText('Agent, manager, director and broker each need a rate, be it 0 %.')).toBeDefined()
  })

  it('shows what somebody else has changed meanwhile, and saves one’s own only after that', async () => {
    const draft = await drafted()
    const { user, address } = await open(`${PATH}/form/${draft.id}`, 'accounting')
    const name = await screen.findByLabelText(/^Name/)
    await user.clear(name)
    await user.type(name, 'Mine')
    await sql`update commission_scheme set company_rate_pct = 8 where id = ${draft.id}`.execute(
      api.database.db,
    )
    await user.click(screen.getByRole('button', { name: 'Save the draft' }))
    expect(await screen.findByText(/Another person has changed this draft/)).toBeDefined()
    const theirs = table('Changes in this version')
    expect(theirs.getByText('8 %')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Take theirs' }))
    await waitFor(() => expect(screen.getByLabelText(/^Company rate/)).toHaveProperty('value', '8'))
    expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Standard')
    expect(address()).toContain('/form/')
  })

  it('is published by another hand, which sees what changes and when the former ends, and may take it back', async () => {
    const draft = await drafted()
    const { user } = await open(`${PATH}/${draft.id}`, 'president')
    await user.click(await screen.findByRole('button', { name: 'Publish' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish Standard, version 2?' }))
    expect(dialog.getByText(/Version 1 is effective until/)).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Publish' }))
    expect(await screen.findByText('Standard, version 2, is published.')).toBeDefined()
    expect(await screen.findByText('Still to come')).toBeDefined()
    const { rows } = await sql<{ valid_to: string }>`
      select valid_to::text from commission_scheme where id = ${standard.id}`.execute(api.database.db)
    expect(rows[0]?.valid_to).toBe('2098-12-31')

    await user.click(screen.getByRole('button', { name: 'Withdraw' }))
    const back = within(await screen.findByRole('dialog', { name: 'Withdraw Standard, version 2?' }))
    expect(back.getByText('Version 1 runs on without a last day.')).toBeDefined()
    await user.click(back.getByRole('button', { name: 'Withdraw' }))
    expect(await screen.findByText('Standard, version 2, is a draft again.')).toBeDefined()
    expect(await screen.findByRole('button', { name: 'Publish' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
    const { rows: after } = await sql<{ valid_to: string | null }>`
      select valid_to::text from commission_scheme where id = ${standard.id}`.execute(api.database.db)
    expect(after[0]?.valid_to).toBeNull()
  })

  it('is taken back by nobody who may not publish, and not once it has begun', async () => {
    await open(`${PATH}/${standard.id}`, 'president')
    expect(await screen.findByRole('button', { name: 'End scheme' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
  })
})
