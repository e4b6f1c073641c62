import { useEffect, useRef } from 'react'
import { PAGE_SIZE } from '@/shared/grid/sources/page-size'
import type { ListModel } from '@/shared/resource/list-model'
import type { ResourceRow } from '@/shared/resource/resource-types'

export type RowsWindow = { start: number; end: number }
/** The rows of this window, where they were asked for already and nothing has changed since. */
export type EarlyRows = (key: string, window: RowsWindow) => Promise<readonly ResourceRow[]> | null

export const rowsKey = ({ listKey, version }: ListModel) => `${listKey} ${version}`

/** The first rows, asked for while what draws them is still on its way, which takes them once. */
export function useEarlyRows(list: ListModel, isAwaited: () => boolean): EarlyRows {
  const asked = useRef<{ key: string; rows: Promise<readonly ResourceRow[]> } | null>(null)
  const { api, narrowing, sort, version, here } = list
  const key = rowsKey(list)

  useEffect(() => {
    if (version === 0 || here || !isAwaited()) return
    const window = { start: 0, end: PAGE_SIZE }
    const given = new AbortController()
    const rows = api.fetchRows({ ...narrowing, sort, ...window }, given.signal)
    // Told by whoever takes them.
    rows.catch(() => undefined)
    asked.current = { key, rows }
    return () => {
      if (asked.current?.rows === rows) given.abort()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the key is made of all that the rows depend on
  }, [key])

  return (wanted, { start, end }) => {
    const early = asked.current
    if (early?.key !== wanted || start !== 0 || end !== PAGE_SIZE) return null
    asked.current = null
    return early.rows
  }
}
