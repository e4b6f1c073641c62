import { sql } from 'kysely'
import { TODAY, ZONE } from '@server/platform/db/clock'
import type { IncentiveProgram } from '@contract/modules/commission/incentive-program.resource'
import type { IncentiveSale } from '@contract/modules/commission/incentive.rules'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'

export type ProgramRow = Pick<
  IncentiveProgram,
  | 'id'
  | 'ou_id'
  | 'name'
  | 'valid_from'
  | 'valid_to'
  | 'metric'
  | 'level'
  | 'funded_by'
  | 'developer_id'
  | 'tiers'
  | 'is_active'
> & { ou_name: string; developer_name: string | null; has_ended: boolean }

const readPrograms = async (db: Db, where: Condition): Promise<ProgramRow[]> => {
  const { rows } = await sql<ProgramRow>`
    select incentive_program.id, incentive_program.ou_id, incentive_program.name, valid_from::text, valid_to::text,
      metric, level, funded_by, developer_id, tiers, incentive_program.is_active, o.ou_name, d.name as developer_name,
      valid_to < ${TODAY} as has_ended
    from incentive_program join operating_unit o on o.id = incentive_program.ou_id
      left join developer d on d.id = incentive_program.developer_id
    where ${where} order by valid_to desc, incentive_program.name, incentive_program.id`.execute(db)
  return rows
}

export const findProgram = async (db: Db, id: string): Promise<ProgramRow | null> =>
  (await readPrograms(db, sql<boolean>`incentive_program.id = ${id}`))[0] ?? null

/** Those that run, and those that ended so lately that their grants are still talked about. */
export const findCurrentPrograms = (db: Db, access: Condition, days: number): Promise<ProgramRow[]> =>
  readPrograms(
    db,
    sql<boolean>`${access} and incentive_program.is_active and valid_from <= ${TODAY}
      and valid_to >= ${TODAY} - ${days}::int`,
  )

type Period = Pick<ProgramRow, 'ou_id' | 'valid_from' | 'valid_to' | 'level'>
type SoldBy = Omit<IncentiveSale, 'sellers'> & IncentiveSale['sellers'][number]

/** What was booked in a unit in a period, with who stands in it at a level; of one seller alone where one is named. */
export async function findIncentiveSales(
  db: Db,
  { ou_id, valid_from, valid_to, level }: Period,
  sellerId: string | null,
): Promise<IncentiveSale[]> {
  const { rows } = await sql<SoldBy>`
    select s.id, s.sale_no, s.status, (s.booked_at at time zone ${ZONE})::date::text as booked_on, s.developer_id,
      s.net_list_price::text, s.tcp::text, l.id as sale_seller_id, l.seller_id, l.level, l.share_weight::text as weight,
      l.sequence_no
    from sale s join sale_seller l on l.ou_id = s.ou_id and l.sale_id = s.id and l.ended_at is null
    where l.level = ${level} and s.ou_id = ${ou_id} and s.status in ('booked', 'fully_paid')
      and s.booked_at >= (${valid_from}::date::timestamp at time zone ${ZONE})
      and s.booked_at < ((${valid_to}::date + 1)::timestamp at time zone ${ZONE})
      and (${sellerId}::uuid is null or exists (select from sale_seller x
        where x.seller_id = ${sellerId} and x.sale_id = s.id and x.ended_at is null))
    order by s.sale_no, s.id, l.sequence_no`.execute(db)
  return soldBy(rows)
}

const soldBy = (rows: readonly SoldBy[]): IncentiveSale[] =>
  [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(sellers => {
    const [sale] = sellers
    return sale ? [{ ...sale, sellers }] : []
  })

/** Against a cancellation in the same moment: a sale stays as it is until the transaction ends. */
export async function lockSales(db: Db, ids: readonly string[]): Promise<void> {
  await sql`select from sale where id = any (${ids}::uuid[]) order by id for share`.execute(db)
}

export type GrantOfPerson = {
  id: string
  program_id: string
  seller_id: string
  number: string | null
  status: string
}

/** What is granted, or on its way to be. */
export async function findGrants(db: Db, programIds: readonly string[]): Promise<GrantOfPerson[]> {
  const { rows } = await sql<GrantOfPerson>`
    select id, program_id, seller_id, number, status from incentive_grant
    where program_id = any (${programIds}::uuid[]) and status not in ('rejected', 'withdrawn', 'voided')`.execute(
    db,
  )
  return rows
}

/** Who asks, where he sells himself. */
export async function findOwnSeller(
  db: Db,
  userId: string,
): Promise<{ id: string; ou_id: string; name: string; user_id: string } | null> {
  const { rows } = await sql<{ id: string; ou_id: string; name: string; user_id: string }>`
    select p.id, p.ou_id, p.display_name as name, e.user_id from seller_profile p join employee e on e.id = p.employee_id
    where e.user_id = ${userId} and p.status = 'active' limit 1`.execute(db)
  return rows[0] ?? null
}

/** The sellers that a reader may see, with their names; the table is called `s` as in their commission records. */
export async function findSellers(
  db: Db,
  access: Condition,
  ouId: string,
  ids: readonly string[],
): Promise<{ id: string; name: string; user_id: string | null }[]> {
  const { rows } = await sql<{ id: string; name: string; user_id: string | null }>`
    select s.id, s.display_name as name, e.user_id
    from (select p.id, p.display_name, p.employee_id, ${ouId}::uuid as ou_id from seller_profile p
      where p.id = any (${ids}::uuid[])) s left join employee e on e.id = s.employee_id
    where ${access}`.execute(db)
  return rows
}
