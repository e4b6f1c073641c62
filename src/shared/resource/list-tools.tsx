import { lazy, Suspense, type RefObject } from 'react'
import type { DataGridHandle } from '@/shared/grid/data-grid.types'
import { PrintSheet } from '@/shared/resource/late-parts'
import type { ListModel } from '@/shared/resource/list-model'
import type { ListTool } from '@/shared/resource/list-toolbar'
import { OverlayWait } from '@/shared/ui/overlays/overlay-wait'

const ExportDialog = lazy(() =>
  import('@/shared/resource/export/export-dialog').then(file => ({ default: file.ExportDialog })),
)
const ChartDialog = lazy(() =>
  import('@/shared/resource/chart/chart-dialog').then(file => ({ default: file.ChartDialog })),
)

export type ListToolsProps = {
  list: ListModel
  tool: ListTool | null
  handle: RefObject<DataGridHandle | null>
  onClose: () => void
}

/** What a list is turned into: a file, paper, a picture. Each comes when it is first asked for. */
export function ListTools({ list, tool, handle, onClose }: ListToolsProps) {
  return (
    <Suspense fallback={tool && <OverlayWait />}>
      {tool === 'print' && <PrintSheet list={list} onDone={onClose} />}
      {(tool === 'csv' || tool === 'xlsx') && <ExportDialog list={list} format={tool} onClose={onClose} />}
      {tool === 'chart' && (
        <ChartDialog list={list} range={handle.current?.valuesOfRange() ?? null} onClose={onClose} />
      )}
    </Suspense>
  )
}
