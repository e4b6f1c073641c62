import { LOCALES, type Locale } from '@contract/kernel/locales'
import type { Direction } from '@server/platform/pdf/paper-bidi'

export type Structure = ReturnType<PDFKit.PDFDocument['struct']>

export const MARGIN = 48
/** Kept free below for who printed it and the page. */
const FOOT = 40
export const INK = '#1f2933'
export const QUIET = '#5b6770'
const LINE = '#c9d1d8'
const SHADE = '#eef2f5'

export type Sheet = {
  doc: PDFKit.PDFDocument
  /** Where the next line begins, from the top of the page. */
  y: number
  readonly width: number
  readonly bottom: number
  /** In an Arabic paper everything stands mirrored: `x` is counted from the edge where reading begins. */
  readonly direction: Direction
  readonly locale: Locale
  /** What the text to come is part of, for those who have a paper read to them; null for what is no content. */
  within: Structure | null
  readonly fonts: Set<string>
  /** How wide each stretch of text is in each face and size, measured once. */
  readonly measured: Map<string, number>
}

export type SheetInfo = { title: string; author: string; at: string; locale: Locale; isLandscape: boolean }

export async function newSheet({ title, author, at, locale, isLandscape }: SheetInfo): Promise<Sheet> {
  // With the first paper: a server starts a tenth of a second sooner without it.
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: 'A4',
    layout: isLandscape ? 'landscape' : 'portrait',
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: LOCALES[locale].tag,
    displayTitle: true,
    tagged: true,
    // The time of printing and nothing of the machine: the same paper is the same file.
    info: { Title: title, Author: author, CreationDate: new Date(at), ModDate: new Date(at) },
  })
  doc.addPage()
  const { width, height } = doc.page
  const root = doc.struct('Document')
  doc.addStructure(root)
  return {
    doc,
    y: MARGIN,
    width: width - 2 * MARGIN,
    bottom: height - MARGIN - FOOT,
    direction: LOCALES[locale].dir,
    locale,
    within: root,
    fonts: new Set(),
    measured: new Map(),
  }
}

/** From the edge where reading begins to the left edge of the page. */
export const leftOf = (sheet: Sheet, x: number, width: number): number =>
  sheet.direction === 'rtl' ? sheet.doc.page.width - x - width : x

export type RuleOptions = { x?: number; y?: number; width?: number; colour?: string; weight?: number }

export function rule(sheet: Sheet, options: RuleOptions = {}): void {
  const { x = MARGIN, y = sheet.y, width = sheet.width, colour = LINE, weight = 0.6 } = options
  const left = leftOf(sheet, x, width)
  sheet.doc.markContent('Artifact', { type: 'Layout' })
  sheet.doc
    .moveTo(left, y)
    .lineTo(left + width, y)
    .lineWidth(weight)
    .strokeColor(colour)
    .stroke()
  sheet.doc.endMarkedContent()
}

export function shade(sheet: Sheet, height: number): void {
  sheet.doc.markContent('Artifact', { type: 'Layout' })
  sheet.doc.rect(MARGIN, sheet.y, sheet.width, height).fill(SHADE)
  sheet.doc.endMarkedContent()
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
