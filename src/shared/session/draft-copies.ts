import { removeStoredDraft, storedDraft, storeDraft } from '@/shared/session/draft-database'
import { fetchDraft, removeSentDraft, sendDraft } from '@/shared/session/draft-server'
import { draftOf, dropDraft, readDraft, type Draft } from '@/shared/session/drafts'

export type DraftPlace = 'tab' | 'browser' | 'server'
export type FoundDraft<T> = Draft<T> & { place: DraftPlace }

/** Where the copies of one form lie. Forms that were never sent need not be removed from the server. */
const onServer = new Set<string>()
const serverKey = (userId: string, form: string) => `${userId}:${form}`

export function newestDraft<T>(copies: readonly (FoundDraft<T> | null)[]): FoundDraft<T> | null {
  return copies.reduce(
    (newest, copy) =>
      copy && (!newest || Date.parse(copy.saved_at) > Date.parse(newest.saved_at)) ? copy : newest,
    null,
  )
}

const placed = <T>(draft: Draft<T> | null, place: DraftPlace): FoundDraft<T> | null =>
  draft && { ...draft, place }

/** In this tab: known at once. */
export function draftInTab<T>(userId: string, form: string): FoundDraft<T> | null {
  return placed(readDraft<T>(userId, form), 'tab')
}

/** In this browser and on the server: the newest of all copies there are. */
export async function findDraft<T>(userId: string, form: string): Promise<FoundDraft<T> | null> {
  const [stored, sent] = await Promise.all([storedDraft<T>(userId, form), fetchDraft<T>(form)])
  if (sent) onServer.add(serverKey(userId, form))
  return newestDraft([draftInTab<T>(userId, form), placed(stored, 'browser'), placed(sent, 'server')])
}

export function keepInBrowser(userId: string, form: string, values: object): void {
  void storeDraft(userId, form, draftOf(values))
}

export async function keepOnServer(userId: string, form: string, values: object): Promise<boolean> {
  onServer.add(serverKey(userId, form))
  return sendDraft(form, draftOf(values))
}

/** Saved, or decided against: every copy goes. */
export function forgetDraft(userId: string, form: string): void {
  dropDraft(userId, form)
  void removeStoredDraft(userId, form)
  if (onServer.delete(serverKey(userId, form))) void removeSentDraft(form)
}
