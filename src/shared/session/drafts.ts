import { logError } from '@/shared/log/log'
import { readStored, removeKey, writeStored } from '@/shared/store/browser-storage'

/**
 * What someone typed and did not save. It lies in this tab, under the id of its user, and only that user is
 * ever offered it again. Passwords and payroll never become drafts.
 */
export interface Draft<T> {
  saved_at: string
  values: T
}

const LONGEST_LIFE_MS = 7 * 24 * 60 * 60 * 1000
const PREFIX = 'draft:'

const savers = new Set<() => void>()

/** A form tells how to save itself; called before the page goes away by whatever cause. */
export function registerDraftSaver(save: () => void): () => void {
  savers.add(save)
  return () => savers.delete(save)
}

export function saveAllDrafts(): void {
  for (const save of savers) {
    try {
      save()
    } catch (error) {
      // One form that cannot be saved must not take the others with it.
      logError('A draft could not be saved', error)
    }
  }
}

const keyOf = (userId: string, form: string) => `${PREFIX}${userId}:${form}`

export function saveDraft(userId: string, form: string, values: unknown, now = new Date()): void {
  writeStored(keyOf(userId, form), { saved_at: now.toISOString(), values }, 'session')
}

export function readDraft<T>(userId: string, form: string, now = Date.now()): Draft<T> | null {
  const key = keyOf(userId, form)
  const draft = readStored(key, parseDraft<T>, 'session')
  if (!draft) return null
  if (now - Date.parse(draft.saved_at) < LONGEST_LIFE_MS) return draft
  removeKey(key, 'session')
  return null
}

export function dropDraft(userId: string, form: string): void {
  removeKey(keyOf(userId, form), 'session')
}

function parseDraft<T>(value: unknown): Draft<T> | null {
  const draft = value as Partial<Draft<T>> | null
  if (typeof draft?.saved_at !== 'string' || Number.isNaN(Date.parse(draft.saved_at))) return null
  return typeof draft.values === 'object' && draft.values !== null ? (draft as Draft<T>) : null
}
