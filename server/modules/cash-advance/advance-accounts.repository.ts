import type { Db } from '@server/platform/db/database'

const COSTS = ['expense', 'cost_of_service', 'other_expense'] as const

/** Of accounts that money is spent on, by their ids: no control account, and none that is a heading or retired. */
export async function findCostAccounts(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'code'])
    .where('id', 'in', ids)
    .where('type', 'in', COSTS)
    .where('is_control', '=', 'none')
    .where('is_postable', '=', true)
    .where('is_active', '=', true)
    .execute()
  return new Map(rows.map(({ id, code }) => [id, code]))
}

export async function findAccountNames(db: Db, codes: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.selectFrom('account').select(['code', 'name']).where('code', 'in', codes).execute()
  return new Map(rows.map(({ code, name }) => [code, name]))
}
