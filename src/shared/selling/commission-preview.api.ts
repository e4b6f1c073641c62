import type { CommissionView } from '@contract/selling/commission.calls'
import { addCalls } from '@/shared/http/api'
import { idTag, listTag } from '@/shared/http/tags'

const previewApi = addCalls(['property_unit'], build => ({
  previewCommission: build.query<CommissionView | null, string>({
    query: unit_id => ({ url: '/api/v1/commission/preview', params: { unit_id } }),
    providesTags: (_view, _error, id) => [idTag('property_unit', id), listTag('property_unit')],
  }),
}))

export const { usePreviewCommissionQuery } = previewApi
