import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { noteNotices } from '@/shared/session/notices'
import { aMemo, summaryOf, tell } from '@tests/api/notifications.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { injectAdapter } from '@tests/support/inject-adapter'
import { renderPortal } from '@tests/support/render'

let api: TestApi
let reader: Client
let readerId = ''
beforeAll(async () => {
  api = await startApi()
  reader = await api.as('employee')
  readerId = reader.user?.id ?? ''
})
afterAll(() => api.close())
beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await sql`delete from notification`.execute(api.database.db)
})

async function open(path: string) {
  localStorage.setItem('user', JSON.stringify(reader.user))
  localStorage.setItem('token', reader.user?.token ?? '')
  return renderPortal({ path, adapter: injectAdapter(api) })
}
const bell = (name: string) => screen.findByRole('button', { name })
const rows = async () => within(await screen.findByRole('list', { name: 'Notifications' }))

describe('the bell', () => {
  it('counts what is unread, and hears of more', async () => {
    await tell(api, aMemo([readerId], 'Holiday'))
    await open('/user/profile')
    await bell('Notifications, unread: 1')
    expect(screen.queryByText('New memo: Holiday.')).toBeNull()
    await tell(api, aMemo([readerId], 'Parking'))
    noteNotices()
    await bell('Notifications, unread: 2')
    const arrival = await screen.findByRole('link', { name: 'New memo: Parking.' })
    expect(arrival.closest('[role="status"]')?.getAttribute('aria-live')).toBe('polite')
  })

  it('does not take for new what was marked unread again', async () => {
    await tell(api, aMemo([readerId], 'Holiday'))
    await reader.post('/api/v1/notifications/read-all')
    await open('/user/profile')
    await bell('Notifications')
    await sql`update notification set read_at = null`.execute(api.database.db)
    noteNotices()
    await bell('Notifications, unread: 1')
    expect(screen.queryByRole('link', { name: /Holiday/ })).toBeNull()
  })
})

describe('the list', () => {
  it('says what to expect where there is nothing', async () => {
    await open('/user/notifications')
    expect(await screen.findByText('No notifications yet')).toBeDefined()
  })

  it('marks one as read and unread again', async () => {
    await tell(api, aMemo([readerId], 'Holiday'))
    const { user } = await open('/user/notifications')
    await user.click(await screen.findByRole('button', { name: 'Mark as read' }))
    await user.click(await screen.findByRole('button', { name: 'Mark as unread' }))
    await screen.findByRole('button', { name: 'Mark as read' })
    expect((await summaryOf(reader)).unread).toBe(1)
  })

  it('shows unread ones alone, and has a way back where none is left', async () => {
    await tell(api, aMemo([readerId], 'Holiday'))
    const { user, address } = await open('/user/notifications')
    await rows()
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
    await user.click(screen.getByRole('switch', { name: 'Unread only' }))
    expect(await screen.findByText('No notifications match')).toBeDefined()
    expect(address()).toContain('unread=true')
    await user.click(screen.getByRole('button', { name: 'Show everything' }))
    expect((await rows()).getByRole('link', { name: 'New memo: Holiday.' })).toBeDefined()
  })

  it('takes back that all were read', async () => {
    for (const title of ['One', 'Two']) await tell(api, aMemo([readerId], title))
    const { user } = await open('/user/notifications')
    await rows()
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
    await bell('Notifications')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await bell('Notifications, unread: 2')
  })

  it('goes on to older ones', async () => {
    for (let n = 1; n <= 31; n += 1) await tell(api, aMemo([readerId], `No ${n}`))
    const { user } = await open('/user/notifications')
    await rows()
    expect(screen.queryByText('New memo: No 1.')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show older ones' }))
    expect(await screen.findByText('New memo: No 1.')).toBeDefined()
  })

  it('says why it could not come, and tries again', async () => {
    const failing = injectAdapter(api)
    let broken = true
    localStorage.setItem('user', JSON.stringify(reader.user))
    localStorage.setItem('token', reader.user?.token ?? '')
    const { user } = await renderPortal({
      path: '/user/notifications',
      adapter: config =>
        broken && config.url === '/api/v1/notifications'
          ? failing({ ...config, url: '/api/v1/notifications?unread=perhaps' })
          : failing(config),
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    broken = false
    await user.click(again)
    expect(await screen.findByText('No notifications yet')).toBeDefined()
  })
})

describe('the settings', () => {
  it('keep what was chosen and touch nothing else', async () => {
    const { user } = await open('/user/notifications?tab=settings')
    await user.selectOptions(await screen.findByLabelText('A memo was published'), 'Not at all')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(async () => {
      const { rows: kept } = await sql<{ kind: string; channel: string }>`
        select kind, channel from notification_choice where user_id = ${readerId}`.execute(api.database.db)
      expect(kept).toEqual([{ kind: 'memo.published', channel: 'off' }])
    })
  })

  it('offer no way to switch off what somebody waits for', async () => {
    await open('/user/notifications?tab=settings')
    const choice = await screen.findByLabelText(/^A request waits for my decision/)
    expect(within(choice).queryByRole('option', { name: 'Not at all' })).toBeNull()
  })
})
