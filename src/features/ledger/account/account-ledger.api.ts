import type { AccountLedger } from '@contract/modules/accounting/account-ledger.calls'
import { addCalls } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'

export type AccountLedgerQuestion = {
  account_id: string
  from: string
  to: string
  units: string | undefined
  known_on: string | undefined
  start: number
}

export const { useGetAccountLedgerQuery } = addCalls(['journal_entry'], build => ({
  getAccountLedger: build.query<AccountLedger, AccountLedgerQuestion>({
    query: params => ({ url: '/api/v1/accounting/account-ledger', params }),
    providesTags: [listTag('journal_entry')],
  }),
}))

/** The file of a ledger: all its lines, whichever page of them is shown. */
export function ledgerFileAddress(
  as: 'export' | 'paper',
  { account_id, from, to, units, known_on }: AccountLedgerQuestion,
): string {
  const query = new URLSearchParams({
    account_id,
    from,
    to,
    ...(units && { units }),
    ...(known_on && { known_on }),
  })
  return `/api/v1/accounting/account-ledger/${as}?${query.toString()}`
}
