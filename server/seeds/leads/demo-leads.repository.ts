import type { LeadCategory } from '@contract/selling/lead-state.rules'
import { sql, type Insertable } from 'kysely'
import type { Db } from '@server/platform/db/database'
import type { Tables } from '@server/platform/db/tables'

export type DemoSeller = {
  id: string
  ou_id: string
  ou_code: string
  team_id: string
  user_id: string | null
}

export async function findSellers(db: Db): Promise<DemoSeller[]> {
  const { rows } = await sql<DemoSeller>`
    select e.id, e.ou_id, o.ou_code, m.team_id, e.user_id from employee e
      join operating_unit o on o.id = e.ou_id join position p on p.id = e.position_id
      join sales_team_member m on m.employee_id = e.id
    where e.is_active and p.code = 'AGENT' order by e.employee_no`.execute(db)
  return rows
}

export async function findWishes(db: Db): Promise<{ projects: string[]; types: string[] }> {
  const projects = await db.selectFrom('project').select('id').orderBy('code').execute()
  const types = await db.selectFrom('unit_type').select('id').orderBy('code').execute()
  return { projects: projects.map(({ id }) => id), types: types.map(({ id }) => id) }
}

export type DemoStage = { id: string; category: LeadCategory }

/** In the order in which leads go through them. */
export function findStages(db: Db): Promise<DemoStage[]> {
  return db
    .selectFrom('prospect_status')
    .select(['id', 'category'])
    .where('is_active', '=', true)
    .orderBy('sort')
    .execute()
}

const AT_ONCE = 250

export async function addLeads(db: Db, rows: readonly Insertable<Tables['lead']>[]): Promise<string[]> {
  const ids: string[] = []
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const added = await db
      .insertInto('lead')
      .values(rows.slice(start, start + AT_ONCE))
      .returning('id')
      .execute()
    ids.push(...added.map(({ id }) => id))
  }
  return ids
}

export async function addActivities(
  db: Db,
  rows: readonly Insertable<Tables['lead_activity']>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += AT_ONCE)
    await db
      .insertInto('lead_activity')
      .values(rows.slice(start, start + AT_ONCE))
      .execute()
}

/** Numbers up to here are given; the next one follows. */
export async function takeNumbers(db: Db, ouId: string, year: number, count: number): Promise<number> {
  const { rows } = await sql<{ first: number }>`
    insert into number_series as n (ou_id, doc_type, year, prefix, next_no)
    values (${ouId}, 'lead', ${year}, 'LD', ${count + 1})
    on conflict (ou_id, doc_type, year) do update set next_no = n.next_no + ${count}
    returning next_no - ${count} as first`.execute(db)
  return Number(rows[0]?.first ?? 1)
}

/** Two leads that nobody has begun to sell to, of one seller. */
export async function findPairs(
  db: Db,
  count: number,
): Promise<{ kept: string; gone: string; version: number }[]> {
  const { rows } = await sql<{ kept: string; gone: string; version: number }>`
    select (array_agg(id order by lead_no))[1] as kept, (array_agg(id order by lead_no))[2] as gone,
      (array_agg(row_version order by lead_no))[1] as version
    from lead where category = 'working' group by owner_employee_id having count(*) > 3
    order by 1 limit ${count}`.execute(db)
  return rows
}
