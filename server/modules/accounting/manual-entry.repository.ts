import { isDocumentAccount } from '@contract/modules/accounting/account.rules'
import type { Db } from '@server/platform/db/database'

export type PostableAccount = {
  code: string
  is_postable: boolean
  is_active: boolean
  hasOwnDocuments: boolean
}

export async function accountsOf(db: Db, ids: readonly string[]): Promise<Map<string, PostableAccount>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('account')
    .select(['id', 'code', 'is_postable', 'is_active', 'is_control'])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, is_control, ...row }) => [
      id,
      { ...row, hasOwnDocuments: isDocumentAccount(is_control) },
    ]),
  )
}

export async function markPosted(db: Db, id: string, entryId: string): Promise<void> {
  await db
    .updateTable('manual_entry')
    .set({ status: 'posted', entry_id: entryId })
    .where('id', '=', id)
    .execute()
}

export async function deleteManualEntry(db: Db, id: string): Promise<void> {
  await db.deleteFrom('manual_entry').where('id', '=', id).execute()
}
