import type { NotificationKind, NotificationParams } from '@contract/modules/notifications/notification-kinds'
import type { Tx } from '@server/platform/db/transaction'
import type { RecordAccess } from '@server/platform/notifications/record-access'

export type Notice<K extends NotificationKind = NotificationKind> = {
  kind: K
  /** Users, however often named; those who are not active are left out. */
  to: readonly string[]
  /** What it is about; `type` is the name of the resource where there is one. */
  subject: { type: string; id: string }
  /** Values, no words: they are put into the reader's language when it is read. */
  params: NotificationParams<K>
  /** Where the portal shows it. */
  path: string
  /** Told once to each person, however often this is called with the same key. */
  dedupeKey?: string
  /**
   * Only those who may see the record there are told, and only as long as they may (`standingOf`). Without it the
   * caller has picked people whom it concerns as such: who is asked, who asked, whose payslip it is.
   */
  seenAt?: RecordAccess
}

/**
 * Told in any transaction, under whichever role it runs: rolled back, nobody was told. Whoever has the portal open
 * hears of it when the transaction stands, on whichever server.
 */
export type NotificationPort = {
  /** How many were told. */
  notify<K extends NotificationKind>(tx: Pick<Tx, 'db'>, notice: Notice<K>): Promise<number>
}
