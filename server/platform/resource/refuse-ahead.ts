import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { refuseBroken } from '@server/platform/resource/refuse-broken'

/** What has happened has a day that is not still to come. */
export async function refuseAhead(tx: Tx, path: string, day: string): Promise<void> {
  if (day > (await businessDay(tx.db))) refuseBroken([{ path, code: 'date_ahead' }])
}
