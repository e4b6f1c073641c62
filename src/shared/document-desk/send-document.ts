import type { UploadSlot } from '@/shared/document-desk/upload-slot'
import { sendFileTo } from '@/shared/form/send-in-parts'
import type { SendFile } from '@/shared/form/use-file-sender'
import { http } from '@/shared/http/http'
import { sendAttachment } from '@/shared/record/stored-files'

const SALES = '/api/v1/sales/records'
const documentsUrl = (buyerId: string) => `/api/v1/buyer-management/buyers/${buyerId}/documents`

type Way = Pick<UploadSlot, 'send' | 'finish'>

export function sendBuyerDocument(
  id: string,
  kind: string,
  validTo: string | null,
): SendFile<{ id: string }> {
  return sendFileTo(documentsUrl(id), { kind, ...(validTo && { valid_to: validTo }) })
}

/** The first file makes the document, the others are added to it. */
export const toBuyer = (buyerId: string, kind: string): Way => ({
  send:
    ([documentId], validTo) =>
    async (file, sending) => {
      if (documentId === undefined) return (await sendBuyerDocument(buyerId, kind, validTo)(file, sending)).id
      await sendFileTo(`${documentsUrl(buyerId)}/${documentId}/files`)(file, sending)
      return documentId
    },
})

/** The files go to the sale, and then into the line of its checklist as it was seen. */
export const toSale = (saleId: string, document: { id: string; row_version: number }): Way => ({
  send: () => async (file, sending) => (await sendAttachment(SALES, saleId)(file, sending)).id,
  finish: ([attachment_id, ...more_attachment_ids], valid_to) =>
    http.post(
      `${SALES}/${saleId}/documents/${document.id}/submit`,
      { attachment_id, more_attachment_ids, valid_to },
      { ifMatch: document.row_version },
    ),
})
