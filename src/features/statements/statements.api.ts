import type { Billable } from '@contract/modules/commission/statement-line'
import type { StatementMailing } from '@contract/modules/commission/statement-link'
import { statement } from '@contract/modules/commission/statement.document'
import { createDocumentApi } from '@/shared/document/create-document-api'
import { addCalls } from '@/shared/http/api'
import { idTag, listTag } from '@/shared/http/tags'

export const statements = createDocumentApi(statement)

const { name, path } = statement.resource

export type BillableQuestion = {
  developer_id: string
  ou_id: string
  cutoff_on: string
  statement_id?: string | undefined
}

export const { useGetBillableQuery, useGetMailingQuery } = addCalls(
  [name, 'commission_transaction'],
  build => ({
    getBillable: build.query<Billable, BillableQuestion>({
      query: params => ({ url: `/api/v1${path}/billable`, params }),
      providesTags: [listTag(name), listTag('commission_transaction')],
    }),
    getMailing: build.query<StatementMailing, string>({
      query: id => ({ url: `/api/v1${path}/${encodeURIComponent(id)}/mailing` }),
      providesTags: (_mailing, _error, id) => [listTag(name), idTag(name, id)],
    }),
  }),
)

export const memoPdf = (id: string, memo: string) =>
  `/api/v1${path}/${encodeURIComponent(id)}/memos/${encodeURIComponent(memo)}/memo.pdf`
