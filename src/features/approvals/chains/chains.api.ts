import type {
  ApprovalChain,
  ChainChoices,
  ChangeChain,
  CreateChain,
} from '@contract/approvals/approval-chain.calls'
import type { ForeseeChain, ChainForecast } from '@contract/approvals/foresee-chain'
import { addCalls } from '@/shared/http/api'
import { listTag, tagsOnSuccess } from '@/shared/http/tags'

const url = '/api/v1/settings/approval-chains'
const one = (id: string, verb = '') => `${url}/${encodeURIComponent(id)}${verb ? `/${verb}` : ''}`
const changed = tagsOnSuccess([listTag('approval_chain' as const)])
type ChainVersion = { id: string; row_version: number }

const chainApi = addCalls(['approval_chain'], build => ({
  /** A company has a dozen or two: they are shown together, in the order in which they are tried. */
  listChains: build.query<ApprovalChain[], void>({
    query: () => ({ url, params: { start: 0, end: 200, sort: 'doc_type:asc,priority:desc' } }),
    providesTags: [listTag('approval_chain')],
  }),
  chainChoices: build.query<ChainChoices, void>({
    query: () => ({ url: `${url}/choices` }),
  }),
  foreseeChain: build.query<ChainForecast, ForeseeChain>({
    query: body => ({ url: `${url}/foresee`, method: 'POST', body }),
    keepUnusedDataFor: 5,
  }),
  createChain: build.mutation<ApprovalChain, CreateChain>({
    query: body => ({ url, method: 'POST', body }),
    invalidatesTags: changed,
  }),
  changeChain: build.mutation<ApprovalChain, { chain: ChainVersion; values: ChangeChain }>({
    query: ({ chain, values }) => ({
      url: one(chain.id),
      method: 'PATCH',
      body: values,
      ifMatch: chain.row_version,
    }),
    invalidatesTags: changed,
  }),
  retireChain: build.mutation<unknown, { chain: ChainVersion; verb: 'deactivate' | 'reactivate' }>({
    query: ({ chain, verb }) => ({ url: one(chain.id, verb), method: 'POST', ifMatch: chain.row_version }),
    invalidatesTags: changed,
  }),
}))

export const {
  useListChainsQuery,
  useChainChoicesQuery,
  useForeseeChainQuery,
  useCreateChainMutation,
  useChangeChainMutation,
  useRetireChainMutation,
} = chainApi
