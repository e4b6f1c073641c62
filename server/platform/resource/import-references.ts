import { sql, type RawBuilder } from 'kysely'
import type { Field, Resource } from '@contract/kernel/define-resource'
import { REFERENCES, type ReferenceName, type ReferenceTarget } from '@contract/kernel/references'
import type { Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import type { ImportRow, FoundReferences } from '@server/platform/resource/import-values'

/** A file names records as people do: by code, by title, by both ("Cebu · CEB") or by id. One question a field. */
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
  const alsoBy = (target.alsoBy ?? []).map(column => sql`lower(r.${sql.id(column)}::text)`)
  // A code is meant before a title: two of the same title are told apart by it.
  const meant = (rank: number, name: RawBuilder<unknown>) => sql`
    select asked.text, ${sql.lit(rank)} as rank, r.id from asked join ${sql.table(target.table)} r on ${name} = asked.word
    where true ${chosen} ${own}`
  // Joined as sets: a file of thousands of rows may speak of a list of a hundred thousand.
  const { rows } = await sql<{ text: string; ids: string[] }>`
    with asked as materialized (select text, lower(text) as word from unnest(${texts}::text[]) text),
    matched as (${meant(1, sql`r.id::text`)} union all ${sql.join(
      [code, ...alsoBy].map(name => meant(2, name)),
      sql` union all `,
    )} union ${meant(3, title)}
      union ${meant(3, sql`${code} || ' · ' || ${title}`)} union ${meant(3, sql`${title} || ' · ' || ${code}`)}),
    best as (select text, id, rank = min(rank) over (partition by text) as is_best from matched)
    select asked.text, coalesce(array_agg(best.id) filter (where best.id is not null), '{}')::text[] as ids
    from asked left join best on best.text = asked.text and best.is_best group by asked.text`.execute(db)
  return new Map(rows.map(({ text, ids }) => [text, ids]))
}
