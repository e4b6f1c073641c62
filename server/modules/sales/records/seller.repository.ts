import { sql } from 'kysely'
import { parseWeight } from '@contract/kernel/parts'
import type { SellerLevel } from '@contract/selling/scheme.rules'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'

export type KnownSeller = {
  id: string
  name: string
  ou_id: string
  employee_id: string | null
  position_id: string | null
  user_id: string | null
  team_id: string | null
  status: string
}

/** Whoever may stand in a sale, with the position and the team of the day. */
export async function findSellers(db: Db, ids: readonly string[], on: string): Promise<KnownSeller[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<KnownSeller>`
    select s.id, s.display_name as name, s.ou_id, s.employee_id, coalesce(m.position_id, e.position_id) as position_id,
      e.user_id, m.team_id, s.status
    from seller_profile s left join employee e on e.id = s.employee_id
      left join lateral (select team_id, position_id from sales_team_member m where m.employee_id = s.employee_id
        and m.valid_from <= ${on} and (m.valid_to is null or m.valid_to >= ${on})
        order by m.valid_from desc limit 1) m on true
    where s.id = any (${ids}::uuid[])`.execute(db)
  return rows
}

export type SaleSeller = {
  id: string
  seller_id: string
  name: string
  employee_id: string | null
  user_id: string | null
  level: SellerLevel
  share_weight: string
  rate_pct: string | null
  position: string | null
  sequence_no: number
}

export async function findSaleSellers(db: Db, saleId: string): Promise<SaleSeller[]> {
  const { rows } = await sql<SaleSeller>`
    select s.id, s.seller_id, p.display_name as name, s.employee_id, e.user_id, s.level, s.share_weight, s.rate_pct,
      o.name as position, s.sequence_no
    from sale_seller s join seller_profile p on p.id = s.seller_id
      left join employee e on e.id = s.employee_id left join position o on o.id = s.position_id
    where s.sale_id = ${saleId} and s.ended_at is null order by s.sequence_no`.execute(db)
  return rows
}

export type WrittenSeller = {
  seller_id: string
  employee_id: string | null
  position_id: string | null
  level: SellerLevel
  share_weight: string
}

const keyOf = ({ seller_id, level }: { seller_id: string; level: string }) => `${seller_id} ${level}`

/** Whoever stays keeps their row, whoever leaves has an end: what was earned until then stays told. */
export async function writeSellers(
  db: Db,
  sale: { id: string; ou_id: string; isDraft: boolean },
  sellers: readonly WrittenSeller[],
): Promise<void> {
  const present = new Map((await findPresentSellers(db, sale.id)).map(seller => [keyOf(seller), seller]))
  const kept = new Set(sellers.map(keyOf))
  const gone = [...present.values()].filter(seller => !kept.has(keyOf(seller))).map(({ id }) => id)
  if (gone.length > 0) {
    if (sale.isDraft) await db.deleteFrom('sale_seller').where('id', 'in', gone).execute()
    else await db.updateTable('sale_seller').set({ ended_at: NOW }).where('id', 'in', gone).execute()
  }
  const back = sale.isDraft ? [] : await reviveSellers(db, sale.id, sellers, present)
  const coming = sellers.flatMap((seller, index) =>
    present.has(keyOf(seller)) || back.includes(keyOf(seller)) ? [] : [{ ...seller, sequence_no: index + 1 }],
  )
  for (const [index, { share_weight, ...seller }] of sellers.entries()) {
    const stays = present.get(keyOf(seller))
    if (!stays || isAt(stays, index + 1, share_weight)) continue
    await db
      .updateTable('sale_seller')
      .set({ sequence_no: index + 1, share_weight })
      .where('id', '=', stays.id)
      .execute()
  }
  await addSellers(db, sale, coming)
}

const isAt = (seller: PresentSeller, sequence_no: number, share_weight: string): boolean =>
  seller.sequence_no === sequence_no && parseWeight(seller.share_weight) === parseWeight(share_weight)

export async function addSellers(
  db: Db,
  sale: { id: string; ou_id: string },
  sellers: readonly (WrittenSeller & { sequence_no: number })[],
): Promise<void> {
  if (sellers.length === 0) return
  await db
    .insertInto('sale_seller')
    .values(
      sellers.map(seller => ({
        ou_id: sale.ou_id,
        sale_id: sale.id,
        created_by: null,
        updated_by: null,
        ...seller,
        rate_pct: null,
        ended_at: null,
      })),
    )
    .execute()
}

/** Those who stand in it, told by its own rows alone. */
async function findPresentSellers(db: Db, saleId: string) {
  return db
    .selectFrom('sale_seller')
    .select(['id', 'seller_id', 'level', 'share_weight', 'sequence_no'])
    .where('sale_id', '=', saleId)
    .where('ended_at', 'is', null)
    .execute()
}
type PresentSeller = Awaited<ReturnType<typeof findPresentSellers>>[number]

/** Those who left a sale, the last ones first. */
export async function findFormerSellers(db: Db, saleId: string) {
  return db
    .selectFrom('sale_seller')
    .select(['id', 'seller_id', 'level'])
    .where('sale_id', '=', saleId)
    .where('ended_at', 'is not', null)
    .orderBy('ended_at', 'desc')
    .execute()
}

/** Whoever comes back is who he was: what was billed for him is his own again. */
async function reviveSellers(
  db: Db,
  saleId: string,
  sellers: readonly WrittenSeller[],
  present: ReadonlyMap<string, unknown>,
): Promise<string[]> {
  const former = await findFormerSellers(db, saleId)
  const back: string[] = []
  for (const [index, seller] of sellers.entries()) {
    const was = former.find(other => keyOf(other) === keyOf(seller))
    if (!was || present.has(keyOf(seller))) continue
    await db
      .updateTable('sale_seller')
      .set({ ended_at: null, sequence_no: index + 1, share_weight: seller.share_weight })
      .where('id', '=', was.id)
      .execute()
    back.push(keyOf(seller))
  }
  return back
}

/** Of those who sell now; what their position stands for, where it says so. */
export async function findSellerChoices(
  db: Db,
  { userId, unitIds, search }: { userId: string; unitIds: readonly string[] | null; search: string },
) {
  const { rows } = await sql<{ id: string; name: string; level: SellerLevel | null; is_own: boolean }>`
    select s.id, s.display_name as name, case o.code when 'AGENT' then 'agent' when 'SM' then 'sales_manager'
        when 'SD' then 'sales_director' when 'BROKER' then 'broker' end as level,
      coalesce(e.user_id = ${userId}, false) as is_own
    from seller_profile s left join employee e on e.id = s.employee_id left join position o on o.id = e.position_id
    where s.status = 'active' and (${unitIds === null} or s.ou_id = any (${unitIds ?? []}::uuid[]) or o.code = 'BROKER')
      and strpos(lower(s.display_name), ${search.toLowerCase()}) > 0
    order by 4 desc, s.display_name limit 50`.execute(db)
  return rows
}

/** A bank that lends, and is still to be chosen. */
export async function isLender(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('bank')
    .select('id')
    .where('id', '=', id)
    .where('is_active', '=', true)
    .where('kind', '<>', 'company_account')
    .executeTakeFirst()
  return row !== undefined
}

export async function findBankName(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('bank').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name ?? null
}
