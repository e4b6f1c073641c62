import { certificateResource } from '@contract/modules/collection/certificate.resource'
import type {
  CollectionDimension,
  CollectionReport,
  ReportReceipts,
} from '@contract/modules/collection/collection-report'
import { receiptResource } from '@contract/modules/collection/receipt.resource'
import { api } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'

const REPORT = '/api/v1/collection/report'

/** `units`: their codes, joined by commas; undefined for all together. */
export type ReportQuestion = {
  by: CollectionDimension
  from: string
  to: string
  units: string | undefined
  developer_id: string | undefined
}
/** `key`: of one row, empty for what settles nothing yet; undefined for all of them. */
export type ReceiptsQuestion = ReportQuestion & { key: string | undefined }

const tags = [listTag(receiptResource.name), listTag(certificateResource.name)]

export const { useGetCollectionReportQuery, useGetReportReceiptsQuery } = api
  .enhanceEndpoints({ addTagTypes: [receiptResource.name, certificateResource.name] })
  .injectEndpoints({
    endpoints: build => ({
      getCollectionReport: build.query<CollectionReport, ReportQuestion>({
        query: params => ({ url: REPORT, params }),
        providesTags: tags,
      }),
      getReportReceipts: build.query<ReportReceipts, ReceiptsQuestion>({
        query: params => ({ url: `${REPORT}/receipts`, params }),
        providesTags: tags,
      }),
    }),
  })

/** The same report as a file. */
export function reportAddress(as: 'export' | 'paper', question: ReportQuestion): string {
  const said = Object.entries(question).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return `${REPORT}/${as}?${new URLSearchParams(said).toString()}`
}
