import { sql } from 'kysely'
import type { Db } from '@server/platform/db/database'

/** Active units below it, and accounts that are at home in it and not closed. */
export async function countDependants(db: Db, unitId: string): Promise<{ people: number; units: number }> {
  const { rows } = await sql<{ people: number; units: number }>`select
    (select count(*)::int from app_user where ou_id = ${unitId} and status in ('pending', 'active')) as people,
    (select count(*)::int from operating_unit where parent_id = ${unitId} and is_active) as units`.execute(db)
  return rows[0] ?? { people: 0, units: 0 }
}
