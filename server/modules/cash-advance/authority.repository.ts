import type { Db } from '@server/platform/db/database'

type Authority = {
  ou_id: string
  cash_advance_id: string
  text: string
  locale: string
  signed_name: string
  drawing: string
  channel: 'portal' | 'link'
  created_by: string | null
  updated_by: string | null
}

export async function addAuthority(db: Db, authority: Authority): Promise<void> {
  await db.insertInto('cash_advance_authority').values(authority).execute()
}

export async function findAuthority(db: Db, advanceId: string) {
  const found = await db
    .selectFrom('cash_advance_authority')
    .select(['text', 'signed_name', 'drawing', 'signed_at'])
    .where('cash_advance_id', '=', advanceId)
    .executeTakeFirst()
  return found ?? null
}
