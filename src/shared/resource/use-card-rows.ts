import { useEffect, useRef, useState } from 'react'
import { toApiFailure } from '@/shared/http/api-failure'
import type { ListModel } from '@/shared/resource/list-model'
import type { ResourceRow } from '@/shared/resource/resource-types'

const PAGE = 40

type LoadedRows = { key: string; rows: readonly ResourceRow[]; isAll: boolean }

export type CardRows = {
  /** Null until the first rows of this list have come. */
  rows: readonly ResourceRow[] | null
  isAll: boolean
  isBusy: boolean
  error: unknown
  more: () => void
}

/** The rows of a list one page after another, from wherever they are. */
export function useCardRows(list: ListModel, returnPlace: number | null = null): CardRows {
  // Whoever comes back to a card far down finds it loaded.
  const [first] = useState(() => Math.ceil(((returnPlace ?? 0) + 1) / PAGE) * PAGE)
  const served = useServedRows(list, first)
  const { here, listKey } = list
  const [wanted, setWanted] = useState({ key: listKey, count: first })
  if (!here) return served
  const count = wanted.key === listKey ? wanted.count : PAGE
  const shown = here.shown
  return {
    rows: shown?.slice(0, count) ?? null,
    isAll: (shown?.length ?? 0) <= count,
    isBusy: false,
    error: null,
    more: () => setWanted({ key: listKey, count: Math.min(count, shown?.length ?? 0) + PAGE }),
  }
}

/** Another list starts anew, a changed one reads again what is shown. */
function useServedRows(list: ListModel, first: number): CardRows {
  const { api, narrowing, sort, listKey, version } = list
  const isServed = list.here === null
  const [wanted, setWanted] = useState({ key: listKey, count: first })
  const [loaded, setLoaded] = useState<LoadedRows | null>(null)
  const [failure, setFailure] = useState<{ key: string; error: unknown } | null>(null)
  const [isBusy, setBusy] = useState(true)
  const known = useRef<{ loaded: LoadedRows | null; version: number }>({ loaded: null, version })
  const count = wanted.key === listKey ? wanted.count : PAGE

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const before = known.current
    const isSame = before.loaded?.key === listKey && before.version === version
    const kept = isSame ? (before.loaded?.rows ?? []) : []

    const load = async () => {
      setBusy(true)
      setFailure(null)
      try {
        let rows = kept
        let isAll = false
        while (rows.length < count && !isAll) {
          const start = rows.length
          const page = await api.fetchRows({ ...narrowing, sort, start, end: start + PAGE }, signal)
          isAll = page.length < PAGE
          rows = [...rows, ...page]
        }
        if (signal.aborted) return
        const now = { key: listKey, rows, isAll }
        known.current = { loaded: now, version }
        setLoaded(now)
      } catch (error) {
        if (!signal.aborted && toApiFailure(error).code !== 'cancelled') setFailure({ key: listKey, error })
      }
      if (!signal.aborted) setBusy(false)
    }
    if (isServed && kept.length < count) void load()
    return () => controller.abort()
  }, [api, narrowing, sort, listKey, version, count, isServed])

  const shown = loaded?.key === listKey ? loaded : null
  return {
    rows: shown?.rows ?? null,
    isAll: shown?.isAll ?? false,
    isBusy,
    error: failure?.key === listKey ? failure.error : null,
    more: () => {
      if (shown && !shown.isAll && !isBusy) setWanted({ key: listKey, count: shown.rows.length + PAGE })
    },
  }
}
