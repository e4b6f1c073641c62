import type { SessionRow } from '@server/platform/access/access.repository'
import type { Connection } from '@server/platform/db/connection'
import { listen } from '@server/platform/db/listen'

const ACCESS_CHANNEL = 'portal_access'
const KEPT_MS = 5_000
const KEPT_AT_MOST = 5_000

export type SessionMemory = {
  recall(sessionSecret: string, lookUp: () => Promise<SessionRow | null>): Promise<SessionRow | null>
  forget(): void
  /** Calls back at every word about a session, an account, a right, a menu or a unit. */
  onNews(listener: () => void): void
  stop(): Promise<void>
}

/**
 * Saves a look-up for seconds at most, and only while the database can be heard: at its word about a session, an
 * account or a right everything is forgotten. Without a line (a pooler in between, a lost connection) each request
 * is looked up.
 */
export function rememberSessions(connection: Connection | null): SessionMemory {
  const kept = new Map<string, { session: SessionRow; until: number }>()
  let hears = false
  /** A look-up that began before the last word must not be kept after it. */
  let generation = 0
  const listeners: (() => void)[] = []

  const forget = () => {
    generation += 1
    kept.clear()
  }
  const news = () => {
    hears = true
    forget()
    for (const listener of listeners) listener()
  }
  const deaf = () => {
    hears = false
    forget()
  }
  const line = connection === null ? null : listen(connection, ACCESS_CHANNEL, news, deaf)

  return {
    forget,
    onNews: listener => void listeners.push(listener),
    stop: async () => line?.stop(),
    recall: async (sessionSecret, lookUp) => {
      const known = kept.get(sessionSecret)
      if (known && known.until > performance.now()) return known.session
      const began = generation
      const session = await lookUp()
      if (session && hears && began === generation) {
        if (kept.size >= KEPT_AT_MOST) kept.clear()
        kept.set(sessionSecret, { session, until: performance.now() + KEPT_MS })
      }
      return session
    },
  }
}
