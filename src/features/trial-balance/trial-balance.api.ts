import type { TrialBalance } from '@contract/modules/accounting/trial-balance.commands'
import { api, unwrap } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'

/** `units`: their codes, joined by commas; undefined for all together. */
export type BalanceQuestion = {
  from: string
  to: string
  units: string | undefined
  known_on: string | undefined
}

export const { useGetTrialBalanceQuery } = api
  .enhanceEndpoints({ addTagTypes: ['journal_entry'] })
  .injectEndpoints({
    endpoints: build => ({
      getTrialBalance: build.query<TrialBalance, BalanceQuestion>({
        query: params => ({ url: '/api/v1/accounting/trial-balance', params }),
        transformResponse: (answer: { data: TrialBalance }) => unwrap(answer),
        providesTags: [listTag('journal_entry')],
      }),
    }),
  })
