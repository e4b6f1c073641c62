import { useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { isPlanArrow, nearestCell } from '@/features/property/plan/nearest-cell'
import { useLazyGetUnitPlaceQuery } from '@/features/property/plan/plan.api'
import type { PointedRow } from '@/shared/resource/list-beside'
import type { ListModel } from '@/shared/resource/list-model'
import { useOpenedRecord } from '@/shared/resource/use-opened-record'

const cellOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-unit]') : null

/**
 * What presses and keys do on a plan. Beside the list a press shows the unit there too, and Enter or a second press
 * opens it; where the plan is alone a press opens it at once.
 */
export function usePlanMoves(area: RefObject<HTMLElement | null>, list: ListModel, pointed: PointedRow) {
  const { open } = useOpenedRecord()
  const [findPlace] = useLazyGetUnitPlaceQuery()
  const [stop, setStop] = useState<string | null>(null)

  const point = async (id: string) => {
    pointed.point(id)
    const { data } = await findPlace({ id, ...list.narrowing, sort: list.sort }, true)
    if (data && data.place !== null) pointed.show(data.place)
  }
  const handleClick = (event: MouseEvent) => {
    const id = cellOf(event.target)?.dataset['unit']
    if (!id) return
    setStop(id)
    if (pointed.isBeside) void point(id)
    else open(id)
  }
  const handleDoubleClick = (event: MouseEvent) => {
    const id = cellOf(event.target)?.dataset['unit']
    if (id) open(id)
  }
  const handleKey = (event: KeyboardEvent) => {
    const cell = cellOf(event.target)
    const id = cell?.dataset['unit']
    if (!cell || !id) return
    if (event.key === 'Enter') {
      event.preventDefault()
      open(id)
    }
    if (!isPlanArrow(event.key)) return
    event.preventDefault()
    const cells = [...(area.current?.querySelectorAll<HTMLElement>('[data-unit]') ?? [])]
    const spots = cells.map(each => each.getBoundingClientRect())
    const next = cells[nearestCell(cell.getBoundingClientRect(), spots, event.key)]
    if (!next) return
    setStop(next.dataset['unit'] ?? null)
    next.focus()
  }
  return { stop, open, handleClick, handleDoubleClick, handleKey }
}
