import { useEffect, useState } from 'react'
import type { Totals } from '@contract/kernel/list-calls'
import { http } from '@/shared/http/http'
import type { ListModel } from '@/shared/resource/list-model'
import { narrowingParams } from '@/shared/resource/list-params'
import { useAppSelector } from '@/shared/store/hooks'

type Sums = Totals['sums']
type SumsByKey = { key: string; sums: Sums | null }

/** Null while they are being added up; `failed` where they could not be. */
export type ColumnSums = Sums | 'failed' | null

/** What columns come to over all that the filters leave: asked beside the rows, which never wait for it. */
export function useTotals(list: ListModel, fields: readonly string[]): ColumnSums {
  const { api, narrowing, version } = list
  const unit = useAppSelector(state => state.activeOU)
  const asked = fields.join(',')
  const key = JSON.stringify([api.url, unit, narrowing, asked])
  const [known, setKnown] = useState<SumsByKey | null>(null)

  useEffect(() => {
    if (asked === '') return
    const controller = new AbortController()
    const { signal } = controller
    http
      .get<{ data: Totals }>(`${api.url}/sums`, {
        params: { ...narrowingParams(narrowing), fields: asked },
        signal,
      })
      .then(
        ({ data }) => setKnown({ key, sums: data.data.sums }),
        () => !signal.aborted && setKnown({ key, sums: null }),
      )
    return () => controller.abort()
  }, [api.url, narrowing, asked, key, version])

  if (known?.key !== key) return null
  return known.sums ?? 'failed'
}
