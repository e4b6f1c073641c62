import { sql, type RawBuilder } from 'kysely'
import type { Field, Resource } from '@contract/kernel/define-resource'
import type { FieldKind } from '@contract/kernel/field-kinds'
import { labelOf } from '@contract/kernel/references'
import { labelSql } from '@server/platform/resource/label-sql'

/** Columns that are looked up beside the table's own. */
export type Extra = Record<string, RawBuilder<unknown>>

/** What leaves of a record: its fields but for what is sensitive, and the label beside each reference. */
export function columnsSql(
  resource: Resource,
  extra: Extra,
  keep: (field: Field) => boolean = field => Boolean(field.listed),
): RawBuilder<unknown> {
  const kept = Object.entries<Field>(resource.fields).filter(([, field]) => keep(field) && !field.sensitive)
  const columns = kept.flatMap(([name, field]) => {
    const label = labelSql(resource.table, name, field)
    const own = sql`${shownSql(resource, name, field)} as ${sql.id(name)}`
    return label ? [own, sql`${label} as ${sql.id(labelOf(name))}`] : [own]
  })
  const beside = Object.entries(extra).map(([name, column]) => sql`${column} as ${sql.id(name)}`)
  return sql.join([...columns, ...beside])
}

const FIGURES_AS_TEXT = new Set<FieldKind>(['money', 'rate', 'days'])

/** JSON numbers would pass money through a float; instants leave in one form. */
export function shownSql(resource: Resource, name: string, field: Field): RawBuilder<unknown> {
  const column = sql.ref(`${resource.table}.${name}`)
  if (FIGURES_AS_TEXT.has(field.kind)) return sql`${column}::text`
  if (field.kind === 'instant') return sql`to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  return column
}

/** A field that lists show, by its own name or by that of its label. */
export function listedColumn(resource: Resource, name: string): { name: string; field: Field } | null {
  const found = Object.entries<Field>(resource.fields).find(
    ([own, field]) =>
      (own === name || (field.to && labelOf(own) === name)) && field.listed && !field.sensitive,
  )
  return found ? { name: found[0], field: found[1] } : null
}
