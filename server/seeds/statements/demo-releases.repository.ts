import { sql } from 'kysely'
import type { KeptRelease } from '@contract/modules/commission/release.document'
import type { DateText } from '@contract/kernel/dates'
import type { Db } from '@server/platform/db/database'
import type { DocumentRow } from '@server/platform/documents/document.repository'
import { findClerk } from '@server/seeds/statements/demo-statements.repository'

export async function insertRelease(
  db: Db,
  { lines, steps, ...values }: Partial<KeptRelease>,
  draftedOn: DateText,
): Promise<DocumentRow> {
  const { employee_id, user_id } = await findClerk(db)
  const row = await db
    .insertInto('commission_release')
    .values({
      ...(values as KeptRelease),
      ...{ lines: JSON.stringify(lines), steps: JSON.stringify(steps), share_ids: null, holdback_ids: null },
      ...{ employee_id, created_by: user_id, created_at: `${draftedOn}T09:30:00+08:00` },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return row
}

/** The bank account that checks are drawn on. */
export async function findBank(db: Db): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from bank where is_active and gl_account_id is not null order by code limit 1`.execute(db)
  if (!rows[0]) throw new Error('the demo company has a bank account')
  return rows[0].id
}
