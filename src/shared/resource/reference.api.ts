import { labelWithCode } from '@contract/kernel/record-labels'
import type { FilterModel } from '@contract/kernel/list-query'
import { namesOf } from '@contract/kernel/records'
import { REFERENCES, type ReferenceName, type ReferenceTarget } from '@contract/kernel/references'
import { type ApiCall, addCalls } from '@/shared/http/api'
import type { ApiFailure } from '@/shared/http/api-failure'
import { listTag } from '@/shared/http/tags'
import { listParams } from '@/shared/resource/list-params'
import type { ReferenceOption, ResourceRow } from '@/shared/resource/resource-types'

const MOST_OFFERED = 20

export type ReferenceQuery = {
  to: ReferenceName
  search: string
  /** What narrows those that are found. */
  offers?: FilterModel | undefined
  /** Records to name, whatever the search. */
  ids?: string[]
}

/** "Cebu · CEB": how a record calls itself where another refers to it. */
export function referenceLabel(target: ReferenceTarget, row: Record<string, unknown>): string {
  const title = String(row[target.title] ?? '')
  const code = String((target.code && row[target.code]) ?? '')
  // SITE_VISIT says no more than "Site visit".
  const isSaid = code.replaceAll('_', ' ').toLowerCase() === title.toLowerCase()
  if (!code || isSaid) return title
  return target.codeFirst ? labelWithCode(code, title) : labelWithCode(title, code)
}

function optionOf(target: ReferenceTarget, row: ResourceRow): ReferenceOption {
  const label = referenceLabel(target, row)
  const other = target.alsoBy?.[0]
  const detail = other && row[other] !== label ? String(row[other] ?? '') : undefined
  return { id: row.id, label, detail, isActive: row['is_active'] !== false }
}

type Ask = (call: ApiCall) => Promise<{ data?: unknown; error?: ApiFailure | undefined }>

async function found(ask: Ask, target: ReferenceTarget, { search, offers, ids }: ReferenceQuery) {
  const url = `/api/v1${target.path}`
  if (!ids) {
    const { data, error } = await ask({
      url,
      params: listParams({ start: 0, end: MOST_OFFERED, search, filter: offers, count: 'no' }),
    })
    return error ? { error } : { data: data as ResourceRow[] }
  }
  const answers = await Promise.all(ids.map(id => ask({ url: `${url}/${encodeURIComponent(id)}` })))
  // A record that may not be seen has no name here; the others keep theirs.
  const failed = answers.find(({ error }) => error && error.status !== 404)?.error
  if (failed) return { error: failed }
  return {
    data: answers.flatMap(({ data }) => (data ? [data as ResourceRow] : [])),
  }
}

const referenceApi = addCalls(namesOf(REFERENCES), build => ({
  reference: build.query<readonly ReferenceOption[], ReferenceQuery>({
    queryFn: async (query, _api, _extra, baseQuery) => {
      const target: ReferenceTarget = REFERENCES[query.to]
      const answer = await found(async call => baseQuery(call), target, query)
      return answer.error ? { error: answer.error } : { data: answer.data.map(row => optionOf(target, row)) }
    },
    providesTags: (_options, _error, { to }) => [listTag(to)],
  }),
}))

/** What a search finds among the records of any kind: up to twenty, by the names they go by. */
export const { useReferenceQuery } = referenceApi
