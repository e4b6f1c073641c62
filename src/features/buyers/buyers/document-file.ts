import type { BuyerDocument } from '@contract/modules/buyers/buyer.commands'
import { buyers } from '@/features/buyers/buyers/buyers.api'
import type { SendFile } from '@/shared/form/use-file-sender'
import { http } from '@/shared/http/http'
import { openStream } from '@/shared/http/open-stream'

/** A slow phone sends a picture for minutes; that is no fault. */
const PATIENCE_MS = 10 * 60_000

export function sendDocument(id: string, kind: string, validTo: string | null): SendFile<BuyerDocument> {
  return async (file, { signal, onSent }) => {
    const body = new FormData()
    body.append('file', file)
    const params = { kind, ...(validTo && { valid_to: validTo }) }
    const { data } = await http.post<{ data: BuyerDocument }>(`${buyers.url}/${id}/documents`, body, {
      params,
      signal,
      onSent,
      timeoutMs: PATIENCE_MS,
    })
    return data.data
  }
}

/** The content comes by a call with the bearer; it stays in this tab. */
export async function fetchDocument({ buyer_id, id, mime }: BuyerDocument): Promise<Blob> {
  const answer = new Response(await openStream(`${buyers.url}/${buyer_id}/documents/${id}/file`, {}))
  return new Blob([await answer.arrayBuffer()], { type: mime })
}
