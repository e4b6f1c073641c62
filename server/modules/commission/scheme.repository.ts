import { sql } from 'kysely'
import { schemeSnapshotSchema, type SchemeSnapshot } from '@contract/modules/commission/scheme-snapshot'
import type { SchemeDraft } from '@contract/modules/commission/scheme.resource'
import type { Db } from '@server/platform/db/database'

/** The scheme of a project on a day: its own before its developer's, and that before the company's; of two, the later. */
export async function schemeFor(
  db: Db,
  { project_id, developer_id, on }: { project_id: string; developer_id: string; on: string },
): Promise<SchemeSnapshot | null> {
  const { rows } = await sql<{ id: string }>`
    select id from commission_scheme
    where status <> 'draft' and valid_from <= ${on} and (valid_to is null or valid_to >= ${on})
      and (project_id = ${project_id} or (project_id is null and developer_id = ${developer_id})
        or (project_id is null and developer_id is null))
    order by (project_id is not null) desc, (developer_id is not null) desc, valid_from desc, id desc
    limit 1`.execute(db)
  return rows[0] ? snapshotOf(db, rows[0].id) : null
}

async function snapshotOf(db: Db, schemeId: string): Promise<SchemeSnapshot> {
  const scheme = await db
    .selectFrom('commission_scheme')
    .selectAll()
    .where('id', '=', schemeId)
    .executeTakeFirstOrThrow()
  return schemeSnapshotSchema.parse({ ...scheme, ...(await partsOf(db, schemeId)) })
}

export async function partsOf(db: Db, schemeId: string) {
  const levels = await db
    .selectFrom('scheme_level')
    .select(['level', 'rate_pct', 'is_override'])
    .where('scheme_id', '=', schemeId)
    .orderBy('rate_pct', 'desc')
    .execute()
  const tranches = await db
    .selectFrom('scheme_tranche')
    .select(['seq', 'name', 'trigger_pct', 'release_pct', 'requires_event'])
    .where('scheme_id', '=', schemeId)
    .orderBy('seq')
    .execute()
  return { levels, tranches }
}

/** Locked until the transaction ends; null where there is none. */
export async function lockScheme(db: Db, id: string) {
  return db.selectFrom('commission_scheme').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function insertScheme(db: Db, draft: SchemeDraft, by: string | null): Promise<string> {
  const { levels, tranches, ...values } = draft
  const { id } = await db
    .insertInto('commission_scheme')
    .values({ ...values, status: 'draft', created_by: by, updated_by: by } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeParts(db, id, { levels, tranches })
  return id
}

export async function updateScheme(db: Db, id: string, draft: SchemeDraft, by: string | null): Promise<void> {
  const { levels, tranches, ...values } = draft
  await db
    .updateTable('commission_scheme')
    .set({ ...values, updated_by: by } as never)
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('scheme_level').where('scheme_id', '=', id).execute()
  await db.deleteFrom('scheme_tranche').where('scheme_id', '=', id).execute()
  await writeParts(db, id, { levels, tranches })
}

export async function moveScheme(
  db: Db,
  id: string,
  values: { status: 'active' | 'retired'; valid_to?: string; updated_by: string | null },
): Promise<void> {
  await db.updateTable('commission_scheme').set(values).where('id', '=', id).execute()
}

async function writeParts(
  db: Db,
  scheme_id: string,
  { levels, tranches }: Pick<SchemeDraft, 'levels' | 'tranches'>,
): Promise<void> {
  const by = { created_by: null, updated_by: null }
  await db
    .insertInto('scheme_level')
    .values(levels.map(level => ({ ...level, ...by, scheme_id })))
    .execute()
  await db
    .insertInto('scheme_tranche')
    .values(tranches.map((tranche, index) => ({ ...tranche, ...by, scheme_id, seq: index + 1 })))
    .execute()
}
