import { useEffect, useInsertionEffect, useRef } from 'react'
import { PAGE_SIZE } from '@/shared/grid/sources/page-size'
import type { ListModel } from '@/shared/resource/list-model'
import type { ResourceRow } from '@/shared/resource/resource-types'

export type RowsWindow = { start: number; end: number }
type OfList = Pick<ListModel, 'listKey' | 'version'>
/** The rows of this window, where they were asked for already and nothing has changed since. */
export type EarlyRows = (list: OfList, window: RowsWindow) => Promise<readonly ResourceRow[]> | null

type Asked = {
  listKey: string
  version: number
  rows: Promise<readonly ResourceRow[]>
  given: AbortController
}

/** A list that was just opened has no version yet; the first that it gets is that of the rows asked for until then. */
const isOf = (asked: Asked, { listKey, version }: OfList) =>
  asked.listKey === listKey && (asked.version === version || asked.version === 0)

/**
 * The first rows, asked for while the grid is made or on its way, which takes them once. Whatever comes after them it
 * asks for itself.
 */
export function useEarlyRows(list: ListModel, isInGrid: boolean, isGridHere: () => boolean): EarlyRows {
  const asked = useRef<Asked | null>(null)
  const isOpened = useRef(false)
  const { api, narrowing, sort, listKey, version, here } = list

  // All other effects come after the grid has been made, which keeps the browser busy.
  useInsertionEffect(() => {
    const before = asked.current
    if (before && isOf(before, list)) {
      before.version = version
      return
    }
    before?.given.abort()
    asked.current = null
    const isLater = isOpened.current
    isOpened.current = true
    if (here || !isInGrid || (isLater && isGridHere())) return
    const given = new AbortController()
    const rows = api.fetchRows({ ...narrowing, sort, start: 0, end: PAGE_SIZE }, given.signal)
    // Told by whoever takes them.
    rows.catch(() => undefined)
    asked.current = { listKey, version, rows, given }
    // oxlint-disable-next-line react/exhaustive-deps -- the key is made of all that the rows depend on
  }, [listKey, version])

  useEffect(
    () => () => {
      asked.current?.given.abort()
      asked.current = null
    },
    [],
  )

  return (wanted, { start, end }) => {
    const early = asked.current
    if (!early || !isOf(early, wanted) || start !== 0 || end !== PAGE_SIZE) return null
    asked.current = null
    return early.rows
  }
}
