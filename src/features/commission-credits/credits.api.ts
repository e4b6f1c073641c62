import type { z } from 'zod'
import { credit } from '@contract/modules/commission/credit.document'
import type { CreditPreview, creditQuestion } from '@contract/modules/commission/credit-preview'
import { createDocumentApi } from '@/shared/document/create-document-api'
import { addCalls } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'

const { name, path } = credit.resource

export const credits = createDocumentApi(credit)

/** Counted by the rule that writes it down. */
export const { usePreviewCreditQuery } = addCalls([name, 'commission_transaction'], build => ({
  previewCredit: build.query<CreditPreview, z.input<typeof creditQuestion>>({
    query: body => ({ url: `/api/v1${path}/preview`, method: 'POST', body }),
    providesTags: [listTag(name), listTag('commission_transaction')],
  }),
}))
