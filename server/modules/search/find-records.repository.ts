import { sql } from 'kysely'
import { FOUND_KIND_NAMES, type FoundKind } from '@contract/access/found-kinds'
import { permissionCode, type Resource } from '@contract/kernel/define-resource'
import { searchWords, searchWordsOrPhone } from '@contract/kernel/search-words'
import { accessWhere } from '@server/platform/access/access-where'
import { scopeOf, type Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import { literal } from '@server/platform/resource/filter-sql'
import { allOf } from '@server/platform/resource/narrow-sql'
import { searchConditions } from '@server/platform/resource/search-sql'

const OF_EACH = 6

export type FoundId = { kind: FoundKind; id: string }
export type KnownKinds = ReadonlyMap<FoundKind, Resource>

/**
 * Ids of records of all kinds that the reader may see. Whoever sees whole units asks the one index; of kinds of which one
 * sees one's own or one's people's alone, there are few, and their own table is asked.
 */
export async function findRecordIds(
  db: Db,
  actor: Actor,
  kinds: KnownKinds,
  text: string,
): Promise<FoundId[]> {
  const reach = (kind: FoundKind) => {
    const resource = kinds.get(kind)
    return resource ? scopeOf(actor, permissionCode(resource, 'view')) : null
  }
  const wide = FOUND_KIND_NAMES.filter(kind => ['ou', 'all'].includes(reach(kind) ?? ''))
  const narrow = FOUND_KIND_NAMES.filter(kind => ['own', 'team'].includes(reach(kind) ?? ''))
  const found = Map.groupBy(await candidates(db, wide, text), ({ kind }) => kind)
  const arms = [
    ...[...found].map(([kind, own]) => {
      const ids = own.map(({ id }) => id)
      return { kind, where: [sql<boolean>`${idOf(kinds.get(kind))} = any (${ids}::uuid[])`] }
    }),
    ...(await Promise.all(
      narrow.map(async kind => ({ kind, where: await ownSearch(db, kinds.get(kind), text) })),
    )),
  ]
  if (arms.length === 0) return []
  const asked = arms.flatMap(({ kind, where }) => {
    const resource = kinds.get(kind)
    if (!resource) return []
    const seen = accessWhere(actor, 'view', resource)
    return [
      sql`(select ${kind}::text as kind, ${idOf(resource)}::text as id from ${sql.table(resource.table)}
        where ${allOf([seen, ...where])} order by ${sql.ref(`${resource.table}.created_at`)} desc limit ${OF_EACH})`,
    ]
  })
  const { rows } = await sql<FoundId>`${sql.join(asked, sql` union all `)}`.execute(db)
  return rows
}

const idOf = (resource: Resource | undefined) => sql.ref(`${resource?.table ?? ''}.id`)

async function candidates(db: Db, kinds: readonly FoundKind[], text: string): Promise<FoundId[]> {
  const patterns = searchWordsOrPhone(text).map(word => `%${literal(word)}%`)
  if (kinds.length === 0 || patterns.length === 0) return []
  const { rows } = await sql<FoundId>`
    select kind, record_id::text as id from portal_find_records(${patterns}::text[], ${text.trim().toLowerCase()},
      ${kinds}::text[], ${OF_EACH})`.execute(db)
  return rows
}

async function ownSearch(db: Db, resource: Resource | undefined, text: string) {
  const words = searchWordsOrPhone(text)
  return resource
    ? searchConditions(db, resource, words.length === 1 ? words[0] : searchWords(text).join(' '))
    : []
}

export type NamedFind = FoundId & { title: string; detail: string }

/** As the index calls them: what is called so exactly first, then the newest. */
export async function nameFound(db: Db, found: readonly FoundId[], text: string): Promise<NamedFind[]> {
  const { rows } = await sql<NamedFind>`
    select kind, record_id::text as id, title, detail
    from portal_name_records(${found.map(({ kind }) => kind)}::text[], ${found.map(({ id }) => id)}::uuid[])
    order by (lower(title) = ${text.trim().toLowerCase()}) desc, recorded_at desc`.execute(db)
  return rows
}
