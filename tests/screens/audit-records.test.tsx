import { screen, within } from '@testing-library/react'
import type { AxiosAdapter } from 'axios'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { writeUser } from '@/shared/session/stored-session'
import { startApi, type TestApi } from '@tests/support/api'
import { injectAdapter } from '@tests/support/inject-adapter'
import { renderPortal } from '@tests/support/render'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const GONE = '0190b0b0-0000-7000-8000-000000000000'

describe('the audit log', () => {
  it('shows records by their names with the way there, asked once a page, and says which are not there', async () => {
    const client = await api.as('super_admin')
    const made = await client.post<{ data: { id: string } }>('/api/v1/maintenance/divisions', {
      code: 'LOGGED',
      name: 'Logged division',
    })
    const { id } = made.body.data
    const real = injectAdapter(api)
    const asked: string[] = []
    const adapter: AxiosAdapter = async config => {
      if (config.url?.endsWith('/settings/audit/records'))
        asked.push(String((config.params as { of: string }).of))
      const answer = await real(config)
      if (config.url === '/api/v1/settings/audit' && !config.params?.count?.includes('only')) {
        const { data } = answer.data as { data: Record<string, unknown>[] }
        const other = {
          ...data[0],
          id: 'other',
          action: 'division.gone',
          entity_type: 'division',
          entity_id: GONE,
        }
        answer.data = { ...(answer.data as object), data: [...data, other] }
      }
      return answer
    }
    if (client.user) writeUser(client.user)
    await renderPortal({ path: '/settings/audit?search=division', narrow: true, adapter })

    const link = await screen.findByRole('link', { name: 'Logged division' })
    expect(link.getAttribute('href')).toBe(`/maintenance/division?record=${id}`)
    const gone = screen.getByText('division.gone').closest('li') as HTMLElement
    expect(within(gone).getByText('Gone, or not yours to see')).toBeTruthy()
    expect(within(gone).queryByRole('link')?.textContent ?? '').not.toContain('Gone')
    expect(asked).toEqual([expect.stringContaining(`division:${id}`)])
  })
})
