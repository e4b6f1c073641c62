import type { CertificateReport, UncertifiedTax } from '@contract/modules/collection/certificate-report'
import { certificateCommands } from '@contract/modules/collection/certificate.commands'
import { certificateResource } from '@contract/modules/collection/certificate.resource'
import { receiptResource } from '@contract/modules/collection/receipt.resource'
import { createCommandApi } from '@/shared/command/create-command-api'
import { api } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'
import { createResourceApi } from '@/shared/resource/create-resource-api'

const CERTIFICATES = `/api/v1${certificateResource.path}`

type UncertifiedQuestion = { developer_id: string; ou_id: string; quarter: string }
export type QuartersQuestion = { from: string; to: string; units: string | undefined }

export const certificates = createResourceApi(certificateResource)
export const certificateActions = createCommandApi(certificateCommands)

export const { useGetCertificateReportQuery, useGetUncertifiedQuery } = api
  .enhanceEndpoints({ addTagTypes: [receiptResource.name, certificateResource.name] })
  .injectEndpoints({
    endpoints: build => ({
      getCertificateReport: build.query<CertificateReport, QuartersQuestion & { as_of: string }>({
        query: params => ({ url: `${CERTIFICATES}/by-quarter`, params }),
        providesTags: [listTag(receiptResource.name), listTag(certificateResource.name)],
      }),
      getUncertified: build.query<UncertifiedTax, UncertifiedQuestion>({
        query: params => ({ url: `${CERTIFICATES}/uncertified`, params }),
        providesTags: [listTag(receiptResource.name), listTag(certificateResource.name)],
      }),
    }),
  })

/** A file of certificates: the list for the tax office, or the letter to a developer. */
export function certificateAddress(
  as: 'sawt' | 'reminder.pdf',
  question: Record<string, string | undefined>,
): string {
  const said = Object.entries(question).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return `${CERTIFICATES}/${as}?${new URLSearchParams(said).toString()}`
}
