import { useEffect, useState } from 'react'
import { LARGEST_PAGE } from '@contract/kernel/list-query'
import type { ListModel } from '@/shared/resource/list-model'
import type { ResourceRow } from '@/shared/resource/resource-types'

/** More paper than that nobody reads; the rest is said, and exported. */
export const MOST_PRINTED = 2_000

/** All rows that a printed list holds, in its order; null until they are there. */
export function usePrintRows(list: ListModel): { rows: readonly ResourceRow[] | null; error: unknown } {
  const [rows, setRows] = useState<readonly ResourceRow[] | null>(null)
  const [error, setError] = useState<unknown>(null)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const load = async () => {
      if (list.here?.shown) return list.here.shown
      const all: ResourceRow[] = []
      while (all.length < MOST_PRINTED) {
        const window = { start: all.length, end: all.length + LARGEST_PAGE }
        const page = await list.api.fetchRows({ ...list.narrowing, sort: list.sort, ...window }, signal)
        all.push(...page)
        if (page.length < LARGEST_PAGE) break
      }
      return all
    }
    load().then(
      all => !signal.aborted && setRows(all),
      failed => !signal.aborted && setError(failed),
    )
    return () => controller.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- the list as it stood when printing was asked for
  }, [])
  return { rows, error }
}
