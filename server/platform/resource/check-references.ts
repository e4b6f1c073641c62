import { sql, type RawBuilder } from 'kysely'
import type { FieldError } from '@contract/kernel/errors'
import type { Field, Resource } from '@contract/kernel/define-resource'
import { REFERENCES, type ReferenceName } from '@contract/kernel/references'
import type { Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import { Problem } from '@server/platform/http/problems'
import type { RecordRow } from '@server/platform/resource/create-repository'
import type { Values } from '@server/platform/resource/resource-context'

type Link = { name: string; to: ReferenceName; id: string }

/**
 * What a record is newly linked to must be there for the one who writes, and still to be chosen. Whether it never was,
 * is another unit's or is retired is not told: one text for all three. A link that stays as it was is not asked again.
 */
export async function checkReferences(
  db: Db,
  actor: Actor,
  resource: Resource,
  values: Values,
  before: RecordRow | null,
): Promise<void> {
  const links = newLinks(resource, values, before)
  const broken = [
    ...links.filter(({ to, id }) => to === 'operating_unit' && !actor.units.some(unit => unit.id === id)),
    ...(await missing(
      db,
      links.filter(({ to }) => to !== 'operating_unit'),
    )),
  ]
  if (broken.length === 0) return
  const fields: FieldError[] = broken.map(({ name }) => ({
    path: name,
    code: 'reference_unknown',
    message: 'reference_unknown',
  }))
  throw new Problem('rule_broken', 'reference_unknown', { fields })
}

function newLinks(resource: Resource, values: Values, before: RecordRow | null): Link[] {
  return Object.entries(values).flatMap(([name, id]) => {
    const field: Field | undefined = resource.fields[name]
    if (!field?.to || typeof id !== 'string' || before?.[name] === id) return []
    return [{ name, to: field.to, id }]
  })
}

/** Row-level security says what is visible; one question for all of them. */
async function missing(db: Db, links: readonly Link[]): Promise<Link[]> {
  if (links.length === 0) return []
  const found = links.map(({ to, id }): RawBuilder<unknown> => {
    const { table, active } = { active: undefined, ...REFERENCES[to] }
    const chosen = active ? sql`and ${sql.id(active.column)} = ${active.value}` : sql``
    return sql`exists (select from ${sql.table(table)} where id = ${id} ${chosen})`
  })
  const { rows } = await sql<{ found: boolean[] }>`select array[${sql.join(found)}] as found`.execute(db)
  return links.filter((_, index) => !rows[0]?.found[index])
}
