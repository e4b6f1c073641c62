import type { AppStore } from '@/shared/store/hooks'
import { saveAllDrafts } from '@/shared/session/drafts'
import { reloadPage } from '@/shared/session/page-reload'
import { sessionEnded } from '@/shared/session/session-actions'
import { leaveNotice, type SessionNotice } from '@/shared/session/session-notice'

let isSigningOut = false

/** Whoever signs out knows that the session ends: a call that is refused meanwhile says nothing new. */
export async function whileSigningOut(work: Promise<void>): Promise<void> {
  isSigningOut = true
  try {
    await work
  } finally {
    isSigningOut = false
  }
}

/**
 * The session ended without this tab's doing: the server said 401, or another tab signed out. Ten calls may
 * learn of it at once; one reload and one notice follow, and the guard then leads to the sign-in page.
 */
export function buildSessionLoss(
  store: Pick<AppStore, 'dispatch' | 'getState'>,
): (why: SessionNotice) => void {
  return why => {
    // Whoever comes second finds nobody signed in any more.
    if (isSigningOut || !store.getState().auth.user) return
    reloadPage(() => {
      saveAllDrafts()
      leaveNotice(why)
      store.dispatch(sessionEnded())
    })
  }
}
