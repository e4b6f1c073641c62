import type { ManualEntry } from '@contract/modules/accounting/manual-entry.resource'
import type { Db } from '@server/platform/db/database'

export type DemoDraft = Pick<ManualEntry, 'ou_id' | 'entry_date' | 'memo' | 'lines' | 'total' | 'status'>

export async function findAccountIds(db: Db): Promise<ReadonlyMap<string, string>> {
  const accounts = await db.selectFrom('account').select(['code', 'id']).execute()
  return new Map(accounts.map(({ code, id }) => [code, id]))
}

export async function writeDemoDraft(db: Db, draft: DemoDraft): Promise<string> {
  const { id } = await db
    .insertInto('manual_entry')
    .values({
      ...draft,
      lines: JSON.stringify(draft.lines),
      entry_id: null,
      created_by: null,
      updated_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
