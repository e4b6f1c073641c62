import type { FilterCondition } from '@contract/kernel/list-query'

/** A filter that leaves the rows whose field holds one of these. */
export function oneOf(...values: (string | boolean | null)[]): SetCondition {
  return { filterType: 'set', values }
}

type SetCondition = Extract<FilterCondition, { filterType: 'set' }>
