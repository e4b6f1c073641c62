import type { Paper } from '@server/platform/pdf/paper'
import { drawBlock } from '@server/platform/pdf/paper-blocks'
import { drawFeet, drawHead } from '@server/platform/pdf/paper-head'
import { drawSeal } from '@server/platform/pdf/paper-seal'
import { newSheet } from '@server/platform/pdf/paper-sheet'

/** The one way a PDF leaves the portal. The same paper gives the same bytes. */
export async function renderPaper(paper: Paper): Promise<Buffer> {
  const { locale, title, number, head, isLandscape = false } = paper
  const sheet = newSheet({
    title: [title, number].filter(Boolean).join(' '),
    author: head.company.legal_name,
    at: head.printed_at,
    locale,
    isLandscape,
  })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    sheet.doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    sheet.doc.on('end', () => resolve(Buffer.concat(chunks)))
    sheet.doc.on('error', reject)
  })
  drawHead(sheet, paper)
  for (const [index, block] of paper.blocks.entries()) await drawBlock(sheet, block, paper.blocks[index + 1])
  if (paper.seal) drawSeal(sheet, paper.seal, locale)
  sheet.within?.end()
  drawFeet(sheet, paper)
  sheet.doc.end()
  return done
}
