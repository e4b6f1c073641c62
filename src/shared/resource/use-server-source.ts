import { useEffect, useMemo, useRef, useState } from 'react'
import type { Aggregate } from '@contract/kernel/list-calls'
import type { ServerSource } from '@/shared/grid/data-grid.types'
import { toApiFailure } from '@/shared/http/api-failure'
import type { ListModel } from '@/shared/resource/list-model'
import type { FirstRows } from '@/shared/resource/use-early-rows'
import type { ResourceRow } from '@/shared/resource/resource-types'

const NOTHING_TO_SUM: Aggregate = { count: 0, numeric: 0, sum: null, min: null, max: null }

/** The rows of a list as its server narrows and orders them, in blocks; `failure`: nothing of it came at all. */
export function useServerSource(
  list: ListModel,
  onRows: (rows: readonly ResourceRow[]) => void,
  early: FirstRows,
): { source: ServerSource<ResourceRow>; failure: unknown } {
  const { api, narrowing, sort, listKey, version, columns } = list
  // Nothing came at all: said in the grid's place. Later blocks that fail are the grid's own to tell.
  const [failure, setFailure] = useState<{ key: string; error: unknown } | null>(null)
  const arrived = useRef('')
  const latest = useRef({ onRows, early })
  useEffect(() => {
    latest.current = { onRows, early }
  })
  const key = `${listKey} ${version}`

  const source = useMemo((): ServerSource<ResourceRow> => {
    const fields = new Set(columns.filter(column => column.kind).map(column => column.id))
    return {
      kind: 'server',
      version,
      listKey,
      rowCount: list.filtered,
      isAtHand: Boolean(early.first),
      fetchRows: async (window, signal) => {
        try {
          const rows = await (latest.current.early.take({ listKey, version }, window) ??
            api.fetchRows({ ...narrowing, sort, ...window }, signal))
          arrived.current = listKey
          latest.current.onRows(rows)
          return rows
        } catch (error) {
          const { code, status } = toApiFailure(error)
          if (!signal.aborted && code !== 'cancelled' && (arrived.current !== listKey || status === 403))
            setFailure({ key, error })
          throw error
        }
      },
      fetchAggregate: async (blocks, signal) => {
        // What the screen draws by itself the server has no sums of.
        const known = blocks
          .map(block => ({ ...block, fields: block.fields.filter(one => fields.has(one)) }))
          .filter(block => block.fields.length > 0)
        if (known.length === 0) return NOTHING_TO_SUM
        return api.fetchAggregate({ ...narrowing, ...(sort && { sort }), blocks: known }, signal)
      },
    }
  }, [api, columns, narrowing, sort, listKey, version, key, list.filtered, early.first])
  return { source, failure: failure?.key === key ? failure.error : null }
}
