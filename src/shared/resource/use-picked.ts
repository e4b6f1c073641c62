import { useMemo } from 'react'
import { LARGEST_PAGE } from '@contract/kernel/list-query'
import { oneOf } from '@contract/kernel/one-of'
import type { BulkTarget } from '@contract/kernel/record-calls'
import type { ListConditions, ListParams, ResourceRow } from '@/shared/resource/resource-types'

const NONE: readonly string[] = []

/** Enough rows to tell whether more are left than may be taken at once, whichever are taken off. */
export const rowsToAsk = (except: readonly string[], most: number) =>
  Math.min(most + 1 + except.length, LARGEST_PAGE)

/** What is left of the rows that came; too many also where a full page may not be all of them. */
export function leftOf<Row extends { id: string }>(
  rows: readonly Row[],
  except: readonly string[],
  most: number,
) {
  const left = rows.filter(({ id }) => !except.includes(id))
  return { rows: left, areTooMany: left.length > most || rows.length >= rowsToAsk(except, most) }
}

type Answer<Row> = {
  currentData?: { data: readonly Row[] } | undefined
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}
export type PickedOptions<Row> = {
  useListQuery: (params: ListParams) => Answer<Row>
  /** The field that is picked by. */
  key: string
  sort: string
  most: number
}

/** The rows that were selected in a list, as they stand now. */
export function usePicked<Row extends ResourceRow>(
  target: BulkTarget,
  narrowing: ListConditions,
  { useListQuery, key, sort, most }: PickedOptions<Row>,
) {
  const except = 'ids' in target ? NONE : target.all.except
  const params = useMemo(() => {
    const conditions = 'ids' in target ? { filter: { [key]: oneOf(...target.ids) } } : narrowing
    return {
      ...conditions,
      start: 0,
      end: rowsToAsk(except, most),
      sort: [{ field: sort, direction: 'asc' as const }],
    }
  }, [target, narrowing, except, key, sort, most])
  const { currentData, error, isFetching, refetch } = useListQuery(params)
  return { picked: currentData && leftOf(currentData.data, except, most), error, isFetching, refetch }
}
