import type { PaperColumn, PaperTable } from '@server/platform/pdf/paper'
import { INK, keep, MARGIN, nextPage, rule, shade, type Sheet } from '@server/platform/pdf/paper-sheet'
import { opened, unread } from '@server/platform/pdf/paper-tags'
import { heightOf, widthOfText, write } from '@server/platform/pdf/paper-text'

const PAD = 4
const SIZE = 8.5
/** Lets others be served between two stretches of a long table. */
const STRETCH = 25

type PlacedColumn = { column: PaperColumn; x: number; width: number }

/** Rows stay whole, the head stands again on every page, and the total never stands alone. */
export async function drawTable(sheet: Sheet, table: PaperTable): Promise<void> {
  const placed = place(sheet, table)
  const head = table.columns.map(column => column.label)
  const [first] = table.rows
  const heightOfBreak = table.breaks?.[0] ? lineHeight(sheet, placed, table.breaks[0].carried, true) : 0
  const firstHeight = first ? lineHeight(sheet, placed, first, false) : 0
  const room = lineHeight(sheet, placed, head, true) + firstHeight + heightOfBreak
  keep(sheet, room)
  const whole = opened(sheet, 'Table')
  drawLine(sheet, placed, head, 'head')

  const last = table.rows.length - 1
  for (const [index, row] of table.rows.entries()) {
    const height = lineHeight(sheet, placed, row, false)
    const below =
      index < last ? heightOfBreak : table.total ? lineHeight(sheet, placed, table.total, true) : 0
    if (sheet.y + height + below > sheet.bottom) {
      const between = table.breaks?.[index - 1]
      // Whoever has it read to them hears each row once.
      unread(sheet, () => {
        if (between) drawLine(sheet, placed, between.carried, 'total')
        nextPage(sheet)
        drawLine(sheet, placed, head, 'head')
        if (between) drawLine(sheet, placed, between.brought, 'total')
      })
    }
    drawLine(sheet, placed, row, 'row')
    if (index % STRETCH === STRETCH - 1) await new Promise(resolve => setImmediate(resolve))
  }
  if (table.total) drawLine(sheet, placed, table.total, 'total')
  whole.close()
  sheet.y += 10
}

const DATE = /\b\d{2}-\d{2}-\d{4}\b/
/** As wide as any date is in print. */
const WIDEST_DATE = '00-00-0000'

/** By their shares; a column of dates takes from the widest what one date needs, or it would be broken in two. */
function place(sheet: Sheet, { columns, rows, total }: PaperTable): PlacedColumn[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const widths = columns.map(({ share }) => (sheet.width * share) / shares)
  const lines = total ? [...rows, total] : rows
  for (const index of columns.keys()) {
    if (!lines.some(line => DATE.test(line[index] ?? ''))) continue
    const least = widthOfText(sheet, WIDEST_DATE, { size: SIZE, font: 'strong' }) + 2 * PAD + 1
    const lacking = least - (widths[index] ?? 0)
    if (lacking <= 0) continue
    const widest = widths.indexOf(Math.max(...widths))
    widths[widest] = (widths[widest] ?? 0) - lacking
    widths[index] = least
  }
  let x = MARGIN
  return columns.map((column, index) => {
    const width = widths[index] ?? 0
    const placed = { column, x, width }
    x += width
    return placed
  })
}

const fontOfLine = (isStrong: boolean) => (isStrong ? 'strong' : 'regular')

function lineHeight(
  sheet: Sheet,
  placed: readonly PlacedColumn[],
  cells: readonly string[],
  isStrong: boolean,
): number {
  const heights = placed.map(({ column, width }, index) =>
    heightOf(sheet, cells[index] ?? '', {
      width: width - 2 * PAD,
      size: SIZE,
      font: fontOfLine(isStrong),
      isNumber: column.isNumber,
    }),
  )
  return Math.max(...heights) + 2 * PAD - 1.5
}

/** Figures stand at the right of their column in every language, units below units. */
function drawLine(
  sheet: Sheet,
  placed: readonly PlacedColumn[],
  cells: readonly string[],
  kind: 'head' | 'row' | 'total',
): void {
  const isStrong = kind !== 'row'
  const height = lineHeight(sheet, placed, cells, isStrong)
  if (kind === 'head') shade(sheet, height)
  if (kind === 'total') rule(sheet, { colour: INK })
  const line = opened(sheet, 'TR')
  for (const [index, { column, x, width }] of placed.entries())
    write(sheet, cells[index] ?? '', {
      x: x + PAD,
      y: sheet.y + PAD,
      width: width - 2 * PAD,
      size: SIZE,
      font: fontOfLine(isStrong),
      align: column.isFigure && sheet.direction === 'ltr' ? 'end' : 'start',
      tag: kind === 'head' ? 'TH' : 'TD',
      isNumber: column.isNumber,
    })
  line.close()
  sheet.y += height
  if (kind === 'row') rule(sheet)
}
