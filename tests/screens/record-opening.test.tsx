import { screen, waitFor, within } from '@testing-library/react'
import type { AxiosAdapter } from 'axios'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeUser } from '@/shared/session/stored-session'
import { startApi, type TestApi } from '@tests/support/api'
import { buildSalesTeam } from '@tests/support/factories/maintenance'
import { injectAdapter } from '@tests/support/inject-adapter'
import { renderPortal } from '@tests/support/render'

const RECORD = /^\/api\/v1\/maintenance\/sales-teams\/([0-9a-f-]{36})$/

let api: TestApi
let first: { id: string }
let second: { id: string }
beforeAll(async () => {
  api = await startApi()
  first = await buildSalesTeam(api.database.db, { code: 'OPEN1', name: 'Opening one' })
  second = await buildSalesTeam(api.database.db, { code: 'OPEN2', name: 'Opening two' })
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
})

/** The real server, whose single records stay away for as long as the line is held. */
function heldLine() {
  const real = injectAdapter(api)
  const waiting: (() => void)[] = []
  const asked: string[] = []
  let isHeld = false
  let answered = 0
  const adapter: AxiosAdapter = async config => {
    const id = RECORD.exec(config.url ?? '')?.[1]
    if (!id) return real(config)
    asked.push(id)
    if (isHeld) await new Promise<void>(resolve => waiting.push(resolve))
    return real(config).finally(() => (answered += 1))
  }
  return {
    adapter,
    asked,
    underWay: () => asked.length - answered,
    hold: () => void (isHeld = true),
    free: () => {
      isHeld = false
      waiting.splice(0).forEach(resolve => resolve())
    },
  }
}

async function openList() {
  const { user } = await api.as('super_admin')
  if (user) writeUser(user)
  const line = heldLine()
  const path = '/maintenance/sales-team/index?search=Opening&sort=code:asc'
  const portal = await renderPortal({ path, adapter: line.adapter, narrow: true })
  await screen.findByRole('link', { name: 'Opening two' })
  return { line, ...portal }
}
const panel = async (name: RegExp) => within(await screen.findByRole('dialog', { name }))

describe('a record that the address names', () => {
  // The first of this file: whatever holds a record is still on its way.
  it('is asked for before its list, which stands once the record does', async () => {
    const { user } = await api.as('super_admin')
    if (user) writeUser(user)
    const calls: { url: string; isPanelThere: boolean }[] = []
    const real = injectAdapter(api)
    const adapter: AxiosAdapter = config => {
      calls.push({ url: config.url ?? '', isPanelThere: screen.queryByRole('dialog') !== null })
      return real(config)
    }
    const path = `/maintenance/sales-team/index?search=Opening&record=${first.id}`
    await renderPortal({ path, adapter, narrow: true })
    expect(await (await panel(/Opening one/)).findByRole('tab', { name: 'History' })).toBeDefined()
    expect(await screen.findByRole('link', { name: 'Opening two', hidden: true })).toBeDefined()
    const ofRecord = calls.filter(({ url }) => RECORD.exec(url)?.[1] === first.id)
    const ofList = calls.filter(({ url }) => url.endsWith('/sales-teams'))
    expect(ofRecord.map(call => call.isPanelThere)).toEqual([false])
    expect(new Set(ofList.map(call => call.isPanelThere))).toEqual(new Set([true]))
  })
})

describe('a record that is opened from its list', () => {
  it('says what its row knows before it has come itself', async () => {
    const { line, user } = await openList()
    line.hold()
    await user.click(screen.getByRole('link', { name: 'Opening one' }))
    const opened = await panel(/Opening one/)
    expect(await opened.findByText('OPEN1')).toBeDefined()
    expect(opened.queryByRole('tab')).toBeNull()
    expect(opened.queryByRole('textbox')).toBeNull()
    line.free()
    expect(await opened.findByRole('tab', { name: 'History' })).toBeDefined()
    expect((await opened.findByLabelText<HTMLInputElement>(/^Name/)).value).toBe('Opening one')
  })

  it('has the next one whole before anybody asks for it', async () => {
    const { line, user } = await openList()
    await user.click(screen.getByRole('link', { name: 'Opening one' }))
    await waitFor(() => expect(line.asked).toEqual([first.id, second.id]))
    await (await panel(/Opening one/)).findByRole('tab', { name: 'History' })
    // Answered in the same process: whoever is asked by now has answered before the line is held.
    await waitFor(() => expect(line.underWay()).toBe(0))
    line.hold()
    await user.click(await screen.findByRole('button', { name: 'Next (J)' }))
    const next = await panel(/Opening two/)
    expect((await next.findByLabelText<HTMLInputElement>(/^Name/)).value).toBe('Opening two')
    expect(line.asked).toEqual([first.id, second.id])
    line.free()
  })

  it('is asked for again where it was fetched ahead some time ago, and is shown meanwhile', async () => {
    const { line, user } = await openList()
    await user.click(screen.getByRole('link', { name: 'Opening one' }))
    await waitFor(() => expect(line.asked).toEqual([first.id, second.id]))
    await waitFor(() => expect(line.underWay()).toBe(0))
    await api.database.db
      .updateTable('sales_team')
      .set({ name: 'Opening two, renamed' })
      .where('id', '=', second.id)
      .execute()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6_000 })
    await user.click(await screen.findByRole('button', { name: 'Next (J)' }))
    await panel(/Opening two, renamed/)
    expect(line.asked).toEqual([first.id, second.id, second.id])
  })
})
