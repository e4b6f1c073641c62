import { amountInWords } from '@contract/kernel/amount-in-words'
import { formatAmount, moneyText, type Centavos } from '@contract/kernel/money'
import type { PaperBlock, PaperFact } from '@server/platform/pdf/paper'
import { INK, keep, MARGIN, QUIET, rule, shade, type Sheet } from '@server/platform/pdf/paper-sheet'
import { drawTable } from '@server/platform/pdf/paper-table'
import { heightOf, write } from '@server/platform/pdf/paper-text'

const SIGNING = 76

/** `next` stands below it: nobody signs a page that says nothing. */
export async function drawBlock(sheet: Sheet, block: PaperBlock, next?: PaperBlock): Promise<void> {
  switch (block.kind) {
    case 'heading':
      return drawHeading(sheet, block.text)
    case 'text':
      return drawText(sheet, block, next?.kind === 'signatures' ? SIGNING : 0)
    case 'facts':
      return drawFacts(sheet, block.facts)
    case 'table':
      return drawTable(sheet, block)
    case 'amount':
      return drawAmount(sheet, block.label, block.amount)
    case 'signatures':
      return drawSignatures(sheet, block.names)
  }
}

/** A heading at the foot of a page belongs to the next one. */
function drawHeading(sheet: Sheet, text: string): void {
  const style = { size: 10.5, font: 'strong', tag: 'H2' } as const
  keep(sheet, heightOf(sheet, text, style) + 60)
  sheet.y += 4
  sheet.y += write(sheet, text, style) + 5
}

function drawText(sheet: Sheet, { text, isQuiet }: { text: string; isQuiet?: boolean }, below: number): void {
  const style = { size: isQuiet ? 8 : 9, colour: isQuiet ? QUIET : INK }
  keep(sheet, heightOf(sheet, text, style) + 6 + below)
  sheet.y += write(sheet, text, style) + 6
}

function drawFacts(sheet: Sheet, facts: readonly PaperFact[]): void {
  const half = sheet.width / 2
  const name = 92
  const width = half - name - 12
  for (let index = 0; index < facts.length; index += 2) {
    const line = facts.slice(index, index + 2)
    const heights = line.flatMap(({ label, value }) => [
      heightOf(sheet, label, { width: name - 6 }),
      heightOf(sheet, value, { width, font: 'strong' }),
    ])
    const height = Math.max(...heights) + 3
    keep(sheet, height)
    for (const [place, { label, value }] of line.entries()) {
      const x = MARGIN + place * half
      write(sheet, label, { x, width: name - 6, colour: QUIET })
      write(sheet, value, { x: x + name, width, font: 'strong' })
    }
    sheet.y += height
  }
  sheet.y += 8
}

function drawAmount(sheet: Sheet, label: string, amount: Centavos): void {
  const words = amountInWords(amount)
  const width = sheet.width - 20
  const figure = { x: MARGIN + 10, width, size: 12, font: 'strong' } as const
  const spelt = { x: MARGIN + 10, width, size: 8.5, colour: QUIET } as const
  const [high, low] = [heightOf(sheet, label, figure), heightOf(sheet, words, spelt)]
  keep(sheet, high + low + 26)
  shade(sheet, high + low + 14)
  write(sheet, label, { ...figure, y: sheet.y + 7, width: width / 2 })
  write(sheet, `₱ ${formatAmount(moneyText(amount))}`, { ...figure, y: sheet.y + 7, align: 'end' })
  write(sheet, words, { ...spelt, y: sheet.y + 7 + high })
  sheet.y += high + low + 24
}

function drawSignatures(sheet: Sheet, names: readonly { name: string; role: string }[]): void {
  keep(sheet, SIGNING)
  sheet.y += 40
  const width = sheet.width / Math.max(names.length, 2) - 16
  for (const [index, { name, role }] of names.entries()) {
    const x = MARGIN + index * (width + 16)
    rule(sheet, { x, width, colour: INK, weight: 0.8 })
    const high = write(sheet, name || ' ', { x, y: sheet.y + 4, width, font: 'strong' })
    write(sheet, role, { x, y: sheet.y + 4 + high, width, size: 8, colour: QUIET })
  }
  sheet.y += 36
}
