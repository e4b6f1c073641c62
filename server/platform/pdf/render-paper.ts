import { shownInstant } from '@contract/kernel/dates'
import type { Paper } from '@server/platform/pdf/paper'
import { drawBlock } from '@server/platform/pdf/paper-blocks'
import { drawFeet, drawHead } from '@server/platform/pdf/paper-head'
import { newSheet } from '@server/platform/pdf/paper-sheet'

/**
 * The one way a PDF leaves the portal. The same paper gives the same bytes. Documents are in English, the language
 * of contracts here; the face carries names in Latin, Cyrillic and Greek letters.
 */
export async function renderPaper(paper: Paper): Promise<Buffer> {
  const { company, printed_by, printed_at } = paper.head
  const sheet = newSheet(
    { title: paper.title, author: company.legal_name, at: printed_at },
    Boolean(paper.isLandscape),
  )
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    sheet.doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    sheet.doc.on('end', () => resolve(Buffer.concat(chunks)))
    sheet.doc.on('error', reject)
  })
  drawHead(sheet, paper)
  for (const block of paper.blocks) await drawBlock(sheet, block)
  const by = printed_by ? ` by ${printed_by}` : ''
  drawFeet(sheet, paper, `Printed ${shownInstant(printed_at)} (Asia/Manila)${by}`)
  sheet.doc.end()
  return done
}
