import type { Tx } from '@server/platform/db/transaction'

/** What other modules may ask of accounts; the auth module answers, server/app.ts hands it over. */
export type AccountPort = {
  sendReset(tx: Tx, userId: string): Promise<void>
  sendWelcome(tx: Tx, userId: string): Promise<void>
  endSessions(tx: Tx, userId: string, reason: string): Promise<number>
  clearLock(tx: Tx, userId: string): Promise<void>
}
