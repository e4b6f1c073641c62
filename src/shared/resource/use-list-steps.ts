import { useEffect, type RefObject } from 'react'
import type { DataGridHandle } from '@/shared/grid/data-grid.types'
import type { ListModel } from '@/shared/resource/list-model'
import { useReturnPlace } from '@/shared/resource/record-origin'
import { offerSteps } from '@/shared/resource/record-steps'
import type { ResourceRow } from '@/shared/resource/resource-types'

/** Lets an opened record be left for the one before or after it, also where that row is not loaded yet. */
export function useListSteps(
  list: ListModel,
  handle: RefObject<DataGridHandle | null>,
  /** Changes when rows came. */
  rows: unknown,
): void {
  const { api, narrowing, sort, filtered } = list
  useEffect(
    () =>
      offerSteps(api.resource.name, {
        neighbour: async (id, by) => {
          const place = handle.current?.placeOf(id) ?? null
          if (place === null) return null
          const start = place + by
          if (start < 0 || (filtered !== null && start >= filtered)) return null
          const known = handle.current?.idAt(start)
          if (known) return known
          const never = new AbortController()
          const rowsThere = await api.fetchRows({ ...narrowing, sort, start, end: start + 1 }, never.signal)
          return rowsThere[0]?.id ?? null
        },
        placeOf: id => handle.current?.placeOf(id) ?? null,
        rowOf: id => (handle.current?.rowOf(id) as ResourceRow | null | undefined) ?? null,
        show: id => {
          const place = handle.current?.placeOf(id) ?? null
          if (place !== null) handle.current?.showRow(place)
        },
      }),
    [api, narrowing, sort, filtered, handle, rows],
  )

  // Whoever comes back from a record's page finds its row in sight; a grid whose first rows come only then begins at its top again.
  const { place, forget } = useReturnPlace()
  useEffect(() => {
    if (place === null) return
    let frame = 0
    const show = () => {
      const isShown = handle.current?.showRow(place) ?? false
      if (isShown && handle.current?.idAt(place)) forget()
      else frame = requestAnimationFrame(show)
    }
    show()
    return () => cancelAnimationFrame(frame)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each way back
  }, [place])
}
