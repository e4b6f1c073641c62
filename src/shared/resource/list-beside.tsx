import { useState, type ReactNode, type RefObject } from 'react'
import type { DataGridHandle } from '@/shared/grid/data-grid.types'
import type { ListModel } from '@/shared/resource/list-model'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { ROOMY, useMediaQuery } from '@/shared/ui/use-media-query'

/** The row that people look at, for what stands beside the rows; what it looks at itself it points at. */
export type PointedRow = {
  id: string | null
  /** As the list has it; null where it was pointed at from beside. */
  row: ResourceRow | null
  /** False where the other stands in the place of the rows. */
  isBeside: boolean
  point: (id: string) => void
  /** Brings the row at this place into sight. */
  show: (place: number) => void
}

/** What else is drawn of a list's rows; shown where the address says so. */
export type Beside = (list: ListModel, pointed: PointedRow) => ReactNode

export type ListBesideProps = {
  list: ListModel
  beside: Beside | undefined
  handle: RefObject<DataGridHandle | null>
  rows: (onPoint: (row: ResourceRow) => void) => ReactNode
}

type At = { id: string; row: ResourceRow | null }

/** The rows, and what their screen shows beside them or, where it is narrow, in their place. */
export function ListBeside({ list, beside, handle, rows }: ListBesideProps) {
  const isRoomy = useMediaQuery(ROOMY)
  const [at, setAt] = useState<At | null>(null)
  const shown = rows(row => setAt({ id: row.id, row }))
  if (!beside) return shown
  const isOther = list.address.beside !== ''
  const isBoth = isOther && isRoomy
  const pointed: PointedRow = {
    id: at?.id ?? list.opened,
    row: at?.row ?? null,
    isBeside: isRoomy,
    point: id => setAt({ id, row: null }),
    show: place => handle.current?.showRow(place),
  }
  return (
    <div className={isBoth ? 'list-beside is-both' : 'list-beside'}>
      {(isRoomy || !isOther) && <div className="list-rows">{shown}</div>}
      {isOther && <div className="list-other">{beside(list, pointed)}</div>}
    </div>
  )
}
