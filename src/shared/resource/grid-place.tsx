import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { FirstRows } from '@/shared/resource/first-rows'
import type { ListGridProps } from '@/shared/resource/list-grid'
import type { ListModel } from '@/shared/resource/list-model'
import { Skeleton } from '@/shared/ui/skeleton'

const gridFile = () => import('@/shared/resource/list-grid')
const ListGrid = lazy(() => gridFile().then(file => ({ default: file.ListGrid })))

/** Of this tab: the first one takes the browser longer to make than its rows take to come. */
let hasMadeGrid = false

/** The rows of a list: those that come first are shown at once, until the grid has drawn them itself. */
export function GridPlace(props: Omit<ListGridProps, 'onTaken'>) {
  const { list, early } = props
  const [stage, setStage] = useState<'rows' | 'grid' | 'drawn'>(hasMadeGrid ? 'drawn' : 'rows')
  const [listKey] = useState(list.listKey)
  const hasCome = early.first !== undefined
  const waits = useWaitsForRecord(list)

  useEffect(() => {
    // Fetched beside its rows. Whoever draws it tells of a failure.
    if (!waits) gridFile().catch(() => undefined)
  }, [waits])
  useEffect(() => {
    if (waits || stage !== 'rows' || !hasCome) return
    hasMadeGrid = true
    return afterPaint(() => setStage('grid'))
  }, [waits, stage, hasCome])

  const handleTaken = useCallback(() => void afterPaint(() => setStage('drawn')), [])

  const rows = stage !== 'drawn' && list.listKey === listKey ? (early.first ?? []) : []
  const awaited = <Skeleton shape="rows" lines={10} className="p-3" />
  return (
    <div className="grid-place">
      {stage === 'rows' && rows.length === 0 && awaited}
      {stage !== 'rows' && (
        <Suspense fallback={rows.length === 0 && awaited}>
          <ListGrid {...props} onTaken={handleTaken} />
        </Suspense>
      )}
      {rows.length > 0 && <FirstRows list={list} rows={rows} hasBoxes={props.selection !== undefined} />}
    </div>
  )
}

/** A record that the address names comes before the grid beside it, which is half of what both load. */
function useWaitsForRecord({ opened, opensBeside }: ListModel): boolean {
  const [isThere, setThere] = useState(hasMadeGrid)
  const waits = opensBeside && opened !== null && !isThere
  useEffect(() => {
    if (!waits) return
    const go = () => setThere(true)
    // The page itself tells where nothing comes of it.
    import('@/shared/ui/overlays/overlays').then(file => file.overlays.firstFrame).then(go, go)
  }, [waits])
  return waits
}

/** Calls back once the browser has painted what was drawn last; gives back how to call it off. */
function afterPaint(then: () => void): () => void {
  let timer = 0
  const frame = requestAnimationFrame(() => (timer = window.setTimeout(then)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
