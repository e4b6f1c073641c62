import { screen, waitFor, within } from '@testing-library/react'
import type { AxiosAdapter } from 'axios'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { writeUser } from '@/shared/session/stored-session'
import { startApi, type TestApi } from '@tests/support/api'
import { injectAdapter } from '@tests/support/inject-adapter'
import { renderPortal } from '@tests/support/render'

const LIST = '/api/v1/maintenance/positions'
const SCREEN = '/maintenance/position/index'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

type Rows = { data: Record<string, unknown>[]; meta: { total: number; filtered: number } }

/** The real server; `change` may say more of the list than it has. */
async function open(path: string, change: (answer: Rows) => Rows = answer => answer) {
  const asked: Record<string, unknown>[] = []
  const real = injectAdapter(api)
  const adapter: AxiosAdapter = async config => {
    const isList = config.url === LIST && (config.method ?? 'get') === 'get'
    if (isList) asked.push(config.params as Record<string, unknown>)
    const answer = await real(config)
    return isList ? { ...answer, data: change(answer.data as Rows) } : answer
  }
  const { user } = await api.as('super_admin')
  if (user) writeUser(user)
  return { ...(await renderPortal({ path, narrow: true, adapter })), asked }
}

const cards = () => within(screen.getByRole('list', { name: 'Positions' })).getAllByRole('listitem')
const titles = () => cards().map(card => card.querySelector('.list-card-title')?.textContent ?? '')

describe('a list that is small by nature', () => {
  it('comes whole and once: searched, filtered and sorted without another question', async () => {
    const { user, asked, address } = await open(SCREEN)
    await screen.findByRole('list', { name: 'Positions' })
    const all = titles()
    expect(all.length).toBeGreaterThan(4)

    await user.type(screen.getByRole('searchbox'), 'manager')
    await waitFor(() => expect(titles().length).toBeLessThan(all.length))
    expect(titles().every(title => /manager/i.test(title))).toBe(true)
    expect(address()).toContain('search=manager')
    await user.clear(screen.getByRole('searchbox'))
    await waitFor(() => expect(titles()).toEqual(all))
    expect(asked).toEqual([expect.objectContaining({ start: 0, end: 500, count: 'yes' })])
  })

  it('keeps the order and the filters of its address, and says when nothing matches', async () => {
    const filter = JSON.stringify({ rank: { filterType: 'number', type: 'lessThan', filter: '3' } })
    const query = new URLSearchParams({ filter, sort: 'name:desc' }).toString()
    const { user, asked } = await open(`${SCREEN}?${query}`)
    await screen.findByRole('list', { name: 'Positions' })
    const few = titles()
    expect(few).toEqual([...few].sort((one, other) => other.localeCompare(one, 'en')))
    await user.click(screen.getByRole('button', { name: /^Remove the filter/u }))
    await waitFor(() => expect(titles().length).toBeGreaterThan(few.length))

    await user.type(screen.getByRole('searchbox'), 'nowhere at all')
    await screen.findByText('Nothing matches this')
    await user.click(screen.getByRole('button', { name: 'Show everything' }))
    await screen.findByRole('list', { name: 'Positions' })
    expect(asked).toHaveLength(1)
  })

  it('is the server’s to narrow once it has grown beyond one answer', async () => {
    const { asked } = await open(`${SCREEN}?search=manager`, answer => ({
      ...answer,
      ...(answer.meta.total !== undefined && { meta: { total: 501, filtered: 501 } }),
    }))
    await screen.findByRole('list', { name: 'Positions' })
    await waitFor(() => expect(titles().every(title => /manager/i.test(title))).toBe(true))
    expect(asked.filter(params => params['search'] === 'manager')).not.toHaveLength(0)
  })
})
