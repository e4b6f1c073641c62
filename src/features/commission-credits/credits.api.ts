import type { z } from 'zod'
import { credit } from '@contract/modules/commission/credit.document'
import type { CreditPreview, creditQuestion } from '@contract/modules/commission/credit-preview'
import { createDocumentApi } from '@/shared/document/create-document-api'
import { addCalls } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'
import { postedTags } from '@/shared/posting/posted-tags'

const { name, path } = credit.resource

/** What is posted changes the statement and its shares, and what was paid of them is clawed back. */
const touches = () => [
  ...(['commission_transaction', 'commission_statement', 'commission_clawback'] as const).map(listTag),
  ...postedTags(),
]

export const credits = createDocumentApi(credit, { touches })

/** Counted by the rule that writes it down. */
export const { usePreviewCreditQuery } = addCalls([name, 'commission_transaction'], build => ({
  previewCredit: build.query<CreditPreview, z.input<typeof creditQuestion>>({
    query: body => ({ url: `/api/v1${path}/preview`, method: 'POST', body }),
    providesTags: [listTag(name), listTag('commission_transaction')],
  }),
}))
