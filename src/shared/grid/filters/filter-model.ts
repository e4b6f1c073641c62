import { filterModelSchema, type FilterCondition, type FilterModel } from '@contract/kernel/list-query'
import type { ListColumn } from '@/shared/grid/columns/list-column'

export type ColumnFilter = FilterModel[string]
export type { FilterCondition }
type CombinedFilter = Extract<ColumnFilter, { conditions: unknown }>

export function isCombined(filter: ColumnFilter): filter is CombinedFilter {
  return 'conditions' in filter
}

export function conditionsOf(filter: ColumnFilter): readonly FilterCondition[] {
  return isCombined(filter) ? filter.conditions : [filter]
}

/** Drops what this list cannot answer: an address may be old, cut off, or written by hand. */
export function fittingFilter(model: FilterModel, columns: readonly ListColumn[]): FilterModel {
  const kinds = new Map(columns.map(column => [column.id, column.filter]))
  return Object.fromEntries(
    Object.entries(model).filter(([id, filter]) => {
      const kind = kinds.get(id)
      return kind && conditionsOf(filter).every(condition => condition.filterType === kind)
    }),
  )
}

/** What stands in the address; nothing where it cannot be read. */
export function parseFilter(text: string): FilterModel {
  if (!text) return {}
  try {
    return filterModelSchema.parse(JSON.parse(text))
  } catch {
    return {}
  }
}

export function filterText(model: FilterModel): string {
  return Object.keys(model).length > 0 ? JSON.stringify(model) : ''
}

export function withFilter(model: FilterModel, id: string, filter: ColumnFilter | null): FilterModel {
  const { [id]: _before, ...others } = model
  return filter ? { ...others, [id]: filter } : others
}

/** A condition that still lacks its value is none. */
export function isWhole(condition: FilterCondition): boolean {
  switch (condition.filterType) {
    case 'set':
      return condition.values.length > 0
    case 'text':
      return isBlankTest(condition.type) || Boolean(condition.filter)
    case 'number':
      return (
        isBlankTest(condition.type) ||
        (condition.filter !== undefined && (condition.type !== 'inRange' || condition.filterTo !== undefined))
      )
    case 'date':
      return (
        isBlankTest(condition.type) ||
        (Boolean(condition.dateFrom) && (condition.type !== 'inRange' || Boolean(condition.dateTo)))
      )
  }
}

export function isBlankTest(type: string): boolean {
  return type === 'blank' || type === 'notBlank'
}
