import type { AccountLedger } from '@contract/modules/accounting/account-ledger.commands'
import { api, unwrap } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'

export type AccountLedgerQuestion = {
  account_id: string
  from: string
  to: string
  units: string | undefined
  known_on: string | undefined
  start: number
}

export const { useGetAccountLedgerQuery } = api
  .enhanceEndpoints({ addTagTypes: ['journal_entry'] })
  .injectEndpoints({
    endpoints: build => ({
      getAccountLedger: build.query<AccountLedger, AccountLedgerQuestion>({
        query: params => ({ url: '/api/v1/accounting/account-ledger', params }),
        transformResponse: (answer: { data: AccountLedger }) => unwrap(answer),
        providesTags: [listTag('journal_entry')],
      }),
    }),
  })
