import type { z } from 'zod'
import { correction } from '@contract/modules/commission/correction.document'
import type { CorrectionPreview, correctionQuestion } from '@contract/modules/commission/correction-preview'
import { createDocumentApi } from '@/shared/document/create-document-api'
import { addCalls } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'

const { name, path } = correction.resource

export const corrections = createDocumentApi(correction)

/** Counted by the rule that writes it down. */
export const { usePreviewCorrectionQuery } = addCalls([name, 'commission_transaction'], build => ({
  previewCorrection: build.query<CorrectionPreview, z.input<typeof correctionQuestion>>({
    query: body => ({ url: `/api/v1${path}/preview`, method: 'POST', body }),
    providesTags: [listTag(name), listTag('commission_transaction')],
  }),
}))
