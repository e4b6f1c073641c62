import { quarterOf } from '@contract/kernel/dates'
import type { Releasable, ReleaseChoices } from '@contract/modules/commission/release-line'
import type { ReleaseMailing } from '@contract/modules/commission/release-link'
import { releaseListCommands } from '@contract/modules/commission/release.commands'
import { release } from '@contract/modules/commission/release.document'
import { createCommandApi } from '@/shared/command/create-command-api'
import { createRefusedQuery } from '@/shared/command/create-refused-query'
import { createDocumentApi } from '@/shared/document/create-document-api'
import { addCalls } from '@/shared/http/api'
import { idTag, listTag } from '@/shared/http/tags'

const { name, path } = release.resource
const url = `/api/v1${path}`

export const releases = createDocumentApi(release)
export const releaseActions = createCommandApi(releaseListCommands)
export const useRefusedPayments = createRefusedQuery(releaseListCommands, 'ask_payment')

export type PayeeQuestion = { ou_id: string; seller_id: string }

export const { useGetReleasableQuery, useGetReleaseChoicesQuery, useGetPaidMailQuery } = addCalls(
  [name, 'commission_transaction'],
  build => ({
    getReleasable: build.query<Releasable[], { ou_id: string }>({
      query: params => ({ url: `${url}/releasable`, params }),
      providesTags: [listTag(name), listTag('commission_transaction')],
    }),
    getReleaseChoices: build.query<ReleaseChoices, PayeeQuestion>({
      query: params => ({ url: `${url}/choices`, params }),
      providesTags: [listTag(name), listTag('commission_transaction')],
    }),
    getPaidMail: build.query<ReleaseMailing, string>({
      query: id => ({ url: `${url}/${encodeURIComponent(id)}/mailing` }),
      providesTags: (_mailing, _error, id) => [listTag(name), idTag(name, id)],
    }),
  }),
)

/** The form of a seller and the quarter of a day. */
export const certificatePdf = (sellerId: string, paidOn: string) =>
  `/api/v1/expense/withholding/certificate?quarter=${quarterOf(paidOn)}&payee=seller:${sellerId}`
/** For the bank: the transfers that were paid together. */
export const transferFile = (batchId: string) =>
  `${url}/transfers.csv?batch_id=${encodeURIComponent(batchId)}`
