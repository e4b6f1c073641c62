import { sql, type RawBuilder } from 'kysely'
import type { Field, Resource } from '@contract/kernel/define-resource'
import {
  MOST_VALUES,
  type FieldValue,
  type FieldValues,
  type FieldValuesQuery,
} from '@contract/kernel/list-calls'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'
import { literal, unknownFilter } from '@server/platform/resource/filter-sql'
import type { KeptCounts } from '@server/platform/resource/kept-count'
import { labelJoin, type LabelJoin } from '@server/platform/resource/label-sql'
import { narrowing } from '@server/platform/resource/narrow-sql'

/** The values that a field takes in the rows that the other filters leave: grouped first, named afterwards. */
export async function fieldValues(
  db: Db,
  resource: Resource,
  access: Condition,
  name: string,
  { filter = {}, search, like }: FieldValuesQuery,
  kept: KeptCounts | null = null,
): Promise<FieldValues> {
  const field: Field | undefined = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined
  // Nobody chooses among ids: they are filtered by, and told by no list.
  if (!field?.filterable || field.sensitive || field.kind === 'id') throw unknownFilter(name)
  const { [name]: _own, ...others } = filter
  const where = await narrowing(db, resource, access, { filter: others, search })
  const counted = sql`select ${sql.ref(`${resource.table}.${name}`)} as value, count(*)::int as count
    from ${sql.table(resource.table)} where ${where} group by 1`
  const named = labelJoin('grouped', 'value', field)
  const value = sql.ref('grouped.value')
  const shown = named?.label ?? value
  const names = [shown, ...(named?.alsoBy ?? [])]
  const typed = like?.normalize('NFKC').trim().toLowerCase()
  const fits = names.map(name => sql`lower(${name}::text) like ${`%${literal(typed ?? '')}%`}`)
  const wanted = typed ? sql`where ${sql.join(fits, sql` or `)}` : sql``
  const { rows } = await sql<FieldValue>`
    select ${field.kind === 'boolean' ? value : sql`${value}::text`} as value, ${named ? toldApart(named) : sql`null`} as label, count
    from (${kept?.values(name, { filter: others, search }) ?? counted}) grouped ${named?.join ?? sql``}
    ${wanted} order by ${shown} nulls last, ${value} limit ${MOST_VALUES + 1}`.execute(db)
  return { values: rows.slice(0, MOST_VALUES), more: rows.length > MOST_VALUES }
}

/** Two people of one name are told apart by what else they go by. */
function toldApart({ label, alsoBy: [other] }: LabelJoin): RawBuilder<unknown> {
  return other
    ? sql`case when count(*) over (partition by ${label}) > 1 then ${label} || ' · ' || ${other} else ${label} end`
    : label
}
