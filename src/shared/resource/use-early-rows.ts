import { useEffect, useInsertionEffect, useRef, useState } from 'react'
import { PAGE_SIZE } from '@/shared/grid/sources/page-size'
import type { ListModel } from '@/shared/resource/list-model'
import type { ResourceRow } from '@/shared/resource/resource-types'

export type RowsWindow = { start: number; end: number }
type OfList = Pick<ListModel, 'listKey' | 'version'>
/** The rows of this window, where they were asked for already and nothing has changed since. */
export type EarlyRows = (list: OfList, window: RowsWindow) => Promise<readonly ResourceRow[]> | null

type RowCall = {
  listKey: string
  version: number
  rows: Promise<readonly ResourceRow[]>
  given: AbortController
}

/** A list that was just opened has no version yet; the first that it gets is that of the rows asked for until then. */
const isOf = (asked: RowCall, { listKey, version }: OfList) =>
  asked.listKey === listKey && (asked.version === version || asked.version === 0)

/** `first`: what came of it; null where nothing was asked for or it failed, undefined while it is on its way. */
export type FirstRows = { take: EarlyRows; first: readonly ResourceRow[] | null | undefined }

const isFirst = ({ start, end }: RowsWindow) => start === 0 && end === PAGE_SIZE

/**
 * The first rows, asked for while the grid is on its way, which takes them once. Whatever comes after them it asks for
 * itself.
 */
export function useEarlyRows(list: ListModel, isInGrid: boolean): FirstRows {
  const asked = useRef<RowCall | null>(null)
  const isGridThere = useRef(false)
  const { api, narrowing, sort, listKey, version, here } = list
  const [first, setFirst] = useState<FirstRows['first']>(here || !isInGrid ? null : undefined)

  // All other effects come after whatever else the screen draws, which keeps the browser busy.
  useInsertionEffect(() => {
    const before = asked.current
    if (before && isOf(before, list)) {
      before.version = version
      return
    }
    before?.given.abort()
    asked.current = null
    if (here || !isInGrid || isGridThere.current) return
    const given = new AbortController()
    const rows = api.fetchRows({ ...narrowing, sort, start: 0, end: PAGE_SIZE }, given.signal)
    const settle = (came: readonly ResourceRow[] | null) => {
      if (asked.current?.rows === rows) setFirst(came)
    }
    // A failure is told by whoever takes them.
    rows.then(settle, () => settle(null))
    asked.current = { listKey, version, rows, given }
    // The key is made of all that the rows depend on.
  }, [listKey, version])

  useEffect(
    () => () => {
      asked.current?.given.abort()
      asked.current = null
      // Mounted once more, as in development, it waits for nothing.
      setFirst(null)
    },
    [],
  )

  const take: EarlyRows = (wanted, window) => {
    isGridThere.current = true
    const early = asked.current
    if (!early || !isOf(early, wanted) || !isFirst(window)) return null
    asked.current = null
    return early.rows
  }
  return { take, first }
}
