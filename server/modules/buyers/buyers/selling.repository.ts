import { sql } from 'kysely'
import type { Db } from '@server/platform/db/database'
import type { SellingBuyer } from '@server/platform/selling/buyer-port'

export function findSellingBuyers(db: Db, ids: readonly string[]): Promise<SellingBuyer[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .selectFrom('buyer')
    .select([
      ...([
        'id',
        'buyer_no',
        'ou_id',
        'full_name',
        'kind',
        'employment',
        'mobile',
        'email',
        'lead_id',
      ] as const),
      sql<boolean>`consent_at is not null`.as('consented'),
      sql<boolean>`status = 'active'`.as('is_active'),
    ])
    .where('id', 'in', [...ids])
    .execute()
}

/** In the order in which they were asked for: the principal first. */
export async function findParties(db: Db, ids: readonly string[]) {
  const found = await db
    .selectFrom('buyer')
    .select([
      'id',
      'kind',
      'employment',
      'civil_status',
      'nationality',
      'attorney_in_fact',
      'spouse_buyer_id',
    ])
    .where('id', 'in', [...ids])
    .execute()
  return ids.flatMap(id => found.find(party => party.id === id) ?? [])
}
