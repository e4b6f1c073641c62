import { logError } from '@/shared/log/log'
import { readStored, removeKey, writeStored } from '@/shared/store/browser-storage'

/**
 * What someone typed and did not save. Its copy in this tab lies here, under the id of its user, and only that
 * user is ever offered it again; draft-copies.ts tells of the others. Passwords and payroll never become drafts.
 */
export interface Draft<T> {
  saved_at: string
  values: T
}

const LONGEST_LIFE_MS = 7 * 24 * 60 * 60 * 1000
const PREFIX = 'draft:'
const SECRET = /password|passcode|otp|secret|token/i

const savers = new Set<() => void>()
const senders = new Set<() => Promise<boolean>>()

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

/** A form tells how to send its draft to the server at once. */
export function registerDraftSender(send: () => Promise<boolean>): () => void {
  senders.add(send)
  return () => senders.delete(send)
}

/** Whether every form that holds unsaved work has a copy of it on the server now; false when there is none. */
export async function sendAllDrafts(): Promise<boolean> {
  const sent = await Promise.all([...senders].map(send => send()))
  return sent.length > 0 && sent.every(Boolean)
}

/** As it may be kept: no form should offer its secrets, but none may lie anywhere either if one does. */
export function draftOf(values: object, now = new Date()): Draft<unknown> {
  const kept = Object.entries(values).filter(([name]) => !SECRET.test(name))
  return { saved_at: now.toISOString(), values: Object.fromEntries(kept) }
}

/** What was kept, if it is a draft at all and not too old to be offered. */
export function draftFrom<T>(kept: unknown, now = Date.now()): Draft<T> | null {
  const draft = parseDraft<T>(kept)
  return draft && now - Date.parse(draft.saved_at) < LONGEST_LIFE_MS ? draft : null
}

const keyOf = (userId: string, form: string) => `${PREFIX}${userId}:${form}`

export function saveDraft(userId: string, form: string, values: object, now = new Date()): void {
  writeStored(keyOf(userId, form), draftOf(values, now), 'session')
}

export function readDraft<T>(userId: string, form: string, now = Date.now()): Draft<T> | null {
  const key = keyOf(userId, form)
  const draft = readStored(key, parseDraft<T>, 'session')
  if (!draft) return null
  if (draftFrom(draft, now)) return draft
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
