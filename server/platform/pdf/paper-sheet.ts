import PDFDocument from 'pdfkit'
import { carried, fontOf, type PaperFont } from '@server/platform/pdf/paper-fonts'

export const MARGIN = 48
/** Kept free below for who printed it and the page. */
const FOOT = 40
export const INK = '#1f2933'
export const QUIET = '#5b6770'
export const LINE = '#c9d1d8'
export const SHADE = '#eef2f5'

export type WriteOptions = {
  x?: number
  y?: number
  width?: number
  size?: number
  font?: PaperFont
  colour?: string
  align?: 'left' | 'right' | 'center'
}

export type Sheet = {
  doc: PDFKit.PDFDocument
  /** Where the next line begins, from the top of the page. */
  y: number
  readonly width: number
  readonly bottom: number
}

export function newSheet(info: { title: string; author: string; at: string }, isLandscape: boolean): Sheet {
  const doc = new PDFDocument({
    size: 'A4',
    layout: isLandscape ? 'landscape' : 'portrait',
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'en-PH',
    displayTitle: true,
    // The time of printing and nothing of the machine: the same paper is the same file.
    info: {
      Title: info.title,
      Author: info.author,
      CreationDate: new Date(info.at),
      ModDate: new Date(info.at),
    },
  })
  for (const font of ['regular', 'strong'] as const) doc.registerFont(font, fontOf(font))
  doc.addPage()
  const { width, height } = doc.page
  return { doc, y: MARGIN, width: width - 2 * MARGIN, bottom: height - MARGIN - FOOT }
}

const features: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum', 'kern']

/** Sets text at a place and answers its height; never breaks a page by itself. */
export function write(sheet: Sheet, text: string, options: WriteOptions = {}): number {
  const { doc } = sheet
  const { x = MARGIN, y = sheet.y, width = sheet.width, colour = INK, align = 'left' } = options
  const shown = carried(text)
  const height = heightOf(sheet, text, options)
  doc.fillColor(colour).text(shown, x, y, { width, align, features, lineGap: 1.5 })
  return height
}

export function heightOf(sheet: Sheet, text: string, options: WriteOptions = {}): number {
  const { width = sheet.width, size = 9, font = 'regular' } = options
  return sheet.doc
    .font(font)
    .fontSize(size)
    .heightOfString(carried(text) || ' ', { width, features, lineGap: 1.5 })
}

export function rule(sheet: Sheet, y = sheet.y, colour = LINE): void {
  sheet.doc
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + sheet.width, y)
    .lineWidth(0.6)
    .strokeColor(colour)
    .stroke()
}

export function nextPage(sheet: Sheet): void {
  sheet.doc.addPage()
  sheet.y = MARGIN
}

/** What belongs together stays together. */
export function keep(sheet: Sheet, height: number): boolean {
  if (sheet.y + height <= sheet.bottom) return false
  nextPage(sheet)
  return true
}
