import type { BalancePart } from '@contract/modules/accounting/balance-sheet.rules'
import type {
  BalanceTraceQuery,
  ShownBalanceTrace,
  TrialBalance,
} from '@contract/modules/accounting/trial-balance.calls'
import { addCalls } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'

/** `units`: their codes, joined by commas; undefined for all together. */
export type BalanceQuestion = {
  from: string
  to: string
  units: string | undefined
  known_on: string | undefined
}

/** Which figure, of which months, units and day. */
export type BalanceTraceQuestion = BalanceQuestion & {
  figure: BalanceTraceQuery['figure']
  account_id?: string | undefined
  part?: BalancePart | undefined
}

export const { useGetTrialBalanceQuery, useGetBalanceTraceQuery } = addCalls(['journal_entry'], build => ({
  getTrialBalance: build.query<TrialBalance, BalanceQuestion>({
    query: params => ({ url: '/api/v1/accounting/trial-balance', params }),
    providesTags: [listTag('journal_entry')],
  }),
  getBalanceTrace: build.query<ShownBalanceTrace, BalanceTraceQuestion>({
    query: params => ({ url: '/api/v1/accounting/trial-balance/trace', params }),
    providesTags: [listTag('journal_entry')],
  }),
}))
