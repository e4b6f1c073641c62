import { sql } from 'kysely'
import { TODAY } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'

export type NewPrice = { unit_id: string; list_price: string }
export type PriceTerms = { from: string; reason: string | null; by: string | null }

/**
 * A new price for each of these units, from a day on. One that was to begin later gives way to it, as if it had never
 * been meant; one whose day has come becomes the price for good first. All of it by sets: a price list has thousands.
 */
export async function setPrices(
  db: Db,
  prices: readonly NewPrice[],
  { from, reason, by }: PriceTerms,
): Promise<void> {
  const ids = prices.map(({ unit_id }) => unit_id)
  await settlePrices(db, ids)
  await writeHistory(db, prices, { from, reason, by })
  await sql`
    update property_unit u set
      list_price = case when f.begun then n.price else u.list_price end,
      price_effective_from = case when f.begun then ${from}::date else u.price_effective_from end,
      next_list_price = case when not f.begun then n.price end,
      next_price_from = case when not f.begun then ${from}::date end
    from unnest(${ids}::uuid[], ${prices.map(({ list_price }) => list_price)}::numeric[]) n (id, price),
      (select ${from}::date <= ${TODAY} as begun) f
    where u.id = n.id`.execute(db)
}

/** What a unit cost until that day ends there; what was to begin later never did. */
export async function writeHistory(
  db: Db,
  prices: readonly NewPrice[],
  { from, reason, by }: PriceTerms,
): Promise<void> {
  const ids = prices.map(({ unit_id }) => unit_id)
  await sql`
    update unit_price_history set effective_to = case when effective_from > ${TODAY} then effective_from else ${from}::date end
    where unit_id = any (${ids}::uuid[]) and (effective_to is null or effective_to > ${TODAY})`.execute(db)
  await sql`
    insert into unit_price_history (unit_id, list_price, effective_from, changed_by, reason, created_by, updated_by)
    select n.id, n.price, ${from}::date, ${by}::uuid, ${reason}, ${by}::uuid, ${by}::uuid
    from unnest(${ids}::uuid[], ${prices.map(({ list_price }) => list_price)}::numeric[]) n (id, price)`.execute(
    db,
  )
}

/** A price whose day has come takes its column; lists and sales have read it so since midnight. */
export async function settlePrices(db: Db, ids: readonly string[] | null): Promise<number> {
  const meant = ids === null ? sql`` : sql`and id = any (${ids}::uuid[])`
  const { numAffectedRows } = await sql`
    update property_unit set list_price = next_list_price, price_effective_from = next_price_from,
      next_list_price = null, next_price_from = null
    where next_price_from <= ${TODAY} ${meant}`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

export async function findLastPrice(db: Db, unitId: string): Promise<string> {
  const { id } = await db
    .selectFrom('unit_price_history')
    .select('id')
    .where('unit_id', '=', unitId)
    .where('effective_to', 'is', null)
    .executeTakeFirstOrThrow()
  return id
}
