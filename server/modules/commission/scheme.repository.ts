import { sql } from 'kysely'
import { schemeSnapshotSchema, type SchemeSnapshot } from '@contract/modules/commission/scheme-snapshot'
import {
  SCHEME_TERMS,
  type FrozenSale,
  type SchemeDetail,
  type SchemeDraft,
  type SchemeTerms,
} from '@contract/modules/commission/scheme.resource'
import type { Validity } from '@contract/modules/commission/scheme-version.rules'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'

type Version = { id: string; version: number }
type SchemeStatus = SchemeDetail['status']
/** The list of sales tells them all; a scheme names the latest. */
const MOST_SALES = 20

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

/** With their levels and tranches: what a version says of itself. */
export async function termsOf(db: Db, schemeId: string): Promise<(SchemeTerms & Version) | null> {
  const scheme = await db
    .selectFrom('commission_scheme')
    .select(['id', 'version', ...SCHEME_TERMS])
    .where('id', '=', schemeId)
    .executeTakeFirst()
  return scheme ? { ...scheme, ...(await partsOf(db, schemeId)) } : null
}

/** All of a line that somebody may see, newest first. */
export async function findVersions(
  db: Db,
  access: Condition,
  code: string,
): Promise<SchemeDetail['versions']> {
  const { rows } = await sql<SchemeDetail['versions'][number]>`
    select id, version, state, valid_from, valid_to, frozen_sales from commission_scheme_shown
    where code = ${code} and ${access} order by version desc`.execute(db)
  return rows
}

/** What is in force or will be for just these projects, but for one line. */
export async function findOthers(
  db: Db,
  { code, project_id, developer_id }: Pick<SchemeTerms, 'code' | 'project_id' | 'developer_id'>,
): Promise<Validity[]> {
  return db
    .selectFrom('commission_scheme')
    .select(['valid_from', 'valid_to'])
    .where('status', '<>', 'draft')
    .where('code', '<>', code)
    .where(
      sql<boolean>`project_id is not distinct from ${project_id}::uuid
      and developer_id is not distinct from ${developer_id}::uuid`,
    )
    .execute()
}

/** The latest of a line, and its draft if somebody works at one. */
export async function findLine(db: Db, code: string) {
  const rows = await db
    .selectFrom('commission_scheme')
    .select(['id', 'version', 'status', 'valid_from', 'valid_to'])
    .where('code', '=', code)
    .orderBy('version', 'desc')
    .execute()
  return {
    draft: rows.find(({ status }) => status === 'draft'),
    latest: rows.find(row => row.status !== 'draft'),
  }
}

/** Until the transaction ends nobody else changes a scheme. */
export async function queueForSchemes(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('commission_scheme', 0))`.execute(db)
}

export async function findFrozenSales(db: Db, access: Condition, schemeId: string): Promise<FrozenSale[]> {
  const { rows } = await sql<FrozenSale>`
    select sale.id, sale.sale_no, sale.unit_code, sale.buyer_name, sale.booked_at, c.gross_amount::text
    from sale_commission c join sale on sale.id = c.sale_id
    where c.scheme_id = ${schemeId} and c.locked_at is not null and ${access}
      and not exists (select from sale_commission later where later.sale_id = c.sale_id and later.id > c.id
        and later.grant_id is null)
    order by sale.booked_at desc nulls last, sale.id desc limit ${MOST_SALES}`.execute(db)
  return rows
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

export type LockedScheme = NonNullable<Awaited<ReturnType<typeof lockScheme>>>

/** Locked until the transaction ends; null where there is none. */
export function lockScheme(db: Db, id: string) {
  return db.selectFrom('commission_scheme').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function insertScheme(
  db: Db,
  draft: SchemeDraft,
  by: string | null,
  place: { version: number; follows_id: string | null } = { version: 1, follows_id: null },
): Promise<string> {
  const { levels, tranches, ...values } = draft
  const { id } = await db
    .insertInto('commission_scheme')
    .values({ ...values, ...place, created_by: by, updated_by: by })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeParts(db, id, { levels, tranches })
  return id
}

export async function updateScheme(db: Db, id: string, draft: SchemeDraft, by: string | null): Promise<void> {
  const { levels, tranches, ...values } = draft
  await db
    .updateTable('commission_scheme')
    .set({ ...values, updated_by: by })
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('scheme_level').where('scheme_id', '=', id).execute()
  await db.deleteFrom('scheme_tranche').where('scheme_id', '=', id).execute()
  await writeParts(db, id, { levels, tranches })
}

export async function moveScheme(
  db: Db,
  id: string,
  values: {
    status: SchemeStatus
    valid_to?: string | null
    former_status?: SchemeStatus | null
    former_valid_to?: string | null
    updated_by: string | null
  },
): Promise<void> {
  await db.updateTable('commission_scheme').set(values).where('id', '=', id).execute()
}

/** Until when the version before it holds again where this one is taken back. */
export async function findFormerEnd(db: Db, id: string): Promise<string | null> {
  const { former_valid_to } = await db
    .selectFrom('commission_scheme')
    .select('former_valid_to')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return former_valid_to
}

/** Also by one that was only reserved, and whoever's unit it is of. */
export async function isCounted(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{
    is_counted: boolean
  }>`select portal_scheme_counted(${id}) as is_counted`.execute(db)
  return rows[0]?.is_counted === true
}

export async function removeScheme(db: Db, id: string): Promise<void> {
  await db.deleteFrom('commission_scheme').where('id', '=', id).execute()
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
