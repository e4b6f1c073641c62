import { loadPhrases, phrase, startI18n } from '@/shared/i18n/i18n'
import { storedLocale } from '@/shared/i18n/locale-store'
import { error } from '@/shared/notify/notification.slice'
import { readStoredSession } from '@/shared/session/stored-session'
import { onStorageTrouble, type StorageTrouble } from '@/shared/store/browser-storage'
import type { AppStore } from '@/shared/store/hooks'
import { bundledNamespaces, bundledPhrases, phraseSource } from '@/app/phrases'
import { startSession } from '@/app/session-start'
import { makeStore } from '@/app/store'

/** The store as the browser remembers it. Lists that are missing are fetched as soon as the frame stands. */
export function restoredStore(): AppStore {
  const { user, permissions, ouAccess, activeOU, menus } = readStoredSession()
  const isComplete = permissions.length > 0 && ouAccess.length > 0 && menus.length > 0
  return makeStore({
    auth: { user, rights: user && isComplete ? 'ready' : 'unknown' },
    permissions,
    ouAccess,
    activeOU,
    menus,
  })
}

function wordsFor(troubles: readonly StorageTrouble[]): string {
  const broken = troubles.flatMap(trouble => (trouble.kind === 'broken' ? [trouble.key] : []))
  const rest = troubles.flatMap(trouble => (trouble.kind === 'broken' ? [] : [trouble.kind]))
  const sentences = rest.map(kind => phrase('shared', `storage.${kind}`))
  if (broken.length > 0) {
    sentences.unshift(phrase('shared', 'storage.broken', { key: broken.join(', ') }))
  }
  return sentences.join(' ')
}

function tellOfStorage(store: AppStore): () => void {
  return onStorageTrouble(troubles => store.dispatch(error(wordsFor(troubles))))
}

/** Everything that must stand before the first page is drawn. Gives back how to take it down again. */
export async function startPortal(store: AppStore): Promise<() => void> {
  const stopSession = startSession(store)
  await loadPhrases(...bundledNamespaces)
  const stopTelling = tellOfStorage(store)
  return () => {
    stopSession()
    stopTelling()
  }
}

export function startLanguage(): void {
  startI18n(phraseSource, bundledPhrases, storedLocale())
}
