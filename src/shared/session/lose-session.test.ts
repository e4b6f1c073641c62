import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeStore } from '@/app/store'
import { registerDraftSaver } from '@/shared/session/drafts'
import { buildSessionLoss } from '@/shared/session/lose-session'
import { isLeavingByDecision, replaceReload } from '@/shared/session/page-reload'
import { signedIn } from '@/shared/session/session-actions'
import { dropNotice, readNotice } from '@/shared/session/session-notice'
import { buildSignedInUser } from '@tests/support/factories/signed-in-user'

const reload = vi.fn()

beforeEach(() => {
  reload.mockReset()
  replaceReload(reload)
  sessionStorage.clear()
})
afterEach(dropNotice)

describe('a session that ends by itself', () => {
  it('gives one reload and one notice, however many calls learn of it', () => {
    const store = makeStore()
    store.dispatch(signedIn(buildSignedInUser()))
    const lose = buildSessionLoss(store)
    for (let call = 0; call < 10; call++) lose('expired')
    lose('elsewhere')
    expect(reload).toHaveBeenCalledTimes(1)
    expect(readNotice()).toBe('expired')
    expect(store.getState().auth.user).toBeNull()
  })

  it('saves drafts while the user is still known, and then nothing may hold the page', () => {
    const store = makeStore()
    store.dispatch(signedIn(buildSignedInUser()))
    const seen: unknown[] = []
    const unregister = registerDraftSaver(() =>
      seen.push(store.getState().auth.user?.id, isLeavingByDecision()),
    )
    buildSessionLoss(store)('expired')
    unregister()
    expect(seen).toEqual([buildSignedInUser().id, true])
  })

  it('does nothing where nobody is signed in: the sign-in page must not reload itself for ever', () => {
    buildSessionLoss(makeStore())('expired')
    expect(reload).not.toHaveBeenCalled()
    expect(readNotice()).toBeNull()
  })
})
