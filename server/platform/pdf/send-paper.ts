import { fileHeaders } from '@server/platform/files/file-headers'
import type { Paper } from '@server/platform/pdf/paper'
import { renderPaper } from '@server/platform/pdf/render-paper'

type Reply = { headers(values: Record<string, string>): unknown }

/**
 * The answer of a route, printed after its transaction: as any file that is fetched, saved or shown by the portal's own
 * viewer, kept by no cache.
 */
export async function sendPaper(reply: Reply, name: string, paper: Paper): Promise<Buffer> {
  const content = await renderPaper(paper)
  const file = { file_name: `${name}.pdf`, mime: 'application/pdf', size_bytes: content.length }
  void reply.headers(fileHeaders(file))
  return content
}
