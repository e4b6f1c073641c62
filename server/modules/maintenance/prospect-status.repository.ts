import type { StatusState } from '@contract/modules/maintenance/prospect-status.rules'
import type { Db } from '@server/platform/db/database'

export async function otherStatuses(db: Db, id: string | null): Promise<StatusState[]> {
  const all = db.selectFrom('prospect_status').select(['id', 'category', 'is_default', 'is_active'])
  return (id === null ? all : all.where('id', '<>', id)).execute()
}

/** The one that was the default until now is it no longer; tells which. */
export async function passDefaultOn(db: Db, id: string | null): Promise<string[]> {
  const change = db.updateTable('prospect_status').set({ is_default: false }).where('is_default', '=', true)
  const rows = await (id === null ? change : change.where('id', '<>', id)).returning('id').execute()
  return rows.map(row => row.id)
}
