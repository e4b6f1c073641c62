import type { Aggregate, FieldValues } from '@contract/kernel/list-calls'
import { http } from '@/shared/http/http'
import { openStream } from '@/shared/http/open-stream'
import type { ListAnswer } from '@/shared/resource/list-answer'
import { listParams, narrowingParams, sortParam } from '@/shared/resource/list-params'
import type { ResourceApi } from '@/shared/resource/resource-types'

type Calls<Listed> = Pick<ResourceApi<Listed>, 'fetchRows' | 'fetchValues' | 'fetchAggregate' | 'openExport'>

/** The calls whose answers no cache keeps: a grid's blocks, what its filters offer, its sums, its export. */
export function resourceCalls<Listed>(url: string): Calls<Listed> {
  return {
    async fetchRows(params, signal) {
      const { data } = await http.get<ListAnswer<Listed>>(url, {
        params: listParams({ count: 'no', ...params }),
        signal,
      })
      return data.data
    },
    async fetchValues(field, { like, ...narrowing }, signal) {
      const { data } = await http.get<{ data: FieldValues }>(`${url}/values/${encodeURIComponent(field)}`, {
        params: { ...narrowingParams(narrowing), like: like?.trim() || undefined },
        signal,
      })
      return data.data
    },
    async fetchAggregate({ sort, blocks, ...narrowing }, signal) {
      const { data } = await http.get<{ data: Aggregate }>(`${url}/aggregate`, {
        params: { ...narrowingParams(narrowing), sort: sortParam(sort), blocks: JSON.stringify(blocks) },
        signal,
      })
      return data.data
    },
    openExport: ({ sort, fields, ...narrowing }, signal) =>
      openStream(`${url}/export`, {
        params: { ...narrowingParams(narrowing), sort: sortParam(sort), fields: fields.join(',') },
        signal,
      }),
  }
}
