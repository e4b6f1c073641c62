import { sql, type RawBuilder } from 'kysely'
import { parseMoney, type Centavos } from '@contract/kernel/money'
import type { Db } from '@server/platform/db/database'

export type StoredTranche = {
  id: string
  seq: number
  gross: Centavos
  adjusted: Centavos
  /** Given up of it by credits. */
  waived: Centavos
  trigger: Centavos
  expected_on: string | null
  statement_id: string | null
}

export async function findStoredTranches(db: Db, commissionId: string): Promise<StoredTranche[]> {
  const rows = await db
    .selectFrom('commission_tranche')
    .select([
      'id',
      'seq',
      'gross_amount',
      'adjusted_amount',
      'waived_amount',
      'trigger_amount',
      'expected_on',
    ])
    .select('statement_id')
    .where('sale_commission_id', '=', commissionId)
    .orderBy('seq')
    .execute()
  return rows.map(({ gross_amount, adjusted_amount, waived_amount, trigger_amount, ...row }) => ({
    ...row,
    gross: parseMoney(gross_amount),
    adjusted: parseMoney(adjusted_amount),
    waived: parseMoney(waived_amount),
    trigger: parseMoney(trigger_amount),
  }))
}

const AMOUNTS = ['amount', 'adjusted', 'taken', 'releasable', 'released', 'paid'] as const
export type StoredShare = {
  id: string
  tranche_id: string
  seq: number
  /** Nobody's where it is the company's. */
  sale_seller_id: string | null
} & Record<(typeof AMOUNTS)[number], Centavos>

/** What each has of each tranche. */
export const findStoredShares = (db: Db, commissionId: string): Promise<StoredShare[]> =>
  readShares(db, commissionId, sql``)

/** The same, locked until the transaction ends. */
export const lockStoredShares = (db: Db, commissionId: string): Promise<StoredShare[]> =>
  readShares(db, commissionId, sql`for update of h`)

async function readShares(db: Db, commissionId: string, lock: RawBuilder<unknown>): Promise<StoredShare[]> {
  const { rows } = await sql<
    Pick<StoredShare, 'id' | 'tranche_id' | 'seq' | 'sale_seller_id'> &
      Record<(typeof AMOUNTS)[number], string>
  >`
    select h.id, h.tranche_id, h.seq, h.sale_seller_id, h.amount, h.adjusted_amount as adjusted, h.taken_amount as taken,
      h.releasable_amount as releasable, h.released_amount as released,
      (h.released_amount - h.clawed_back_amount)::numeric(16,2)::text as paid
    from commission_share h join commission_tranche t on t.id = h.tranche_id
    where t.sale_commission_id = ${commissionId} order by h.id ${lock}`.execute(db)
  return rows.map(({ amount, adjusted, taken, releasable, released, paid, ...row }) => ({
    ...row,
    amount: parseMoney(amount),
    adjusted: parseMoney(adjusted),
    taken: parseMoney(taken),
    releasable: parseMoney(releasable),
    released: parseMoney(released),
    paid: parseMoney(paid),
  }))
}

export type SharedSeller = { id: string; seller_id: string; name: string; level: string }

/** Everyone who ever stood in the sale: also who left it has what was billed for him. */
export async function findSharedSellers(db: Db, saleId: string): Promise<Map<string, SharedSeller>> {
  const { rows } = await sql<SharedSeller>`
    select l.id, l.seller_id, p.display_name as name, l.level
    from sale_seller l join seller_profile p on p.id = l.seller_id where l.sale_id = ${saleId}`.execute(db)
  return new Map(rows.map(row => [row.id, row]))
}
