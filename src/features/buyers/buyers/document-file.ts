import type { BuyerDocument } from '@contract/modules/buyers/buyer.commands'
import { buyers } from '@/features/buyers/buyers/buyers.api'
import { sendFileTo } from '@/shared/form/send-in-parts'
import type { SendFile } from '@/shared/form/use-file-sender'
import { fetchContent } from '@/shared/record/stored-files'

export function sendDocument(id: string, kind: string, validTo: string | null): SendFile<BuyerDocument> {
  return sendFileTo(`${buyers.url}/${id}/documents`, { kind, ...(validTo && { valid_to: validTo }) })
}

export const fetchDocument = ({ buyer_id, id, mime }: BuyerDocument): Promise<Blob> =>
  fetchContent(`${buyers.url}/${buyer_id}/documents/${id}/file`, mime)
