import type { Db } from '@server/platform/db/database'

export async function isAccountTaken(db: Db, hash: string, exceptId: string | null): Promise<boolean> {
  const same = db.selectFrom('bank').select('id').where('account_no_hash', '=', hash)
  return (
    (await (exceptId === null ? same : same.where('id', '<>', exceptId)).executeTakeFirst()) !== undefined
  )
}

export async function findLedgerAccount(db: Db, id: string) {
  const found = await db
    .selectFrom('account')
    .select(['is_control', 'is_postable'])
    .where('id', '=', id)
    .executeTakeFirst()
  return found ?? null
}

/** As it is kept: still sealed. */
export async function findSealedAccount(db: Db, id: string): Promise<string | null> {
  const found = await db.selectFrom('bank').select('account_no').where('id', '=', id).executeTakeFirst()
  return found?.account_no ?? null
}
