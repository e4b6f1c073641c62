import { prepareFont } from '@server/platform/pdf/opened-font'
import { faceAt, ordered, runsOf, type OrderedText, type Run } from '@server/platform/pdf/paper-bidi'
import { faceOf, fontOf, type PaperFace, type PaperFont } from '@server/platform/pdf/paper-fonts'
import { lettersOf } from '@server/platform/pdf/paper-letters'
import { linesOf, type Line } from '@server/platform/pdf/paper-lines'
import { INK, leftOf, MARGIN, type Sheet } from '@server/platform/pdf/paper-sheet'
import { tagged, type Tag } from '@server/platform/pdf/paper-tags'
import { recent } from '@server/platform/pdf/recent'

export type TextOptions = {
  /** From the edge where reading begins. */
  x?: number
  y?: number
  width?: number
  size?: number
  font?: PaperFont
  colour?: string
  align?: 'start' | 'end'
  tag?: Tag
  /** Kept in one piece between blanks. */
  isNumber?: boolean | undefined
}

const features: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum', 'kern']
const LINE_GAP = 1.5
/** Of Inter, which all lines follow: how far its letters reach above and below the line they stand on. */
const [ABOVE, BELOW] = [0.969, 0.242]
/** Arabic letters reach lower; the line they stand on is that of the words beside them. */
const ROOM: Record<PaperFace, number> = { latin: 0, chinese: 0.04, arabic: 0.2 }

/** Sets text at a place and answers its height; never breaks a page by itself. */
export function write(sheet: Sheet, text: string, options: TextOptions = {}): number {
  const { x = MARGIN, y = sheet.y, width = sheet.width, size = 9, align = 'start', tag = 'P' } = options
  const set = settled(sheet, text, options)
  const isAtRight = (align === 'end') === (sheet.direction === 'ltr')
  if (set.text.trim() === '') return set.height
  tagged(sheet, tag, () => {
    for (const [index, line] of set.lines.entries()) {
      const runs = runsOf(set, line.start, line.end)
      const free = isAtRight ? width - runs.reduce((sum, run) => sum + widthOf(sheet, run, options), 0) : 0
      drawRuns(sheet, runs, {
        ...options,
        x: leftOf(sheet, x, width) + free,
        y: y + index * set.step + ABOVE * size,
      })
    }
  })
  return set.height
}

export function heightOf(sheet: Sheet, text: string, options: TextOptions = {}): number {
  return settled(sheet, text, options).height
}

type LaidOutText = OrderedText & { lines: Line[]; step: number; height: number }

const MOST_KEPT = 2_000
const laidOut = new WeakMap<Sheet, ReturnType<typeof recent<LaidOutText>>>()

/** A text is laid out for its height before it is drawn, a row of a table twice. */
function settled(sheet: Sheet, text: string, options: TextOptions): LaidOutText {
  const { width = sheet.width, size = 9, font = 'regular', isNumber = false } = options
  const kept = laidOut.get(sheet) ?? recent<LaidOutText>(MOST_KEPT)
  laidOut.set(sheet, kept)
  return kept(`${width} ${size} ${font} ${isNumber} ${text}`, () => layOut(sheet, text, options))
}

function layOut(sheet: Sheet, text: string, options: TextOptions): LaidOutText {
  const { width = sheet.width, size = 9 } = options
  const shown = lettersOf(text)
  const lines = linesOf(shown, width, part => widthOfText(sheet, part, options), options.isNumber)
  const room = roomOf(sheet, shown) * size
  const step = (ABOVE + BELOW) * size + room + LINE_GAP
  return { ...ordered(shown, sheet.direction), lines, step, height: lines.length * step }
}

/** In an Arabic paper all lines are as high, whatever stands in them. */
function roomOf(sheet: Sheet, text: string): number {
  if (sheet.direction === 'rtl') return ROOM.arabic
  return Math.max(0, ...[...text].map(sign => ROOM[faceOf(sign) ?? 'latin']))
}

type TextPlace = { x: number; y: number } & Omit<TextOptions, 'x' | 'y'>

function drawRuns(sheet: Sheet, runs: readonly Run[], options: TextPlace): void {
  const { colour = INK } = options
  let { x } = options
  for (const run of runs) {
    use(sheet, run.face, options).fillColor(colour)
    sheet.doc.text(run.text, x, options.y, {
      lineBreak: false,
      baseline: 'alphabetic',
      features,
    })
    x += widthOf(sheet, run, options)
  }
}

function use(sheet: Sheet, face: PaperFace, { font = 'regular', size = 9 }: TextOptions): PDFKit.PDFDocument {
  const name = `${face} ${font}`
  const { doc, fonts } = sheet
  if (!fonts.has(name)) {
    doc.registerFont(name, fontOf(face, font)).font(name)
    prepareFont(doc, face)
  }
  fonts.add(name)
  return doc.font(name).fontSize(size)
}

function widthOf(sheet: Sheet, { text, face }: Run, options: TextOptions): number {
  const { font = 'regular', size = 9 } = options
  const key = `${face} ${font} ${size} ${text}`
  const known = sheet.measured.get(key)
  if (known !== undefined) return known
  const width = use(sheet, face, options).widthOfString(text, { features })
  sheet.measured.set(key, width)
  return width
}

/** Before the order of a line is known: the faces in the order of reading take the same room. */
export function widthOfText(sheet: Sheet, text: string, options: TextOptions): number {
  const runs: Run[] = []
  for (const [place, sign] of [...text].entries()) {
    const face = faceAt(text, place)
    const before = runs.at(-1)
    if (face === null) continue
    if (before?.face === face) before.text += sign
    else runs.push({ text: sign, face })
  }
  return runs.reduce((sum, run) => sum + widthOf(sheet, run, options), 0)
}
