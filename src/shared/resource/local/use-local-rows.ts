import { useMemo } from 'react'
import { LARGEST_PAGE } from '@contract/kernel/list-query'
import { LOCALES } from '@contract/kernel/locales'
import type { ListColumn } from '@/shared/grid/columns/list-column'
import { inOrder } from '@/shared/grid/columns/row-order'
import { useLocale } from '@/shared/i18n/use-locale'
import { rowMatcher } from '@/shared/resource/local/row-matches'
import type { ListConditions, ResourceApi, ResourceRow, SortItem } from '@/shared/resource/resource-types'

const WHOLE = { start: 0, end: LARGEST_PAGE, count: 'yes' } as const

/** A small list, whole: what its filters leave and in which order is found out here. */
export type RowsHere = {
  /** Null until they have come. */
  all: readonly ResourceRow[] | null
  /** What is left of them, in their order. */
  shown: readonly ResourceRow[] | null
  matches: ((row: ResourceRow) => boolean) | undefined
  error: unknown
  reload: () => void
}

/** Null where the list is the server's to narrow: it is not small, or has grown beyond what comes at once. */
export function useLocalRows(
  api: ResourceApi,
  columns: readonly ListColumn[],
  narrowing: ListConditions,
  sort: readonly SortItem[],
): RowsHere | null {
  const { resource } = api
  const isSmall = resource.isSmall ?? false
  const { tag } = LOCALES[useLocale()]
  const answer = api.useListQuery(WHOLE, { skip: !isSmall, refetchOnMountOrArgChange: true })
  const all = answer.currentData?.data ?? null
  const matches = useMemo(() => rowMatcher(resource, narrowing), [resource, narrowing])
  const shown = useMemo(
    () => all && inOrder(matches ? all.filter(matches) : all, sort, columns, tag),
    [all, matches, sort, columns, tag],
  )
  if (!isSmall || (answer.currentData?.meta.total ?? 0) > LARGEST_PAGE) return null
  // A list that could not be read again still shows what it had: as much as a grid's blocks do.
  return { all, shown, matches, error: all ? null : answer.error, reload: () => void answer.refetch() }
}
