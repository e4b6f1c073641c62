import { Suspense, useState, type ReactNode } from 'react'
import type { BulkAction, BulkTarget } from '@contract/kernel/record-calls'
import type { RowSelection } from '@/shared/grid/data-grid.types'
import type { CardPicking } from '@/shared/resource/cards/use-card-picking'
import type { ListModel } from '@/shared/resource/list-model'
import { isPicking, targetOf } from '@/shared/resource/row-pick'
import { Button } from '@/shared/ui/button'
import { late } from '@/shared/ui/late'
import { OverlayWait } from '@/shared/ui/overlays/overlay-wait'

export const BulkDialog = late(() => import('@/shared/resource/bulk-dialog').then(file => file.BulkDialog))

/** The rows that are picked, for what a screen can do with them. */
export type PickedRows = {
  list: ListModel
  target: BulkTarget
  /** How many are named one by one; null where all but some are meant. */
  count: number | null
  clear: () => void
}

export type BulkBarProps = {
  list: ListModel
  selection: RowSelection
  onClear: () => void
  /** What the screen itself can do with them. */
  actions?: ((picked: PickedRows) => ReactNode) | null | undefined
  /** What was changed and can be undone. */
  onDone: (action: BulkAction, ids: readonly string[]) => void
  /** Under the cards of a phone, for as long as they are being picked. */
  picking?: CardPicking | undefined
}

export function BulkBar({ list, selection, onClear, onDone, actions, picking }: BulkBarProps) {
  const { say } = list.words
  const [asking, setAsking] = useState<BulkAction | null>(null)
  const isAny = isPicking(selection)
  if (!isAny && !picking) return null
  const count = selection.ids.size
  const text = selection.all
    ? say(count === 0 ? 'bulk.selected_all' : 'bulk.selected_but', { count })
    : say('bulk.selected', { count })
  return (
    <div className={picking ? 'bulk-bar is-under' : 'bulk-bar'} role="group" aria-label={text}>
      <strong role={picking && 'status'}>{text}</strong>
      {picking && !selection.all && (
        <Button size="sm" onClick={picking.pickAll}>
          {say('engine.select_all')}
        </Button>
      )}
      {isAny &&
        actions?.({
          list,
          target: targetOf(selection, list.narrowing),
          count: selection.all ? null : count,
          clear: onClear,
        })}
      {isAny && list.may.deactivate && (
        <>
          <Button size="sm" onClick={() => setAsking('deactivate')}>
            {say('bulk.deactivate')}
          </Button>
          <Button size="sm" onClick={() => setAsking('reactivate')}>
            {say('bulk.reactivate')}
          </Button>
        </>
      )}
      <Button size="sm" variant="quiet" onClick={picking ? picking.end : onClear}>
        {say(picking ? 'engine.done' : 'bulk.clear')}
      </Button>
      {asking && (
        <Suspense fallback={<OverlayWait />}>
          <BulkDialog
            list={list}
            action={asking}
            target={targetOf(selection, list.narrowing)}
            onDone={ids => {
              setAsking(null)
              onClear()
              onDone(asking, ids)
            }}
            onClose={() => setAsking(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
