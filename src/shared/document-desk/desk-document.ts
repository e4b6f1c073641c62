import { storedName } from '@/shared/i18n/stored-name'
import type { WaitingDocument } from '@contract/modules/buyers/buyer.calls'
import type { WaitingSalePaper } from '@contract/modules/sales/sale.views'
import type { MoreFile } from '@contract/selling/document-files'

export type DeskFile = { name: string; mime: string; url: string }

/** A document that waits to be verified, whether it is kept with a buyer or with a sale. */
export type DeskDocument = {
  source: 'buyer' | 'sale'
  /** The buyer or the sale. */
  recordId: string
  id: string
  row_version: number
  name: string
  buyerName: string
  number: string | null
  recordPath: string
  /** All are looked at, and verified together. */
  files: DeskFile[]
  asksValidTo: boolean
  validTo: string | null
  uploadedAt: string
}

type FirstFile = { id: string; file_name: string; mime: string; more_files: readonly MoreFile[] }

export function buyerFiles(document: FirstFile & { buyer_id: string }): DeskFile[] {
  const url = `/api/v1/buyer-management/buyers/${document.buyer_id}/documents/${document.id}`
  return [
    { name: document.file_name, mime: document.mime, url: `${url}/file` },
    ...document.more_files.map(({ id, file_name, mime }) => ({
      name: file_name,
      mime,
      url: `${url}/files/${id}`,
    })),
  ]
}

/** By the id of the first file, which is an attachment of the sale as the others are. */
export const saleFiles = (saleId: string, { more_files, ...first }: FirstFile): DeskFile[] =>
  [first, ...more_files].map(({ id, file_name, mime }) => ({
    name: file_name,
    mime,
    url: `/api/v1/sales/records/${saleId}/attachments/${id}`,
  }))

export const buyerDeskDocument = (document: WaitingDocument): DeskDocument => ({
  source: 'buyer',
  recordId: document.buyer_id,
  id: document.id,
  row_version: document.row_version,
  name: storedName('document_requirement', document.name),
  buyerName: document.buyer_name,
  number: document.buyer_no,
  recordPath: `/buyer-management/list?record=${document.buyer_id}&tab=documents`,
  files: buyerFiles(document),
  asksValidTo: document.asks_valid_to,
  validTo: document.valid_to,
  uploadedAt: document.created_at,
})

export const saleDeskDocument = (document: WaitingSalePaper): DeskDocument => ({
  source: 'sale',
  recordId: document.sale_id,
  id: document.id,
  row_version: document.row_version,
  name: storedName('document_requirement', document.name),
  buyerName: document.buyer_name,
  number: document.sale_no,
  recordPath: `/sales/record?record=${document.sale_id}&tab=documents`,
  files: saleFiles(document.sale_id, { ...document, id: document.attachment_id }),
  asksValidTo: false,
  validTo: null,
  uploadedAt: document.handed_in_at,
})
