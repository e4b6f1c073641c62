import type { GridApi } from 'ag-grid-community'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { DataGridProps, GridRow } from '@/shared/grid/data-grid.types'
import { RangeEngine } from '@/shared/grid/ranges/range-engine'
import type { ServerRows } from '@/shared/grid/sources/server-rows'
import { BarStore } from '@/shared/grid/status-bar/bar-store'
import type { Phrase } from '@/shared/i18n/use-phrases'

const NOTE_MS = 8_000

export type RangeEngineHook<Row extends GridRow> = {
  api: GridApi<Row> | null
  root: RefObject<HTMLElement | null>
  region: RefObject<HTMLElement | null>
  serverRows: RefObject<ServerRows<Row> | null>
  props: DataGridProps<Row>
  t: Phrase<'grid'>
}

/** The engine lives as long as the grid's API does. */
export function useRangeEngine<Row extends GridRow>({
  api,
  root,
  region,
  serverRows,
  props,
  t,
}: RangeEngineHook<Row>) {
  const engine = useRef<RangeEngine<Row> | null>(null)
  const [bar] = useState(() => new BarStore())
  const [isMarking, setMarking] = useState(false)
  const [note, setNote] = useState('')
  const latest = useRef({ props, t })
  useLayoutEffect(() => {
    latest.current = { props, t }
  })

  useLayoutEffect(() => {
    if (!api || !root.current || !region.current) return
    const made = new RangeEngine<Row>({
      api,
      root: root.current,
      region: region.current,
      bar,
      props: () => latest.current.props,
      t: (key, params) => latest.current.t(key, params),
      serverRows: () => serverRows.current,
      onMarking: setMarking,
      onNote: setNote,
    })
    engine.current = made
    return () => {
      made.destroy()
      engine.current = null
    }
  }, [api, root, region, serverRows, bar])

  useEffect(() => {
    if (!note) return
    const timer = setTimeout(() => setNote(''), NOTE_MS)
    return () => clearTimeout(timer)
  }, [note])

  const rowsCame = useCallback((from: number, to: number) => engine.current?.rowsCame(from, to), [])
  return { engine, bar, isMarking, note, rowsCame }
}
