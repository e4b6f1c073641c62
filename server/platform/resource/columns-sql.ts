import { sql, type RawBuilder } from 'kysely'
import type { Field, Resource } from '@contract/kernel/define-resource'
import type { FieldKind } from '@contract/kernel/field-kinds'
import { onceFor } from '@contract/kernel/once-for'
import { labelOf } from '@contract/kernel/references'
import { fixedSql } from '@server/platform/db/fixed-sql'
import { utcText } from '@server/platform/db/utc-text'
import { labelSql } from '@server/platform/resource/label-sql'

/** Columns that are looked up beside the table's own. */
export type Extra = Record<string, RawBuilder<unknown>>

/** What leaves of a record: its fields but for what is sensitive, and the label beside each reference. */
export const recordColumns = onceFor((resource: Resource) =>
  fixedSql(sql.join(ownColumns(resource, () => true))),
)

const isListed = (field: Field) => Boolean(field.listed)

/** Of a list: the columns of its table that a page is made of, and what is shown of them. */
export const listColumns = onceFor((resource: Resource) => {
  const listed = Object.entries<Field>(resource.fields).filter(
    ([, field]) => isListed(field) && !field.sensitive,
  )
  return {
    needed: fixedSql(sql.join(listed.map(([name]) => sql.ref(`${resource.table}.${name}`)))),
    shown: fixedSql(sql.join(ownColumns(resource, isListed))),
  }
})

export function withExtra(columns: RawBuilder<unknown>, extra: Extra): RawBuilder<unknown> {
  return sql.join([
    columns,
    ...Object.entries(extra).map(([name, column]) => sql`${column} as ${sql.id(name)}`),
  ])
}

function ownColumns(resource: Resource, keep: (field: Field) => boolean): RawBuilder<unknown>[] {
  const kept = Object.entries<Field>(resource.fields).filter(([, field]) => keep(field) && !field.sensitive)
  return kept.flatMap(([name, field]) => {
    const label = labelSql(resource.table, name, field)
    const own = sql`${shownSql(resource, name, field)} as ${sql.id(name)}`
    return label ? [own, sql`${label} as ${sql.id(labelOf(name))}`] : [own]
  })
}

const FIGURES_AS_TEXT = new Set<FieldKind>(['money', 'rate', 'days'])

/** JSON numbers would pass money through a float; instants leave in one form. */
export function shownSql(resource: Resource, name: string, field: Field): RawBuilder<unknown> {
  const column = sql.ref(`${resource.table}.${name}`)
  if (FIGURES_AS_TEXT.has(field.kind)) return sql`${column}::text`
  if (field.kind === 'instant') return utcText(column)
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
