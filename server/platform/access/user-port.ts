import type { Tx } from '@server/platform/db/transaction'

/** What other modules may ask of users; the settings module answers, server/app.ts hands it over. */
export type UserPort = {
  /** Puts an active account out at once; false where it was out already. Refuses the last administrator. */
  suspend(tx: Tx, userId: string): Promise<boolean>
}
