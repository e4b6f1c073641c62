import type { PaperFace } from '@server/platform/pdf/paper-fonts'
import { recent } from '@server/platform/pdf/recent'

type LayOut = (text: string, features?: PDFKit.Mixins.OpenTypeFeatures[]) => object
/** Known to pdfkit and not to its types. */
type OpenedFont = {
  layoutRun: LayOut
  font: { getGlyph: (id: number, codes?: number[]) => unknown }
}

const MOST_KEPT = 2_000

/** What pdfkit has no word for, of the font that it has just opened. */
export function prepareFont(doc: PDFKit.PDFDocument, face: PaperFace): void {
  const { _font: opened } = doc as PDFKit.PDFDocument & { _font: OpenedFont }
  rememberShapes(opened)
  if (face === 'arabic') readFromTheRight(opened)
}

/**
 * The same text is measured, measured again and drawn, and finding the shapes of its letters is most of what a paper
 * costs. pdfkit remembers them only where no features are asked for; here they are the same for every text.
 */
function rememberShapes(opened: OpenedFont): void {
  const layOut = opened.layoutRun.bind(opened)
  const shapes = recent<object>(MOST_KEPT)
  opened.layoutRun = (text, features) => shapes(text, () => layOut(text, features))
}

/**
 * Readers turn letters round one by one, and so they turn what one shape stands for, "la" or a doubled vowel sign.
 * Told in the order of the page, it comes out right.
 */
function readFromTheRight({ font }: OpenedFont): void {
  const glyphOf = font.getGlyph.bind(font)
  font.getGlyph = (id, codes = []) => glyphOf(id, codes.toReversed())
}
