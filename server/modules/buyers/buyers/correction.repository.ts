import { sql } from 'kysely'
import type { CorrectionFacts } from '@contract/modules/buyers/buyer-correction.rules'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'

type Buyer = { id: string; access: Condition; userId: string }

/** Null where the asker may not see the buyer. */
export async function findCorrectionFacts(
  db: Db,
  { id, access, userId }: Buyer,
): Promise<CorrectionFacts | null> {
  const { rows } = await sql<CorrectionFacts>`
    select buyer.created_by is not distinct from ${userId}::uuid as is_adder, buyer.status = 'merged' as is_merged,
      exists (select from buyer_document d where d.buyer_id = buyer.id and d.status = 'verified') as is_verified
    from buyer where buyer.id = ${id} and ${access}`.execute(db)
  return rows[0] ?? null
}

/** From here on no document of the buyer is verified until the transaction ends. */
export async function lockForCorrection(db: Db, id: string): Promise<void> {
  await sql`select from buyer where id = ${id} for no key update`.execute(db)
}
