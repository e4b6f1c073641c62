import type { FilterModel } from '@contract/kernel/list-query'
import { listPath } from '@/shared/resource/list-path'

/** What a new certificate is begun with, where it is recorded for a quarter that waits for it. */
export type NewCertificate = {
  developer_id: string
  ou_id: string
  quarter: string
  tax_withheld: string
}

/** The list of certificates, narrowed, and a record beside it. */
export const certificatesPath = (filter?: FilterModel, record?: string): string =>
  listPath(`/collection/certificates?show=list${record ? `&record=${record}` : ''}`, { filter })
