import { toApiFailure } from '@/shared/http/api-failure'
import { http } from '@/shared/http/http'
import { readStored, writeStored } from '@/shared/store/browser-storage'

/**
 * What was written down where there was no line: kept on this phone under its user until it is sent. The key is the
 * one of the first try, so that a try whose answer was lost is not done twice.
 */
export type UnsentLead = {
  key: string
  kind: 'lead' | 'activity'
  url: string
  body: object
  /** Whom it is about. */
  name: string
  kept_at: string
  /** Why the server did not take it; it stays to be read and thrown away. */
  refused: string | null
}

const NONE: readonly UnsentLead[] = []
const storeKey = (userId: string) => `unsent-leads:${userId}`
const known = new Map<string, readonly UnsentLead[]>()
const watchers = new Set<() => void>()

function parsed(value: unknown): readonly UnsentLead[] | null {
  return Array.isArray(value) ? (value as UnsentLead[]) : null
}

export function unsentOf(userId: string): readonly UnsentLead[] {
  const cached = known.get(userId)
  if (cached) return cached
  const stored = readStored(storeKey(userId), parsed) ?? NONE
  known.set(userId, stored)
  return stored
}

function keep(userId: string, items: readonly UnsentLead[]): void {
  known.set(userId, items)
  writeStored(storeKey(userId), items)
  for (const tell of watchers) tell()
}

export function watchUnsent(tell: () => void): () => void {
  watchers.add(tell)
  return () => watchers.delete(tell)
}

export function addUnsent(userId: string, item: Omit<UnsentLead, 'kept_at' | 'refused'>): void {
  keep(userId, [...unsentOf(userId), { ...item, kept_at: new Date().toISOString(), refused: null }])
}

export function dropUnsent(userId: string, key: string): void {
  keep(
    userId,
    unsentOf(userId).filter(item => item.key !== key),
  )
}

let sending: Promise<number> | null = null

/** One after the other, as they were written down; ends where the line does. Tells how many arrived. */
export function sendUnsent(userId: string): Promise<number> {
  sending ??= sendAll(userId).finally(() => {
    sending = null
  })
  return sending
}

async function sendAll(userId: string): Promise<number> {
  let sent = 0
  for (const { key, url, body } of unsentOf(userId).filter(({ refused }) => refused === null)) {
    try {
      await http.request({ method: 'POST', url, body, idempotencyKey: key, timeoutMs: 20_000 })
      dropUnsent(userId, key)
      sent += 1
    } catch (error) {
      const failure = toApiFailure(error)
      if (isNoLine(failure)) return sent
      keep(
        userId,
        unsentOf(userId).map(item => (item.key === key ? { ...item, refused: failure.message } : item)),
      )
    }
  }
  return sent
}

/** No answer came, or the server had none to give: worth another try later. */
export function isNoLine({ status }: { status: number }): boolean {
  return status === 0 || status === 502 || status === 503 || status === 504
}
