import { sql } from 'kysely'
import { ANY_LIST } from '@contract/access/live-lists'
import type { Db } from '@server/platform/db/database'
import { CHANNEL } from '@server/platform/events/live-lists'

/** Once the transaction is committed, every open screen reads what it shows again. */
export async function tellOfAnyList(db: Db): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${ANY_LIST})`.execute(db)
}
