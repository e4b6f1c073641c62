import { sql } from 'kysely'
import type { Audience, AudienceChoice, AudienceCount } from '@contract/modules/files/audience'
import type { Db } from '@server/platform/db/database'

const asked = (audience: Audience, unit: string | null) =>
  sql<boolean>`portal_addressed(${JSON.stringify(audience)}::jsonb, ${unit}::uuid, e)`

export async function countAudience(db: Db, audience: Audience, unit: string | null): Promise<AudienceCount> {
  const { rows } = await sql<AudienceCount>`
    select count(*)::int as people, (count(*) filter (where e.user_id is null))::int as without_account
    from employee e where ${asked(audience, unit)}`.execute(db)
  return rows[0] ?? { people: 0, without_account: 0 }
}

/** Whom to tell: the accounts of those it is for. */
export async function accountsOf(db: Db, audience: Audience, unit: string | null): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select e.user_id from employee e where e.user_id is not null and ${asked(audience, unit)}`.execute(db)
  return rows.map(row => row.user_id)
}

type ChoiceTable = 'division' | 'position' | 'role'

/** Names alone, also for those who keep none of these lists themselves. */
export async function choicesOf(db: Db, table: ChoiceTable): Promise<AudienceChoice[]> {
  const isUsed = table === 'role' ? sql`true` : sql`is_active`
  const { rows } = await sql<AudienceChoice>`
    select id, name as label from ${sql.table(table)} where ${isUsed} order by name`.execute(db)
  return rows
}

export async function findPeople(
  db: Db,
  search: string,
  units: readonly string[] | null,
): Promise<AudienceChoice[]> {
  const like = `%${search.replaceAll(/[%_\\]/g, '\\$&')}%`
  const { rows } = await sql<AudienceChoice>`
    select e.id, e.full_name || ' · ' || e.employee_no as label from employee e
    where e.is_active and (e.full_name ilike ${like} or e.employee_no ilike ${like})
      and (${units}::uuid[] is null or e.ou_id = any (${units}::uuid[]))
    order by e.full_name, e.id limit 20`.execute(db)
  return rows
}

export async function namesOfPeople(db: Db, ids: readonly string[]): Promise<AudienceChoice[]> {
  const { rows } = await sql<AudienceChoice>`
    select e.id, e.full_name || ' · ' || e.employee_no as label from employee e
    where e.id = any (${ids}::uuid[]) order by e.full_name`.execute(db)
  return rows
}
