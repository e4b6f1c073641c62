import { sql } from 'kysely'
import type { Field, Resource } from '@contract/kernel/define-resource'
import { REFERENCES, type ReferenceName, type ReferenceTarget } from '@contract/kernel/references'
import type { Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import type { ImportRow } from '@server/platform/resource/import-values'

/** Field → what a cell says → the records that it may mean: one, none, or too many. */
export type FoundReferences = Map<string, Map<string, string[]>>

/** A file names records as people do: by code, by title, by both ("CEB · Cebu") or by id. One question a field. */
export async function findReferences(
  db: Db,
  actor: Actor,
  resource: Resource,
  rows: readonly ImportRow[],
): Promise<FoundReferences> {
  const found: FoundReferences = new Map()
  for (const [name, field] of Object.entries<Field>(resource.fields)) {
    if (!field.to || !field.creatable) continue
    const texts = [...new Set(rows.map(row => row[name]?.trim() ?? ''))].filter(Boolean)
    if (texts.length > 0) found.set(name, await recordsCalled(db, actor, field.to, texts))
  }
  return found
}

async function recordsCalled(
  db: Db,
  actor: Actor,
  to: ReferenceName,
  texts: readonly string[],
): Promise<Map<string, string[]>> {
  const target: ReferenceTarget = REFERENCES[to]
  const title = sql`lower(r.${sql.id(target.title)}::text)`
  const code = target.code ? sql`lower(r.${sql.id(target.code)}::text)` : sql`null::text`
  const chosen = target.active ? sql`and r.${sql.id(target.active.column)} = ${target.active.value}` : sql``
  const own =
    to === 'operating_unit' ? sql`and r.id = any (${actor.units.map(unit => unit.id)}::uuid[])` : sql``
  // A code is meant before a title: two of the same title are told apart by it.
  const { rows } = await sql<{ text: string; ids: string[] }>`
    select asked.text, coalesce(by_id.ids, by_code.ids, by_title.ids, '{}')::text[] as ids
    from (select text, lower(text) as word from unnest(${texts}::text[]) text) asked
      left join lateral (select array_agg(r.id) as ids from ${sql.table(target.table)} r where r.id::text = asked.word ${chosen} ${own}) by_id on true
      left join lateral (select array_agg(r.id) as ids from ${sql.table(target.table)} r where ${code} = asked.word ${chosen} ${own}) by_code on true
      left join lateral (select array_agg(r.id) as ids from ${sql.table(target.table)} r
        where (${title} = asked.word or ${code} || ' · ' || ${title} = asked.word) ${chosen} ${own}) by_title on true`.execute(
    db,
  )
  return new Map(rows.map(({ text, ids }) => [text, ids]))
}
