import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchOtherTabs, type OtherTabs } from '@/shared/session/other-tabs'
import { replaceReload } from '@/shared/session/page-reload'

const reload = vi.fn()
const signedOut = vi.fn()
let ours: string | null = 'ana'
let stored: string | null = 'ana'
let tabs: OtherTabs
let other: BroadcastChannel

const PATIENCE = { timeout: 10_000 }
/** Where nothing is to come of it. */
const heard = () => new Promise(resolve => setTimeout(resolve, 20))
const storageEvent = (key: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: window.localStorage }))

beforeEach(() => {
  ours = stored = 'ana'
  reload.mockReset()
  signedOut.mockReset()
  replaceReload(reload)
  other = new BroadcastChannel('portal-session')
  tabs = watchOtherTabs({
    userId: () => ours,
    storedUserId: () => stored,
    onSignedOutElsewhere: signedOut,
  })
})
afterEach(() => {
  tabs.stop()
  other.close()
})

describe('two tabs', () => {
  it.each(['user', 'token', null])('sign out together when %s goes from the storage', key => {
    stored = null
    storageEvent(key)
    expect(signedOut).toHaveBeenCalled()
    expect(reload).not.toHaveBeenCalled()
  })

  it('sign out together by word of mouth, where storage says nothing', async () => {
    other.postMessage({ type: 'signed-out' })
    await vi.waitFor(() => expect(signedOut).toHaveBeenCalled(), PATIENCE)
  })

  it('start anew when someone else signs in, also from the sign-in page', async () => {
    stored = 'ben'
    storageEvent('user')
    expect(reload).toHaveBeenCalledTimes(1)
    ours = null
    other.postMessage({ type: 'signed-in', userId: 'ana' })
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2), PATIENCE)
    expect(signedOut).not.toHaveBeenCalled()
  })

  it('take no notice of the same user, of other keys, or of each other’s unit and language', async () => {
    other.postMessage({ type: 'signed-in', userId: 'ana' })
    storageEvent('user')
    stored = null
    for (const key of ['activeOU', 'locale', 'layout', 'permissions']) storageEvent(key)
    await heard()
    expect(reload).not.toHaveBeenCalled()
    expect(signedOut).not.toHaveBeenCalled()
  })

  it('tell the others', async () => {
    const messages: unknown[] = []
    other.addEventListener('message', event => messages.push(event.data))
    tabs.tellSignedIn('ana')
    tabs.tellSignedOut()
    const told = [{ type: 'signed-in', userId: 'ana' }, { type: 'signed-out' }]
    await vi.waitFor(() => expect(messages).toEqual(told), PATIENCE)
  })
})
