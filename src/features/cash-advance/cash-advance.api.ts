import { cashAdvance } from '@contract/modules/cash-advance/cash-advance.document'
import type {
  AdvanceLimitAnswer,
  AdvanceStandingAnswer,
} from '@contract/modules/cash-advance/advance-answers'
import type { Repayment } from '@contract/modules/cash-advance/advance-limit.rules'
import { createDocumentApi } from '@/shared/document/create-document-api'
import { addCalls } from '@/shared/http/api'
import { idTag, listTag } from '@/shared/http/tags'

export const advances = createDocumentApi(cashAdvance)

const { name, path } = cashAdvance.resource

const advanceApi = addCalls([name], build => ({
  getAdvanceLimit: build.query<AdvanceLimitAnswer, Repayment>({
    query: repayment => ({ url: '/api/v1/cash-advance/limit', params: { repayment } }),
    providesTags: [listTag(name)],
  }),
  getAdvanceStanding: build.query<AdvanceStandingAnswer, string>({
    query: id => ({ url: `/api/v1${path}/${encodeURIComponent(id)}/standing` }),
    providesTags: (_standing, _error, id) => [idTag(name, id)],
  }),
}))

export const { useGetAdvanceLimitQuery, useGetAdvanceStandingQuery } = advanceApi
