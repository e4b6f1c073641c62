import { codeSquares } from '@server/platform/pdf/code-squares'
import type { Paper, PaperSeal } from '@server/platform/pdf/paper'
import { drawBlock } from '@server/platform/pdf/paper-blocks'
import { drawFeet, drawHead } from '@server/platform/pdf/paper-head'
import {
  newSheet,
  INK,
  keep,
  leftOf,
  MARGIN,
  QUIET,
  rule,
  type Sheet,
} from '@server/platform/pdf/paper-sheet'
import { write } from '@server/platform/pdf/paper-text'
import { fill, paperWords } from '@server/platform/pdf/paper-words'

/** The one way a PDF leaves the portal. The same paper gives the same bytes. */
export async function renderPaper(paper: Paper): Promise<Buffer> {
  const { locale, title, number, head, isLandscape = false } = paper
  const sheet = await newSheet({
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

const SIDE = 62
const GAP = 12

/** At the end of a paper: the code that leads to its check, and the same in words for whoever cannot scan it. */
function drawSeal(sheet: Sheet, { url, hash }: PaperSeal, locale: Paper['locale']): void {
  keep(sheet, SIDE + 22)
  sheet.y += 8
  rule(sheet)
  sheet.y += 10
  drawCode(sheet, url)
  const { seal } = paperWords(locale)
  const x = MARGIN + SIDE + GAP
  const style = { x, width: sheet.width - SIDE - GAP, size: 8 } as const
  const high = write(sheet, fill(seal.check, { url }), { ...style, y: sheet.y + 14 })
  write(sheet, fill(seal.hash, { hash }), { ...style, y: sheet.y + 18 + high, colour: QUIET })
  sheet.y += SIDE + 4
}

/** Rectangles, so that no picture is needed and a printer keeps them sharp. */
function drawCode(sheet: Sheet, url: string): void {
  const { doc, y } = sheet
  const rows = codeSquares(url)
  const unit = SIDE / rows.length
  const left = leftOf(sheet, MARGIN, SIDE)
  doc.markContent('Artifact', { type: 'Layout' })
  for (const [down, row] of rows.entries())
    for (const [across, isDark] of row.entries())
      if (isDark) doc.rect(left + across * unit, y + down * unit, unit, unit)
  doc.fill(INK)
  doc.endMarkedContent()
}
