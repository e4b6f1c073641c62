import { sql, type RawBuilder } from 'kysely'
import type { Field, Resource } from '@contract/kernel/define-resource'
import { searchWords } from '@contract/kernel/search-words'
import { wholeUnitsWhere, type Condition } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import { setSql } from '@server/platform/resource/filter-sql'
import type { ListConditions } from '@server/platform/resource/narrow-sql'

/** What was counted as it was written, of the rows of a list that somebody sees. */
export type KeptCounts = {
  /** How many rows are meant; null where only a count can tell. */
  rows(asked: ListConditions): RawBuilder<number> | null
  /** How many rows each value of this field has, as `value` and `count`; null likewise. */
  values(name: string, others: ListConditions): RawBuilder<unknown> | null
}

/** Null where a table is not counted as it is written, or where somebody sees single rows of a unit. */
export function keptCounts(actor: Actor, resource: Resource): KeptCounts | null {
  const by = resource.countedBy
  if (by === undefined) return null
  const units = wholeUnitsWhere(actor, 'view', resource, 'row_count')
  if (!units) return null
  const { to } = resource.fields[by] as Field
  const kept = (state: Condition) => sql`row_count where list = ${resource.table} and ${units} and ${state}`
  return {
    rows: ({ filter: { [by]: wanted, ...others } = {}, search }) => {
      if (isNarrowed({ filter: others, search })) return null
      if (wanted && wanted.filterType !== 'set') return null
      const state = wanted ? setSql('enum', sql.ref('row_count.state'), wanted.values) : sql<boolean>`true`
      return sql`(select coalesce(sum(rows), 0)::bigint from ${kept(state)})`
    },
    values: (name, others) => {
      if (name !== by || isNarrowed(others)) return null
      return sql`select state${to ? sql`::uuid` : sql``} as value, count from (
        select state, sum(rows)::int as count from ${kept(sql`true`)} group by state having sum(rows) > 0) counted`
    },
  }
}

function isNarrowed({ filter = {}, search }: ListConditions): boolean {
  return Object.keys(filter).length > 0 || searchWords(search).length > 0
}
