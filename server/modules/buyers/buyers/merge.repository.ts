import { sql } from 'kysely'
import type { BuyerMerge } from '@contract/modules/buyers/buyer.calls'
import { MERGE_GROUPS } from '@contract/modules/buyers/buyer-merge.rules'
import type { Condition } from '@server/platform/access/access-where'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'
import { utcText } from '@server/platform/db/utc-text'

const FIELDS = [...new Set(Object.values(MERGE_GROUPS).flat())] as string[]
const JSON_FIELDS = new Set(['attorney_in_fact', 'representatives'])

export type MergingBuyer = Record<string, unknown> & {
  id: string
  ou_id: string
  buyer_no: string
  full_name: string
  kind: string
  status: string
  is_pep: boolean
  aml_risk: 'low' | 'normal' | 'high'
  row_version: number
}

/** Both locked, in the order of their ids: two who merge the same pair the other way round wait for each other. */
export async function lockBuyers(db: Db, access: Condition, ids: readonly string[]): Promise<MergingBuyer[]> {
  const { rows } = await sql<{ row: MergingBuyer }>`
    select to_jsonb(buyer) as row from buyer where id = any (${[...ids]}::uuid[]) and ${access} order by id for update`.execute(
    db,
  )
  return rows.map(({ row }) => row)
}

/** What history keeps of one side: enough to go through it again, and no number that can be read. */
export function keptOf(buyer: MergingBuyer): Record<string, unknown> {
  const kept = [...FIELDS, 'id', 'buyer_no', 'full_name', 'kind', 'is_pep', 'aml_risk', 'row_version']
  return Object.fromEntries(
    kept.filter(field => !SEALED.has(field)).map(field => [field, buyer[field] ?? null]),
  )
}
const SEALED = new Set(['tin', 'tin_hash', 'gov_id_no', 'gov_id_no_hash', 'fingerprint'])

export async function markMerged(db: Db, loserId: string, winnerId: string): Promise<void> {
  await db
    .updateTable('buyer')
    .set({ status: 'merged', merged_into_id: winnerId, merged_at: NOW })
    .where('id', '=', loserId)
    .execute()
}

export async function writeMerged(db: Db, winnerId: string, values: Record<string, unknown>): Promise<void> {
  const changes = Object.entries(values).map(([name, value]) => {
    const stored = JSON_FIELDS.has(name) && value !== null ? JSON.stringify(value) : value
    return sql`${sql.id(name)} = ${stored}`
  })
  await sql`update buyer set ${sql.join(changes)} where id = ${winnerId}`.execute(db)
}

/** Also what pointed at the loser: a spouse, and records that were merged into it before. */
export async function moveWhatIsOurs(db: Db, from: string, to: string): Promise<Record<string, string[]>> {
  const documents = await db
    .updateTable('buyer_document')
    .set({ buyer_id: to })
    .where('buyer_id', '=', from)
    .returning('id')
    .execute()
  const spouses = await sql<{ id: string }>`update buyer
    set spouse_buyer_id = case when id = ${to} then null else ${to}::uuid end
    where spouse_buyer_id = ${from} and id <> ${from} returning id`.execute(db)
  const earlier = await db
    .updateTable('buyer')
    .set({ merged_into_id: to })
    .where('merged_into_id', '=', from)
    .returning('id')
    .execute()
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
  return { buyer_document: idsOf(documents), spouse: idsOf(spouses.rows), buyer: idsOf(earlier) }
}

export type NewMerge = {
  ou_id: string
  winner_id: string
  loser_id: string
  reason: string
  taken: Record<string, string>
  winner_before: Record<string, unknown>
  loser_before: Record<string, unknown>
  moved: Record<string, readonly string[]>
  created_by: string
}

export async function keepMerge(db: Db, merge: NewMerge): Promise<void> {
  const { taken, winner_before, loser_before, moved, created_by, ...plain } = merge
  await sql`insert into buyer_merge (ou_id, winner_id, loser_id, reason, taken, winner_before, loser_before, moved,
      created_by, updated_by)
    values (${plain.ou_id}, ${plain.winner_id}, ${plain.loser_id}, ${plain.reason}, ${JSON.stringify(taken)},
      ${JSON.stringify(winner_before)}, ${JSON.stringify(loser_before)}, ${JSON.stringify(moved)},
      ${created_by}, ${created_by})`.execute(db)
}

export async function findMerges(db: Db, access: Condition, winnerId: string): Promise<BuyerMerge[]> {
  const { rows } = await sql<{ row: BuyerMerge }>`select to_json(one) as row from (
    select m.id, ${utcText('m.created_at')} as at, u.full_name as by, m.reason, m.loser_id,
      m.loser_before ->> 'buyer_no' as loser_no, m.loser_before ->> 'full_name' as loser_name,
      coalesce(jsonb_array_length(m.moved -> 'buyer_document'), 0) as documents
    from buyer_merge m join buyer on buyer.id = m.winner_id left join app_user u on u.id = m.created_by
    where m.winner_id = ${winnerId} and ${access} order by m.created_at desc) one`.execute(db)
  return rows.map(({ row }) => row)
}
