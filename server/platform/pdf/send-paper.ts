import { sendContent, type Reply } from '@server/platform/files/send-file'
import type { Paper } from '@server/platform/pdf/paper'
import { renderPaper } from '@server/platform/pdf/render-paper'

/**
 * The answer of a route, printed after its transaction: as any file that is fetched, saved or shown by the portal's own
 * viewer, kept by no cache.
 */
export async function sendPaper(reply: Reply, name: string, paper: Paper): Promise<Buffer> {
  return sendContent(reply, { file_name: `${name}.pdf`, mime: 'application/pdf' }, await renderPaper(paper))
}
