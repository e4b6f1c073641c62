import { onForbidden } from '@/shared/session/forbidden'
import { loadRights } from '@/shared/session/load-rights'
import { noteListNews } from '@/shared/session/list-news'
import { awaitLine, noteNotices } from '@/shared/session/notices'
import { listenToPortal } from '@/shared/session/portal-line'
import type { AppStore } from '@/shared/store/hooks'

const FIRST_RETRY_MS = 2000
const LONGEST_RETRY_MS = 60_000
const STALE_AFTER_MS = 60_000
/** A screen that meets several 403 at once asks for the rights once. */
const FORBIDDEN_PAUSE_MS = 5000

/** 2 s, 4 s, 8 s … a minute, each with some chance in it. */
export function rightsRetryDelay(failures: number, random: () => number = Math.random): number {
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures) * (0.75 + random() / 4)
}

/**
 * Keeps the rights of whoever is signed in: loads them when they are missing, again and again while that fails,
 * and anew when the server says that they changed, when the tab is looked at after a while, or at a 403.
 */
export function watchRights(store: AppStore): () => void {
  let failures = 0
  let loadedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLoading = false
  /** Something changed while an answer was on its way, which may not know of it. */
  let again = false

  const load = async () => {
    clearTimeout(timer)
    loadedAt = Date.now()
    isLoading = true
    await store.dispatch(loadRights())
    isLoading = false
    if (again) {
      again = false
      return void load()
    }
    if (store.getState().auth.rights !== 'failed') {
      failures = 0
      return
    }
    timer = setTimeout(() => void load(), rightsRetryDelay(failures++))
  }
  const loadOlderThan = (ms: number) => {
    if (store.getState().auth.user && Date.now() - loadedAt > ms) void load()
  }
  const handleVisible = () => {
    if (document.visibilityState === 'visible') loadOlderThan(STALE_AFTER_MS)
  }

  const handleNews = () => {
    if (isLoading) again = true
    else loadOlderThan(-1)
  }

  document.addEventListener('visibilitychange', handleVisible)
  const stopLine = listenToPortal({
    onRights: handleNews,
    onNotices: noteNotices,
    onSettled: awaitLine(),
    onLists: news => noteListNews(store, news),
  })
  const stopForbidden = onForbidden(() => loadOlderThan(FORBIDDEN_PAUSE_MS))
  void load()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', handleVisible)
    stopForbidden()
    stopLine()
  }
}
