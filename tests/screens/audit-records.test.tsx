import { sql } from 'kysely'
import { screen, waitFor, within } from '@testing-library/react'
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
    let pages = 0
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
        pages += 1
      }
      return answer
    }
    if (client.user) writeUser(client.user)
    await renderPortal({ path: '/settings/audit?search=division', narrow: true, adapter })

    const link = await screen.findByRole('link', { name: 'Logged division' })
    expect(link.getAttribute('href')).toBe(`/maintenance/division?record=${id}`)
    const gone = screen.getByText(/ changed a record in Divisions$/).closest('li') as HTMLElement
    expect(within(gone).getByText('Deleted, or no access')).toBeTruthy()
    expect(within(gone).queryByRole('link')?.textContent ?? '').not.toContain('Gone')
    // The page itself may be read again meanwhile.
    await waitFor(() => expect(asked).toHaveLength(pages))
    for (const of of asked) expect(of.split(',')).toEqual([`division:${id}`, `division:${GONE}`])
  })

  describe('an entry that is opened alone', () => {
    async function openEntry(code: string, adapter: AxiosAdapter) {
      const client = await api.as('super_admin')
      const made = await client.post<{ data: { id: string } }>('/api/v1/maintenance/divisions', {
        code,
        name: 'Division alone',
      })
      const { id } = made.body.data
      const { rows } = await sql<{ id: string }>`
        select id from audit_log where entity_id = ${id}`.execute(api.database.db)
      if (client.user) writeUser(client.user)
      await renderPortal({ path: `/settings/audit?record=${rows[0]?.id}`, narrow: true, adapter })
      return { id, dialog: within(await screen.findByRole('dialog')) }
    }

    it('names its record as the list does', async () => {
      const { id, dialog } = await openEntry('ALONE', injectAdapter(api))
      const link = await dialog.findByRole('link', { name: 'Division alone' })
      expect(link.getAttribute('href')).toBe(`/maintenance/division?record=${id}`)
      expect(dialog.getByRole('link', { name: 'To the record' })).toBeTruthy()
    })

    it('leads nobody to a record that they may not see', async () => {
      const real = injectAdapter(api)
      const { dialog } = await openEntry('UNSEEN', async config => {
        const answer = await real(config)
        if (!config.url?.endsWith('/settings/audit/records')) return answer
        const { data } = answer.data as { data: object[] }
        return { ...answer, data: { data: data.map(one => ({ ...one, name: null })) } }
      })
      expect(await dialog.findByText('Deleted, or no access')).toBeTruthy()
      expect(dialog.queryByRole('link')).toBeNull()
    })
  })
})
