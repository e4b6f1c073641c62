import PDFDocument from 'pdfkit'
import { expect, it, vi } from 'vitest'
import { prepareFont } from '@server/platform/pdf/opened-font'
import { fontOf } from '@server/platform/pdf/paper-fonts'
import { recent } from '@server/platform/pdf/recent'

type DocumentOfFont = PDFKit.PDFDocument & { _font: { font: { layout: (text: string) => unknown } } }
const features: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum', 'kern']

it('the letters of a text are shaped once, however often it is measured and drawn', () => {
  const doc = new PDFDocument()
  doc.registerFont('Inter', fontOf('latin', 'regular')).font('Inter')
  prepareFont(doc, 'latin')
  const shape = vi.spyOn((doc as DocumentOfFont)._font.font, 'layout')
  const width = doc.widthOfString('1,234.50', { features })
  expect(doc.widthOfString('1,234.50', { features })).toBe(width)
  for (const y of [20, 40]) doc.text('1,234.50', 20, y, { features, lineBreak: false })
  expect(shape.mock.calls.map(([text]) => text)).toEqual(['1,234.50'])
})

it('what was worked out lately is worked out once, and forgotten once there is too much of it', () => {
  const make = vi.fn((key: string) => ({ key }))
  const kept = recent<{ key: string }>(2)
  const ask = (key: string) => kept(key, () => make(key))
  expect([ask('a'), ask('b'), ask('a')]).toEqual([{ key: 'a' }, { key: 'b' }, { key: 'a' }])
  expect(make).toHaveBeenCalledTimes(2)
  ask('c')
  ask('a')
  expect(make).toHaveBeenCalledTimes(4)
})
