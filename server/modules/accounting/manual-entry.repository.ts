import { isDocumentAccount } from '@contract/modules/accounting/account.rules'
import type { ManualEntry } from '@contract/modules/accounting/manual-entry.resource'
import { draftTotal } from '@contract/modules/accounting/manual-entry.rules'
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

export type NewDraft = Pick<ManualEntry, 'ou_id' | 'memo' | 'entry_date' | 'lines'> &
  Partial<Pick<ManualEntry, 'reverses_next_month' | 'template_id' | 'recurs_on' | 'bank_line_id'>>

/** Null where the template has its draft of that day, or the line of the bank its own. */
export async function insertDraft(
  db: Db,
  { lines, ...draft }: NewDraft,
  by: string | null,
): Promise<string | null> {
  const row = await db
    .insertInto('manual_entry')
    .values({
      ...{ reverses_next_month: false, template_id: null, recurs_on: null, bank_line_id: null },
      ...draft,
      lines: JSON.stringify(lines),
      total: draftTotal(lines),
      status: 'draft',
      entry_id: null,
      created_by: by,
      updated_by: null,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
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
