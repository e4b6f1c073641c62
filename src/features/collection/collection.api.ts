import type { DevelopersLedger } from '@contract/modules/collection/developers-ledger'
import type { OffsetLimit, OffsetLimitQuery } from '@contract/modules/collection/offset'
import type { OpenLine } from '@contract/modules/collection/open-line'
import type { OwedLines } from '@contract/modules/collection/owed-lines'
import { receiptCommands } from '@contract/modules/collection/receipt.commands'
import { receiptResource } from '@contract/modules/collection/receipt.resource'
import type { Receivables } from '@contract/modules/collection/receivables'
import { createCommandApi } from '@/shared/command/create-command-api'
import { api } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'
import { createResourceApi } from '@/shared/resource/create-resource-api'

const { name } = receiptResource

type LedgerQuestion = { developer_id: string; from: string; to: string }

export const receipts = createResourceApi(receiptResource)
export const receiptActions = createCommandApi(receiptCommands, { once: true })

export const {
  useGetOpenLinesQuery,
  useGetOffsetLimitQuery,
  useGetReceivablesQuery,
  useGetOwedLinesQuery,
  useGetDevelopersLedgerQuery,
} = api.enhanceEndpoints({ addTagTypes: [name, 'commission_statement'] }).injectEndpoints({
  endpoints: build => ({
    getOpenLines: build.query<OpenLine[], { developer_id: string; ou_id: string }>({
      query: params => ({ url: '/api/v1/collection/open-lines', params }),
      providesTags: [listTag(name), listTag('commission_statement')],
    }),
    getOffsetLimit: build.query<OffsetLimit, OffsetLimitQuery>({
      query: params => ({ url: '/api/v1/collection/offset-limit', params }),
      providesTags: [listTag(name), listTag('commission_statement')],
    }),
    getDevelopersLedger: build.query<DevelopersLedger, LedgerQuestion>({
      query: params => ({ url: '/api/v1/collection/developers-ledger', params }),
      providesTags: [listTag(name), listTag('commission_statement')],
    }),
    getOwedLines: build.query<OwedLines, { as_of: string; developer_id: string }>({
      query: params => ({ url: '/api/v1/collection/receivables/lines', params }),
      providesTags: [listTag(name), listTag('commission_statement')],
    }),
    getReceivables: build.query<Receivables, { as_of: string }>({
      query: params => ({ url: '/api/v1/collection/receivables', params }),
      providesTags: [listTag(name), listTag('commission_statement')],
    }),
  }),
})
