import { saveAllDrafts } from '@/shared/session/drafts'
import { reloadPage } from '@/shared/session/page-reload'

/**
 * Tabs share one session. `storage` events tell of changes by any tab, but not where storage is off or
 * throttled, so a channel says it too; whichever comes first acts, and acting twice changes nothing.
 */
const CHANNEL = 'portal-session'

type Message = { type: 'signed-out' } | { type: 'signed-in'; userId: string }

export interface OtherTabs {
  tellSignedOut: () => void
  tellSignedIn: (userId: string) => void
  stop: () => void
}

export interface ThisTab {
  userId: () => string | null
  storedUserId: () => string | null
  onSignedOutElsewhere: () => void
}

export function watchOtherTabs(tab: ThisTab): OtherTabs {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)

  const compare = (theirs: string | null) => {
    const ours = tab.userId()
    if (ours === theirs) return
    if (theirs === null) return tab.onSignedOutElsewhere()
    // Signed in as someone else, or we stand at the sign-in page: start anew as whoever is signed in now.
    reloadPage(saveAllDrafts)
  }

  const handleMessage = ({ data }: MessageEvent<Message>) =>
    compare(data.type === 'signed-in' ? data.userId : null)
  const handleStorage = ({ key, storageArea }: StorageEvent) => {
    // A null key is `clear()`. `token` is written after `user`, so both stand when it changes.
    if (storageArea === window.localStorage && (key === null || key === 'user' || key === 'token')) {
      compare(tab.storedUserId())
    }
  }

  channel?.addEventListener('message', handleMessage)
  window.addEventListener('storage', handleStorage)
  return {
    tellSignedOut: () => channel?.postMessage({ type: 'signed-out' } satisfies Message),
    tellSignedIn: userId => channel?.postMessage({ type: 'signed-in', userId } satisfies Message),
    stop: () => {
      channel?.close()
      window.removeEventListener('storage', handleStorage)
    },
  }
}
