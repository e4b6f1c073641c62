import { sql, type RawBuilder } from 'kysely'
import type { FilterCondition, FilterModel } from '@contract/kernel/list-query'
import type { Resource } from '@contract/kernel/define-resource'
import { BUSINESS_ZONE } from '@contract/kernel/dates'
import { FILTER_OF_KIND, type FieldKind } from '@contract/kernel/field-kinds'
import { Problem } from '@server/platform/http/problems'

type Piece = RawBuilder<boolean>
type Column = RawBuilder<unknown>

/** An AG Grid filter model as SQL. Only fields the resource names, only operators of their kind: the rest is 400. */
export function filterSql(resource: Resource, model: FilterModel): Piece[] {
  return Object.entries(model).map(([name, filter]) => {
    const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined
    if (!field?.filterable) throw unknownFilter(name)
    const column = sql.ref(`${resource.table}.${name}`)
    if (!('conditions' in filter)) return conditionSql(name, field.kind, column, filter)
    const parts = filter.conditions.map(condition => conditionSql(name, field.kind, column, condition))
    return sql<boolean>`(${sql.join(parts, filter.operator === 'AND' ? sql` and ` : sql` or `)})`
  })
}

export function unknownFilter(name: string): Problem {
  return new Problem('malformed', 'malformed', {
    fields: [{ path: name, code: 'not_filterable', message: 'malformed' }],
  })
}

function conditionSql(name: string, kind: FieldKind, column: Column, condition: FilterCondition): Piece {
  if (condition.filterType !== FILTER_OF_KIND[kind]) throw unknownFilter(name)
  if (condition.filterType === 'set') return setSql(kind, column, condition.values)
  if (condition.type === 'blank') return sql`${column} is null`
  if (condition.type === 'notBlank') return sql`${column} is not null`
  if (condition.filterType === 'text') return textSql(name, column, condition.type, condition.filter)
  if (condition.filterType === 'number')
    return rangeSql(name, column, condition.type, figure(condition.filter), figure(condition.filterTo))
  const from = date(condition.dateFrom)
  const to = date(condition.dateTo)
  return kind === 'instant'
    ? instantSql(name, column, condition.type, from, to)
    : rangeSql(name, column, condition.type, from, to)
}

/** Days of the business, as the stretch of time that they are: the column stays bare, so that its index serves. */
function instantSql(name: string, column: Column, type: string, from: Value, to: Value): Piece {
  if (from === undefined || (type === 'inRange' && to === undefined)) throw unknownFilter(name)
  const begin = (day: Value) => sql`((${day})::timestamp at time zone ${BUSINESS_ZONE})`
  const end = (day: Value) => sql`((${day} + 1)::timestamp at time zone ${BUSINESS_ZONE})`
  if (type === 'lessThan') return sql`${column} < ${begin(from)}`
  if (type === 'greaterThan') return sql`${column} >= ${end(from)}`
  const within = sql<boolean>`(${column} >= ${begin(from)} and ${column} < ${end(type === 'inRange' ? to : from)})`
  return type === 'notEqual' ? sql<boolean>`(${column} is null or not ${within})` : within
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const OF_IDS = new Set<FieldKind>(['id', 'reference', 'user'])

/** Ids are compared as ids, by which their index finds them; what is none matches nothing. */
export function setSql(kind: FieldKind, column: Column, values: readonly (string | boolean | null)[]): Piece {
  const texts = values.filter(value => value !== null).map(String)
  const among = OF_IDS.has(kind)
    ? amongSql(
        column,
        texts.filter(text => UUID.test(text)),
        sql`uuid`,
      )
    : amongSql(sql`${column}::text`, texts, sql`text`)
  return values.includes(null) ? sql`(${among} or ${column} is null)` : among
}

/** Of one value an index that begins with it also gives the order; of several it only finds the rows. */
function amongSql(column: Column, texts: readonly string[], type: RawBuilder<unknown>): Piece {
  const [only] = texts
  return texts.length === 1
    ? sql<boolean>`${column} = ${only}::${type}`
    : sql<boolean>`${column} = any (${texts}::${type}[])`
}

/** What people type is taken literally: their % and _ are no wildcards. */
export function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

function textSql(name: string, column: Column, type: string, text: string | undefined): Piece {
  if (text === undefined) throw unknownFilter(name)
  const lower = sql`lower(${column}::text)`
  const wanted = text.toLowerCase()
  if (type === 'equals') return sql`${lower} = ${wanted}`
  if (type === 'notEqual') return sql`${lower} is distinct from ${wanted}`
  if (type === 'startsWith') return sql`${lower} like ${`${literal(wanted)}%`}`
  if (type === 'endsWith') return sql`${lower} like ${`%${literal(wanted)}`}`
  const contains = sql<boolean>`${lower} like ${`%${literal(wanted)}%`}`
  return type === 'notContains' ? sql`(${column} is null or not ${contains})` : contains
}

type Value = RawBuilder<unknown> | undefined

/** As numeric, or a column of whole numbers could not be compared with 1.5. */
const figure = (value: string | number | undefined): Value =>
  value === undefined ? undefined : sql`${value}::numeric`
const date = (value: string | null | undefined): Value =>
  value ? sql`${value.slice(0, 10)}::date` : undefined

function rangeSql(name: string, column: Column, type: string, from: Value, to: Value): Piece {
  if (from === undefined || (type === 'inRange' && to === undefined)) throw unknownFilter(name)
  if (type === 'inRange') return sql`${column} between ${from} and ${to}`
  if (type === 'notEqual') return sql`${column} is distinct from ${from}`
  const operator = {
    equals: '=',
    lessThan: '<',
    lessThanOrEqual: '<=',
    greaterThan: '>',
    greaterThanOrEqual: '>=',
  }[type]
  if (!operator) throw unknownFilter(name)
  return sql`${column} ${sql.raw(operator)} ${from}`
}
