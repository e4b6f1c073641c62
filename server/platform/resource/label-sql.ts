import { sql, type RawBuilder } from 'kysely'
import type { Field } from '@contract/kernel/define-resource'
import { REFERENCES, type ReferenceTarget } from '@contract/kernel/references'

/** How a record calls itself where another refers to it: "Cebu · CEB", or its title alone where the code says no more. */
function titleSql(target: ReferenceTarget, alias: string): RawBuilder<unknown> {
  const title = sql`${sql.ref(`${alias}.${target.title}`)}::text`
  if (!target.code) return title
  const code = sql`${sql.ref(`${alias}.${target.code}`)}::text`
  return sql`case when lower(replace(${code}, '_', ' ')) = lower(${title}) then ${title}
    else concat_ws(' · ', ${target.codeFirst ? sql`${code}, ${title}` : sql`${title}, ${code}`}) end`
}

function targetOf(field: Field): ReferenceTarget | null {
  return field.to ? REFERENCES[field.to] : null
}

/** Looked up for the rows that are shown; null where row-level security hides what is referred to. */
export function labelSql(table: string, name: string, field: Field): RawBuilder<unknown> | null {
  const target = targetOf(field)
  if (!target) return null
  const alias = `of_${name}`
  return sql`(select ${titleSql(target, alias)} from ${sql.table(target.table)} ${sql.id(alias)}
    where ${sql.ref(`${alias}.id`)} = ${sql.ref(`${table}.${name}`)})`
}

export type LabelJoin = {
  label: RawBuilder<unknown>
  /** What else its records go by. */
  alsoBy: RawBuilder<unknown>[]
  join: RawBuilder<unknown>
}

/** To sort or group by the label: joined once, since looking it up for each of a million rows would take seconds. */
export function labelJoin(table: string, name: string, field: Field): LabelJoin | null {
  const target = targetOf(field)
  if (!target) return null
  const alias = `by_${name}`
  return {
    label: titleSql(target, alias),
    alsoBy: (target.alsoBy ?? []).map(column => sql`${sql.ref(`${alias}.${column}`)}::text`),
    join: sql`left join ${sql.table(target.table)} ${sql.id(alias)} on ${sql.ref(`${alias}.id`)} = ${sql.ref(`${table}.${name}`)}`,
  }
}
