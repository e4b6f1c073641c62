import { useMemo } from 'react'
import { LARGEST_PAGE } from '@contract/kernel/list-query'
import { oneOf } from '@contract/kernel/one-of'
import type { BulkTarget } from '@contract/kernel/record-calls'
import type { Ask, ListConditions, ListParams, ResourceRow } from '@/shared/resource/resource-types'

const NONE: readonly string[] = []
/** A server takes an address of so many letters: the ids of more rows than these are asked for by two. */
const IDS_IN_ADDRESS = 251
const PAGES = 2

/** Enough rows to tell whether more are left than may be taken at once, whichever are taken off. */
export const rowsToAsk = (except: readonly string[], most: number) =>
  Math.min(most + 1 + except.length, PAGES * LARGEST_PAGE)

/** What is left of the rows that came; too many also where full pages may not be all of them. */
export function leftOf<Row extends { id: string }>(
  rows: readonly Row[],
  except: readonly string[],
  most: number,
) {
  const left = rows.filter(({ id }) => !except.includes(id))
  return { rows: left, areTooMany: left.length > most || rows.length >= rowsToAsk(except, most) }
}

type PickTerms = { key: string; sort: string; most: number }

/** What a list is asked for, in two pages at most. */
export function pagesOf(
  target: BulkTarget,
  narrowing: ListConditions,
  { key, sort, most }: PickTerms,
): ListParams[] {
  const order = { sort: [{ field: sort, direction: 'asc' as const }] }
  if ('all' in target) {
    const rows = rowsToAsk(target.all.except, most)
    const starts = [0, LARGEST_PAGE].filter(start => start < rows)
    return starts.map(start => ({ ...narrowing, ...order, start, end: Math.min(start + LARGEST_PAGE, rows) }))
  }
  const ids = target.ids.slice(0, most + 1)
  const parts = [ids.slice(0, IDS_IN_ADDRESS), ids.slice(IDS_IN_ADDRESS)].filter(part => part.length > 0)
  return parts.map(part => ({ ...order, filter: { [key]: oneOf(...part) }, start: 0, end: part.length }))
}

type Answer<Row> = {
  currentData?: { data: readonly Row[] } | undefined
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}
export type PickedOptions<Row> = PickTerms & {
  useListQuery: (params: ListParams, options?: Ask) => Answer<Row>
  /** The field that is picked by. */
  key: string
}

/** The rows that were selected in a list, as they stand now. */
export function usePicked<Row extends ResourceRow>(
  target: BulkTarget,
  narrowing: ListConditions,
  { useListQuery, key, sort, most }: PickedOptions<Row>,
) {
  const except = 'ids' in target ? NONE : target.all.except
  const pages = useMemo(
    () => pagesOf(target, narrowing, { key, sort, most }),
    [target, narrowing, key, sort, most],
  )
  const [one = { start: 0, end: 0 }, other] = pages
  const first = useListQuery(one)
  const second = useListQuery(other ?? one, { skip: !other })
  const asked = other ? [first, second] : [first]
  const came = asked.flatMap(({ currentData }) => (currentData ? [currentData.data] : []))
  const byOrder = (a: Row, b: Row) => String(a[sort]).localeCompare(String(b[sort]))
  const rows = other ? came.flat().toSorted(byOrder) : came.flat()
  return {
    picked: came.length === asked.length ? leftOf(rows, except, most) : undefined,
    error: asked.find(({ error }) => error !== undefined)?.error,
    isFetching: asked.some(({ isFetching }) => isFetching),
    refetch: () => asked.forEach(({ refetch }) => refetch()),
  }
}
