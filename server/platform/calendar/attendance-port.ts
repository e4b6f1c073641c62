import type { DateText } from '@contract/kernel/dates'
import type { Lock } from '@contract/modules/time-logs/correction.rules'
import type { Tx } from '@server/platform/db/transaction'

/** What other modules may ask of days at work; the time-logs module answers, server/app.ts hands it over. */
export type AttendancePort = {
  /**
   * Leave or holidays of these days have changed: they are worked out anew in the same transaction, which runs as the
   * portal itself. Days that are locked stay as they are.
   */
  daysChanged(tx: Tx, employeeIds: readonly string[], from: DateText, to: DateText): Promise<void>
  /** The months of a unit that are closed. */
  locksOf(tx: Tx, ouId: string): Promise<readonly Lock[]>
}
