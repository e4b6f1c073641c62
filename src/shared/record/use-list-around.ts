import { useEffect, useState } from 'react'
import { sortText } from '@contract/kernel/list-query'
import { parseFilter } from '@/shared/grid/filters/filter-model'
import { http } from '@/shared/http/http'
import type { ListAnswer } from '@/shared/resource/list-answer'
import { listParams } from '@/shared/resource/list-params'
import type { RecordOrigin } from '@/shared/resource/record-origin'
import type { Neighbours } from '@/shared/resource/record-steps'
import type { ResourceRow } from '@/shared/resource/resource-types'

export type ListAround = Neighbours & { place: number }
export type RecordInList = { url: string; id: string; origin: RecordOrigin }

const ALONE: ListAround = { previous: null, next: null, place: 0 }

/** The records before and after in a list that is no longer on the screen: asked for anew, as it was narrowed and sorted. */
export function useListAround({ url, id, origin }: RecordInList): ListAround {
  const { list, place } = origin
  const [known, setKnown] = useState({ id, ...ALONE })
  useEffect(() => {
    if (place === null) return
    const controller = new AbortController()
    const { signal } = controller
    const look = async () => {
      const start = Math.max(0, place - 1)
      const params = paramsOf(list, start)
      const { data } = await http.get<ListAnswer<ResourceRow>>(url, { params, signal })
      const at = data.data.findIndex(row => row.id === id)
      // The list has changed so much that the record stands elsewhere: then nobody knows what comes next.
      if (signal.aborted || at < 0) return
      const [previous, next] = [data.data[at - 1]?.id ?? null, data.data[at + 1]?.id ?? null]
      setKnown({ id, previous, next, place: start + at })
    }
    // Without the list the record is read all the same.
    look().catch(() => undefined)
    return () => controller.abort()
  }, [url, id, list, place])
  return known.id === id ? known : ALONE
}

/** Three rows beginning here, of the list that stands at this address. */
function paramsOf(list: string, start: number) {
  const said = new URLSearchParams(list.split('?')[1] ?? '')
  const sort = sortText.safeParse(said.get('sort') ?? '')
  return listParams({
    start,
    end: start + 3,
    count: 'no',
    search: said.get('search') ?? '',
    filter: parseFilter(said.get('filter') ?? ''),
    sort: sort.success && sort.data.length > 0 ? sort.data : undefined,
  })
}
