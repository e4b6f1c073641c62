import { useCallback, useEffect, useState } from 'react'
import { FirstRows } from '@/shared/resource/first-rows'
import type { ListGridProps } from '@/shared/resource/list-grid'
import { useAfterRecord } from '@/shared/resource/use-after-record'
import { late } from '@/shared/ui/late'
import { useThere } from '@/shared/ui/use-there'
import { Skeleton } from '@/shared/ui/skeleton'

const ListGrid = late(() => import('@/shared/resource/list-grid').then(file => file.ListGrid))

/** Of this tab: the first one takes the browser longer to make than its rows take to come. */
let hasMadeGrid = false

/** The rows of a list: those that come first are shown at once, until the grid has drawn them itself. */
export function GridPlace(props: Omit<ListGridProps, 'onTaken'>) {
  const { list, early } = props
  const [stage, setStage] = useState<'rows' | 'grid' | 'drawn'>(hasMadeGrid ? 'drawn' : 'rows')
  const [listKey] = useState(list.listKey)
  const hasCome = early.first !== undefined
  // A record that the address names comes before the grid beside it, which is half of what both load.
  const isDue = useAfterRecord(list.opensBeside && list.opened !== null && !hasMadeGrid)

  // Fetched beside its rows.
  const isGridThere = useThere([ListGrid], isDue)

  useEffect(() => {
    if (stage !== 'rows' || !hasCome || !isGridThere || !isDue) return
    hasMadeGrid = true
    return afterPaint(() => setStage('grid'))
  }, [stage, hasCome, isGridThere, isDue])

  const handleTaken = useCallback(() => void afterPaint(() => setStage('drawn')), [])

  const rows = stage !== 'drawn' && list.listKey === listKey ? (early.first ?? []) : []
  return (
    <div className="grid-place">
      {stage === 'rows' && rows.length === 0 && <Skeleton shape="rows" lines={10} className="p-3" />}
      {stage !== 'rows' && <ListGrid {...props} onTaken={handleTaken} />}
      {rows.length > 0 && <FirstRows list={list} rows={rows} hasBoxes={props.selection !== undefined} />}
    </div>
  )
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
