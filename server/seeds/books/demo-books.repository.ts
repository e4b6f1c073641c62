import type { Db } from '@server/platform/db/database'

export async function findAccountIds(db: Db): Promise<ReadonlyMap<string, string>> {
  const accounts = await db.selectFrom('account').select(['code', 'id']).execute()
  return new Map(accounts.map(({ code, id }) => [code, id]))
}
