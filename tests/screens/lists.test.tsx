import { screen, waitFor, within } from '@testing-library/react'
import { AxiosError, type AxiosAdapter, type AxiosResponse } from 'axios'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RoleCode } from '@contract/access/roles'
import { writeUser } from '@/shared/session/stored-session'
import { startApi, type TestApi } from '@tests/support/api'
import { injectAdapter } from '@tests/support/inject-adapter'
import { renderPortal } from '@tests/support/render'

const LIST = '/api/v1/maintenance/operating-units'
const SCREEN = '/maintenance/ou/index'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

type OtherAnswer = { status: number; data: unknown }

/** The real server but for the list, which answers otherwise for as long as `instead` says so. */
function adapterWith(instead: () => OtherAnswer | null): AxiosAdapter {
  const real = injectAdapter(api)
  return async config => {
    const other = config.url === LIST && (config.method ?? 'get') === 'get' ? instead() : null
    if (!other) return real(config)
    const response: AxiosResponse = { ...other, statusText: '', headers: {}, config }
    if (other.status < 400) return response
    throw new AxiosError('', 'ERR_BAD_RESPONSE', config, null, response)
  }
}

async function openAs(role: RoleCode, path: string, instead: () => OtherAnswer | null = () => null) {
  const { user } = await api.as(role)
  if (user) writeUser(user)
  return renderPortal({ path, narrow: true, adapter: adapterWith(instead) })
}

const cards = () => within(screen.getByRole('list', { name: 'Operating units' })).getAllByRole('listitem')

describe('a list', () => {
  it('that is empty says so, and what to do next', async () => {
    const none = { status: 200, data: { data: [], meta: { total: 0, filtered: 0 } } }
    await openAs('super_admin', SCREEN, () => none)
    const state = (await screen.findByText(/There are no operating units yet/u)).closest('.empty-state')
    const next = within(state as HTMLElement).getByRole('link', { name: 'New operating unit' })
    expect(next.getAttribute('href')).toBe(`${SCREEN}?record=new`)
  })

  it('that is empty names no import where there is none', async () => {
    await openAs('accounting', '/accounting/entry-templates')
    const templates = (await screen.findByText('There are no templates yet')).closest('.empty-state')
    expect(templates?.textContent).toContain('Add the first one.')
    expect(templates?.textContent).not.toContain('import')
  })

  it('that nobody adds to says what fills it', async () => {
    await openAs('accounting', '/accounting/journal')
    await screen.findByText('Entries appear here once a document or a manual entry is posted.')
  })

  it('opened with a filter of its own is called empty, not narrowed', async () => {
    await openAs('super_admin', '/buyer-management/list')
    await screen.findByText('Status: Active')
    expect(await screen.findByText('There is no buyer yet')).toBeDefined()
  })

  it('that is empty has no numbers of rows above it to choose from', async () => {
    await openAs('president', '/accounting/period-reopenings')
    expect(await screen.findByText('No period reopenings yet')).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Status' })).toBeNull())
  })

  it('leads to a form that says what it adds', async () => {
    const { user } = await openAs('super_admin', SCREEN)
    await user.click((await screen.findAllByRole('link', { name: 'New operating unit' }))[0] as HTMLElement)
    expect(await screen.findByRole('dialog', { name: 'New operating unit' })).toBeDefined()
  })

  it('that may not be seen says so, without another try', async () => {
    const refused = { status: 403, data: { code: 'forbidden', message: 'No.', requestId: 'r-403' } }
    await openAs('super_admin', SCREEN, () => refused)
    await screen.findByText('This list is not open to you')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('that failed says why, with the number for support, and comes with another try', async () => {
    let isBroken = true
    const broken = { status: 400, data: { code: 'malformed', message: 'Not so.', requestId: 'r-400' } }
    const { user } = await openAs('super_admin', SCREEN, () => (isBroken ? broken : null))
    await screen.findByText('Not so.')
    expect(screen.getByText('Request r-400')).toBeTruthy()
    isBroken = false
    // Rights that arrive late ask once more by themselves, and a busy button takes no press meanwhile.
    await waitFor(async () => {
      const again = screen.queryByRole('button', { name: 'Try again' })
      if (again) await user.click(again)
      expect(screen.getByText('Cebu')).toBeTruthy()
    })
  })

  it('shows its rows in the order of the address', async () => {
    await openAs('super_admin', `${SCREEN}?sort=ou_name:desc`)
    await screen.findByText('Cebu')
    expect(cards().map(card => card.querySelector('.list-card-title')?.textContent)).toEqual([
      'Head Office',
      'Davao',
      'Cebu',
    ])
  })

  it('takes what it knows of an old address, says it in a chip, and drops the rest', async () => {
    const filter = JSON.stringify({
      kind: { filterType: 'set', values: ['branch'] },
      gone: { filterType: 'text', type: 'contains', filter: 'x' },
    })
    const query = new URLSearchParams({ filter, sort: 'gone:asc' }).toString()
    const { user, address } = await openAs('super_admin', `${SCREEN}?${query}`)
    await screen.findByText('Cebu')
    expect(screen.queryByText('Head Office')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Remove the filter: Kind: Branch' }))
    await screen.findByText('Head Office')
    expect(address()).not.toContain('filter=')
  })

  it('offers no new record and no import to those who may not make one', async () => {
    await openAs('accounting', SCREEN)
    await screen.findByText('Cebu')
    expect(screen.queryByRole('link', { name: 'New operating unit' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull()
  })

  it('opens a record at its own address, and closes it again', async () => {
    const { user, address } = await openAs('super_admin', `${SCREEN}?search=cebu`)
    await user.click(await screen.findByRole('link', { name: 'Cebu' }))
    const panel = await screen.findByRole('dialog')
    expect(address()).toMatch(/search=cebu&record=/u)
    await within(panel).findByDisplayValue('Cebu')
    await user.click(within(panel).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(address()).toBe(`${SCREEN}?search=cebu`))
  })
})
