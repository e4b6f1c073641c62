import { sql, type RawBuilder } from 'kysely'
import type { Field, Resource } from '@contract/kernel/define-resource'
import type { ListQuery } from '@contract/kernel/list-request'
import { Problem } from '@server/platform/http/problems'
import { labelJoin, type LabelJoin } from '@server/platform/resource/label-sql'

export type Key = { value: RawBuilder<unknown>; direction: RawBuilder<unknown> }
export type Order = {
  keys: Key[]
  /** What the keys need beside the table, by the field whose label it is. */
  joined: Map<string, LabelJoin>
  joins: RawBuilder<unknown>
  by: RawBuilder<unknown>
}

/** The one order of a list, by rows, blocks and exports alike: a reference by its label, the id breaks ties. */
export function orderSql(resource: Resource, sort: ListQuery['sort']): Order {
  const joined = new Map<string, LabelJoin>()
  const keys = uniquely(sort ?? resource.defaultSort).map(({ field: name, direction }): Key => {
    const field: Field | undefined = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined
    if (!field?.sortable || field.sensitive) throw notSortable(name)
    const named = labelJoin(resource.table, name, field)
    if (named) joined.set(name, named)
    return {
      value: named ? named.label : sql.ref(`${resource.table}.${name}`),
      direction: sql.raw(direction === 'asc' ? 'asc' : 'desc'),
    }
  })
  keys.push({ value: sql.ref(`${resource.table}.id`), direction: sql.raw('asc') })
  return { keys, joined, joins: joinsSql(joined), by: byKeys(keys) }
}

export function joinsSql(joined: ReadonlyMap<string, LabelJoin>): RawBuilder<unknown> {
  return sql.join(
    [...joined.values()].map(({ join }) => join),
    sql` `,
  )
}

export function byKeys(keys: readonly Key[]): RawBuilder<unknown> {
  return sql.join(keys.map(({ value, direction }) => sql`${value} ${direction}`))
}

/** A field named twice sorts by its first mention. */
function uniquely<Item extends { field: string }>(sort: readonly Item[]): Item[] {
  return sort.filter((item, index) => sort.findIndex(({ field }) => field === item.field) === index)
}

function notSortable(name: string): Problem {
  return new Problem('malformed', 'malformed', {
    fields: [{ path: name, code: 'not_sortable', message: 'malformed' }],
  })
}
