import { businessDate } from '@contract/kernel/dates'
import { fieldNames, type Field, type Resource } from '@contract/kernel/define-resource'
import type { FieldKind } from '@contract/kernel/field-kinds'
import type { FilterCondition } from '@contract/kernel/list-query'
import { searchWords } from '@contract/kernel/search-words'
import { conditionsOf, isCombined, isWhole } from '@/shared/grid/filters/filter-model'
import type { ListConditions, ResourceRow } from '@/shared/resource/resource-types'

type Of<Type extends FilterCondition['filterType']> = Extract<FilterCondition, { filterType: Type }>

const DECIMALS = 6
const DECIMAL = /^(-?)(\d+)(?:\.(\d{1,6}))?$/

/** Exact, however large: an amount passes through no float. Null where it is no figure. */
function scaled(value: unknown): bigint | null {
  const match = DECIMAL.exec(typeof value === 'number' ? value.toFixed(DECIMALS) : String(value))
  if (!match) return null
  const [, sign, whole = '', fraction = ''] = match
  const units = BigInt(whole + fraction.padEnd(DECIMALS, '0'))
  return sign ? -units : units
}

/** Where a value stands to the two ends of a condition. What is empty differs from all, and is in no order. */
function inOrder<T extends bigint | string>(
  type: string,
  value: T | null,
  from: T | null,
  to: T | null,
): boolean {
  if (from === null) return false
  if (type === 'notEqual') return value !== from
  if (value === null) return false
  switch (type) {
    case 'equals':
      return value === from
    case 'lessThan':
      return value < from
    case 'lessThanOrEqual':
      return value <= from
    case 'greaterThan':
      return value > from
    case 'greaterThanOrEqual':
      return value >= from
    default:
      return to !== null && value >= from && value <= to
  }
}

function textMatches({ type, filter = '' }: Of<'text'>, value: unknown): boolean {
  const text = value === null || value === undefined ? null : String(value).toLowerCase()
  const wanted = filter.toLowerCase()
  if (type === 'notEqual') return text !== wanted
  if (type === 'notContains') return !text?.includes(wanted)
  if (text === null) return false
  if (type === 'equals') return text === wanted
  if (type === 'startsWith') return text.startsWith(wanted)
  if (type === 'endsWith') return text.endsWith(wanted)
  return text.includes(wanted)
}

function dayMatches(condition: Of<'date'>, kind: FieldKind, value: unknown): boolean {
  const day = value === null || value === undefined ? null : String(value)
  const dayOf = (text: string | null | undefined) => text?.slice(0, 10) ?? null
  // A moment counts as the day it falls on where business is done.
  const stands = day !== null && kind === 'instant' ? businessDate(day) : day
  return inOrder(condition.type, stands, dayOf(condition.dateFrom), dayOf(condition.dateTo))
}

function setMatches({ values }: Of<'set'>, value: unknown): boolean {
  if (value === null || value === undefined) return values.includes(null)
  const text = String(value).toLowerCase()
  return values.some(one => one !== null && String(one).toLowerCase() === text)
}

function conditionMatches(condition: FilterCondition, kind: FieldKind, value: unknown): boolean {
  if (!isWhole(condition) && condition.filterType !== 'set') return true
  if (condition.filterType === 'set') return setMatches(condition, value)
  const isBlank = value === null || value === undefined
  if (condition.type === 'blank') return isBlank
  if (condition.type === 'notBlank') return !isBlank
  if (condition.filterType === 'text') return textMatches(condition, value)
  if (condition.filterType === 'date') return dayMatches(condition, kind, value)
  const { type, filter, filterTo } = condition
  return inOrder(type, isBlank ? null : scaled(value), scaled(filter), scaled(filterTo))
}

/** What the server would say of the same words, of rows that are here. Undefined where every row matches. */
export function rowMatcher(
  resource: Resource,
  { filter = {}, search }: ListConditions,
): ((row: ResourceRow) => boolean) | undefined {
  const words = searchWords(search)
  const searched = fieldNames(resource, 'searchable')
  const filters = Object.entries(filter)
  if (filters.length === 0 && words.length === 0) return undefined
  const fields: Record<string, Field> = resource.fields
  return row =>
    words.every(word =>
      searched.some(name =>
        String(row[name] ?? '')
          .toLowerCase()
          .includes(word),
      ),
    ) &&
    filters.every(([name, given]) => {
      const kind = fields[name]?.kind
      if (!kind) return false
      const holds = (condition: FilterCondition) => conditionMatches(condition, kind, row[name])
      const isAny = isCombined(given) && given.operator === 'OR'
      return isAny ? conditionsOf(given).some(holds) : conditionsOf(given).every(holds)
    })
}
