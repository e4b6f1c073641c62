import type { Sheet } from '@server/platform/pdf/paper-sheet'

export type Tag = 'H1' | 'H2' | 'P' | 'TH' | 'TD'

/** Known to pdfkit and not to its types. */
const OF_COLUMN: object = { scope: 'Column' }

/** What is set until `close` is read out as one part of the paper. */
export function opened(sheet: Sheet, tag: 'Table' | 'TR'): { close: () => void } {
  const outer = sheet.within
  if (!outer) return { close: () => {} }
  const inner = sheet.doc.struct(tag)
  outer.add(inner)
  sheet.within = inner
  return {
    close: () => {
      inner.end()
      sheet.within = outer
    },
  }
}

/** Said once already, or of the page rather than of the paper: seen, not read out. */
export function unread(sheet: Sheet, draw: () => void): void {
  const outer = sheet.within
  sheet.within = null
  draw()
  sheet.within = outer
}

export function tagged(sheet: Sheet, tag: Tag, draw: () => void): void {
  const { doc, within } = sheet
  if (!within) {
    doc.markContent('Artifact', { type: 'Pagination' })
    draw()
    doc.endMarkedContent()
    return
  }
  const content = doc.markStructureContent(tag)
  draw()
  doc.endMarkedContent()
  within.add(doc.struct(tag, tag === 'TH' ? OF_COLUMN : {}, [content]))
}
