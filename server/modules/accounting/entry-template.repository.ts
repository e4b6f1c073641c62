import { sql } from 'kysely'
import type { EntryTemplate } from '@contract/modules/accounting/entry-template.resource'
import type { DateText } from '@contract/kernel/dates'
import type { Db } from '@server/platform/db/database'

export type NewTemplate = Pick<
  EntryTemplate,
  'ou_id' | 'name' | 'memo' | 'lines' | 'total' | 'reverses_next_month'
> &
  Partial<Pick<EntryTemplate, 'recurs_from' | 'recurs_until' | 'next_on'>>

export async function insertTemplate(
  db: Db,
  { lines, ...template }: NewTemplate,
  by: string | null,
): Promise<string> {
  const { id } = await db
    .insertInto('entry_template')
    .values({
      ...{ recurs_from: null, recurs_until: null, next_on: null },
      ...template,
      lines: JSON.stringify(lines),
      is_active: true,
      created_by: by,
      updated_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type DueTemplate = Pick<
  EntryTemplate,
  'id' | 'ou_id' | 'memo' | 'lines' | 'recurs_from' | 'recurs_until' | 'reverses_next_month'
> & { next_on: DateText; written_by: string | null }

export async function findDueTemplates(db: Db, today: DateText): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from entry_template where is_active and next_on <= ${today} order by next_on, id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Null where another run was faster. */
export async function lockDueTemplate(db: Db, id: string, today: DateText): Promise<DueTemplate | null> {
  const { rows } = await sql<DueTemplate>`
    select id, ou_id, memo, lines, recurs_from::text, recurs_until::text, next_on::text, reverses_next_month,
      coalesce(updated_by, created_by) as written_by
    from entry_template where id = ${id} and is_active and next_on <= ${today} for update`.execute(db)
  return rows[0] ?? null
}

/** Whoever wrote the template stays who changed it last. */
export async function keepNextDay(db: Db, id: string, nextOn: DateText | null): Promise<void> {
  await sql`update entry_template set next_on = ${nextOn} where id = ${id}`.execute(db)
}
