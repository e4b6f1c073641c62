import { sql } from 'kysely'
import type { FoundKind } from '@contract/access/found-kinds'
import type { Scope } from '@contract/access/scopes'
import { fieldNames, permissionCode, type Resource } from '@contract/kernel/define-resource'
import { searchWordsOrPhone } from '@contract/kernel/search-words'
import { accessWhere, type Condition } from '@server/platform/access/access-where'
import { scopeOf, type Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import { literal } from '@server/platform/resource/filter-sql'
import { allOf } from '@server/platform/resource/narrow-sql'
import { searchConditions } from '@server/platform/resource/search-sql'

export const OF_EACH = 6

export type FoundId = { kind: FoundKind; id: string }
/** As the index and all others are asked: every word, anywhere. */
export const patternsOf = (text: string): string[] =>
  searchWordsOrPhone(text).map(word => `%${literal(word)}%`)

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
  const reaching = (scopes: readonly Scope[]) =>
    [...kinds].filter(([, resource]) => {
      const scope = scopeOf(actor, permissionCode(resource, 'view'))
      return scope !== null && scopes.includes(scope)
    })
  const wide = reaching(['ou', 'all'])
  const found = Map.groupBy(await candidates(db, wide, text), ({ kind }) => kind)
  const asked = wide.flatMap(([kind, resource]) => {
    const ids = found.get(kind)?.map(({ id }) => id)
    return ids
      ? [ofKind(actor, kind, resource, [sql<boolean>`${idOf(resource)} = any (${ids}::uuid[])`], text)]
      : []
  })
  for (const [kind, resource] of reaching(['own', 'team']))
    asked.push(
      ofKind(
        ...([actor, kind, resource] as const),
        await searchConditions(db, resource, searchWordsOrPhone(text).join(' ')),
        text,
      ),
    )
  if (asked.length === 0) return []
  const { rows } = await sql<FoundId>`${sql.join(asked, sql` union all `)}`.execute(db)
  return rows
}

const idOf = ({ table }: Resource) => sql.ref(`${table}.id`)

const ofKind = (
  actor: Actor,
  kind: FoundKind,
  resource: Resource,
  where: readonly Condition[],
  text: string,
) =>
  sql`(select ${kind}::text as kind, ${idOf(resource)}::text as id from ${sql.table(resource.table)}
    where ${allOf([accessWhere(actor, 'view', resource), ...where])}
    order by ${isNamed(resource, text)} desc, ${sql.ref(`${resource.table}.created_at`)} desc limit ${OF_EACH})`

/** Whether one of the fields that are searched says just that. */
function isNamed(resource: Resource, text: string) {
  const fields = fieldNames(resource, 'searchable').map(
    name => sql`lower(${sql.ref(`${resource.table}.${name}`)})`,
  )
  return sql`coalesce(${exactOf(text)} in (${sql.join(fields)}), false)`
}

const exactOf = (text: string) => text.trim().toLowerCase()

async function candidates(db: Db, kinds: readonly [FoundKind, Resource][], text: string): Promise<FoundId[]> {
  const patterns = patternsOf(text)
  if (kinds.length === 0 || patterns.length === 0) return []
  const { rows } = await sql<FoundId>`
    select kind, record_id::text as id from portal_find_records(${patterns}::text[],
      ${exactOf(text)}, ${kinds.map(([kind]) => kind)}::text[], ${OF_EACH})`.execute(db)
  return rows
}

export type NamedFind = FoundId & { title: string; detail: string; exactness: number }

/** As the index calls them: what is called so exactly first, then what is known by it as a whole, then the newest. */
export async function nameFound(db: Db, found: readonly FoundId[], text: string): Promise<NamedFind[]> {
  const { rows } = await sql<NamedFind>`
    select kind, record_id::text as id, title, detail, exactness
    from portal_name_records(${found.map(({ kind }) => kind)}::text[], ${found.map(({ id }) => id)}::uuid[],
      ${exactOf(text)})
    order by exactness desc, recorded_at desc`.execute(db)
  return rows
}

/** Two: called so. One: known by it. */
export const exactnessOf = ({ title }: { title: string }, text: string): number =>
  title.toLowerCase() === exactOf(text) ? 2 : 0
