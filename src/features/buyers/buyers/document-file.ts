import type { BuyerDocument } from '@contract/modules/buyers/buyer.commands'
import { buyers } from '@/features/buyers/buyers/buyers.api'
import { sendFileTo } from '@/shared/form/send-in-parts'
import type { SendFile } from '@/shared/form/use-file-sender'
import { openStream } from '@/shared/http/open-stream'

export function sendDocument(id: string, kind: string, validTo: string | null): SendFile<BuyerDocument> {
  return sendFileTo(`${buyers.url}/${id}/documents`, { kind, ...(validTo && { valid_to: validTo }) })
}

/** The content comes by a call with the bearer; it stays in this tab. */
export async function fetchDocument({ buyer_id, id, mime }: BuyerDocument): Promise<Blob> {
  const answer = new Response(await openStream(`${buyers.url}/${buyer_id}/documents/${id}/file`, {}))
  return new Blob([await answer.arrayBuffer()], { type: mime })
}
