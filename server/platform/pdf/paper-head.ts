import { BUSINESS_ZONE, shownInstant } from '@contract/kernel/dates'
import type { Paper, PaperHead } from '@server/platform/pdf/paper'
import { MARGIN, QUIET, rule, type Sheet } from '@server/platform/pdf/paper-sheet'
import { unread } from '@server/platform/pdf/paper-tags'
import { write } from '@server/platform/pdf/paper-text'
import { fill, paperWords } from '@server/platform/pdf/paper-words'
import type { PaperPhrases } from '@server/platform/pdf/phrases/paper.phrases'

/** On the first page: the company on the one side, the document on the other. */
export function drawHead(sheet: Sheet, { title, number, subtitle, head, locale }: Paper): void {
  const { company } = head
  const half = sheet.width / 2 - 12
  const side = { x: MARGIN + sheet.width - half, width: half, align: 'end' } as const
  const top = sheet.y
  const lines = [
    company.address,
    [company.phone, company.email].filter(Boolean).join(' · '),
    company.tin ? fill(paperWords(locale).page.tin, { tin: company.tin }) : null,
  ].filter(line => line)

  let left =
    top + write(sheet, company.trade_name ?? company.legal_name, { width: half, size: 13, font: 'strong' })
  if (company.trade_name) left += write(sheet, company.legal_name, { y: left, width: half, size: 8.5 })
  for (const line of lines)
    left += write(sheet, String(line), { y: left, width: half, size: 8.5, colour: QUIET })

  let right = top + write(sheet, title, { ...side, size: 13, font: 'strong', tag: 'H1' })
  if (number) right += write(sheet, number, { ...side, y: right, size: 9, font: 'strong' })
  if (subtitle) right += write(sheet, subtitle, { ...side, y: right, size: 8.5, colour: QUIET })

  sheet.y = Math.max(left, right) + 8
  rule(sheet)
  sheet.y += 12
}

/** Every page says which one it is, of how many, and who printed it when. */
export function drawFeet(sheet: Sheet, paper: Paper): void {
  const { page: words } = paperWords(paper.locale)
  const printed = printedBy(words, paper.head)
  const { start, count } = sheet.doc.bufferedPageRange()
  const name = [paper.title, paper.number].filter(Boolean).join(' · ')
  for (let page = start; page < start + count; page += 1) {
    sheet.doc.switchToPage(page)
    const y = sheet.doc.page.height - MARGIN - 14
    const small = { y, size: 7.5, colour: QUIET } as const
    const of = fill(words.of, { page: page - start + 1, pages: count })
    unread(sheet, () => {
      rule(sheet, { y: y - 6 })
      write(sheet, page === start ? printed : `${name} · ${printed}`, { ...small, width: sheet.width - 90 })
      write(sheet, of, { ...small, x: MARGIN + sheet.width - 90, width: 90, align: 'end' })
    })
  }
}

function printedBy(words: PaperPhrases['page'], { printed_at, printed_by }: PaperHead): string {
  const at = `${shownInstant(printed_at)} (${BUSINESS_ZONE})`
  return printed_by ? fill(words.printed_by, { at, name: printed_by }) : fill(words.printed, { at })
}
