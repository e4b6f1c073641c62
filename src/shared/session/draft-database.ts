import { draftFrom, type Draft } from '@/shared/session/drafts'

/**
 * Drafts in the browser's own database: written while one types, so that they outlive a crash of the tab, the
 * browser or the machine. Where there is none, or it is full or closed, the other copies must do.
 */
const DATABASE = 'portal-drafts'
const STORE = 'drafts'

type StoredDraft = { key: string; draft: unknown }

let opening: Promise<IDBDatabase | null> | null = null

function open(): Promise<IDBDatabase | null> {
  opening ??= new Promise(resolve => {
    try {
      const request = globalThis.indexedDB.open(DATABASE, 1)
      request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' })
      request.onsuccess = () => {
        // Another tab of a newer portal must not wait for this one.
        request.result.onversionchange = () => request.result.close()
        resolve(request.result)
      }
      request.onerror = () => resolve(null)
      request.onblocked = () => resolve(null)
    } catch {
      resolve(null)
    }
  })
  return opening
}

let last: Promise<unknown> = Promise.resolve()

/** One after the other: what is dropped must not come back by a write that was asked for before. */
function inTurn<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | null> {
  const run = async () => {
    const database = await open()
    if (!database) return null
    return new Promise<T | null>(resolve => {
      try {
        const request = ask(database.transaction(STORE, mode).objectStore(STORE))
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => resolve(null)
      } catch {
        resolve(null)
      }
    })
  }
  const turn = last.then(run, run)
  last = turn
  return turn
}

const keyOf = (userId: string, form: string) => `${userId}:${form}`

export async function storeDraft(userId: string, form: string, draft: Draft<unknown>): Promise<void> {
  await inTurn('readwrite', store => store.put({ key: keyOf(userId, form), draft } satisfies StoredDraft))
}

export async function storedDraft<T>(userId: string, form: string): Promise<Draft<T> | null> {
  const kept = await inTurn<StoredDraft | undefined>('readonly', store => store.get(keyOf(userId, form)))
  return kept ? draftFrom<T>(kept.draft) : null
}

export async function removeStoredDraft(userId: string, form: string): Promise<void> {
  await inTurn('readwrite', store => store.delete(keyOf(userId, form)))
}

/** At signing out: nobody who comes after finds what another typed. */
export async function clearStoredDrafts(): Promise<void> {
  await inTurn('readwrite', store => store.clear())
}
