import type { Locale } from '@contract/kernel/locales'
import type { Tx } from '@server/platform/db/transaction'

export type NewAccount = {
  username: string
  email: string
  first_name: string
  last_name: string
  ou_id: string
  locale: Locale
  created_by: string
}

export type LiveSession = {
  id: string
  issued_at: string
  last_seen_at: string
  ip: string | null
  device: string
}

/** What other modules may ask of accounts; the auth module answers, server/app.ts hands it over. */
export type AccountPort = {
  /** Pending and without a password; refuses a name or an address that is taken. */
  create(tx: Tx, person: NewAccount): Promise<string>
  sendReset(tx: Tx, userId: string): Promise<void>
  /** "You may sign in", or to whoever never had a password, the link that sets one. */
  sendWelcome(tx: Tx, userId: string): Promise<void>
  /** Links that went to the address before open nothing any more; both addresses are told. */
  changeEmail(tx: Tx, userId: string, email: string): Promise<void>
  endSessions(tx: Tx, userId: string, reason: string): Promise<number>
  sessions(tx: Tx, userId: string): Promise<LiveSession[]>
  clearLock(tx: Tx, userId: string): Promise<void>
}
