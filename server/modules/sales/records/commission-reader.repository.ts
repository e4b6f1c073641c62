import { sql } from 'kysely'
import { scopeOf, type Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import { findEmployeeOf } from '@server/platform/people/employees.repository'
import type { CommissionReader } from '@server/platform/selling/commission-port'

/** Whose amounts somebody sees: their own, those of who stands below them, or all and the company's. */
export async function readerOf(db: Db, actor: Actor): Promise<CommissionReader> {
  const employee_id = (await findEmployeeOf(db, actor.userId))?.id ?? null
  const scope = scopeOf(actor, 'commission.transaction.view')
  if (scope === 'ou' || scope === 'all') return { employee_id, sees: 'all' }
  if (scope !== 'team') return { employee_id, sees: [] }
  const { rows } = await sql<{ id: string }>`select unnest(portal_line_below()) as id`.execute(db)
  return { employee_id, sees: rows.map(({ id }) => id) }
}
