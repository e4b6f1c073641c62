import { abortSessionCalls } from '@/shared/http/axios-client'
import { api } from '@/shared/http/api'
import { http } from '@/shared/http/http'
import { forgetLocale } from '@/shared/i18n/change-locale'
import { layoutReset } from '@/shared/layout/layout.slice'
import { clear } from '@/shared/notify/notification.slice'
import { clearArea } from '@/shared/store/browser-storage'
import type { AppDispatch } from '@/shared/store/hooks'
import { whileSigningOut } from '@/shared/session/lose-session'
import { sessionEnded } from '@/shared/session/session-actions'
import { otherTabs } from '@/shared/session/session-tabs'
import { readToken } from '@/shared/session/stored-session'

/** Other tabs must follow within a second, so nothing slow is waited for; what was asked goes on by itself. */
const WAIT_MS = 600

async function tellServer(token: string): Promise<void> {
  const told = http
    .post('/users/logout', undefined, {
      // Not as part of the session: a 401 here means that it had ended already.
      anonymous: true,
      headers: { Authorization: `Bearer ${token}` },
    })
    .catch(() => undefined)
  await Promise.race([told, new Promise(resolve => setTimeout(resolve, WAIT_MS))])
}

/** A browser that does not answer must not keep anyone signed in. */
async function clearDrafts(): Promise<void> {
  const cleared = import('@/shared/session/draft-database').then(file => file.clearStoredDrafts())
  await Promise.race([cleared.catch(() => undefined), new Promise(resolve => setTimeout(resolve, WAIT_MS))])
}

/**
 * Tells the server to end the session, then forgets everything: user, rights, drafts, look and language.
 * Signing out never fails; without a line the session ends here and runs out there.
 */
export function signOut() {
  return async (dispatch: AppDispatch): Promise<void> => {
    const token = readToken()
    if (token) await whileSigningOut(tellServer(token))
    abortSessionCalls()
    dispatch(sessionEnded())
    dispatch(clear())
    dispatch(api.util.resetApiState())
    dispatch(layoutReset())
    await forgetLocale()
    clearArea('local')
    clearArea('session')
    otherTabs().tellSignedOut()
    await clearDrafts()
  }
}
