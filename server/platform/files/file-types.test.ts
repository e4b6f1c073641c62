import { describe, expect, it } from 'vitest'
import { typeOf } from '@server/platform/files/file-types'
import {
  docx,
  gif,
  jpeg,
  jpegWithTail,
  pdf,
  png,
  webp,
  xlsx,
  xlsxWith,
  zip,
} from '@tests/api/files-samples.support'

const mimeOf = (content: Buffer | string, extension: string) =>
  typeOf(Buffer.from(content as string), extension)?.mime ?? null
const OFFICE = 'application/vnd.openxmlformats-officedocument'

it.each([
  ['pdf', pdf, 'application/pdf'],
  ['png', png, 'image/png'],
  ['jpg', jpeg, 'image/jpeg'],
  ['jpeg', jpegWithTail, 'image/jpeg'],
  ['gif', gif, 'image/gif'],
  ['webp', webp, 'image/webp'],
  ['docx', docx, `${OFFICE}.wordprocessingml.document`],
  ['xlsx', xlsx, `${OFFICE}.spreadsheetml.sheet`],
  ['csv', Buffer.from('name,amount\nPeña,"1,200.00"\n'), 'text/csv'],
  ['txt', Buffer.from('\ufeffPlain words\r\nand tabs\t'), 'text/plain'],
])('.%s is known by its content', (extension, content, mime) => {
  expect(mimeOf(content, extension)).toBe(mime)
  // Without an extension the content still says what it is, save that a table of text is text.
  expect(mimeOf(content, '')).toBe(mime === 'text/csv' ? 'text/plain' : mime)
})

describe('a name that claims another type is not believed', () => {
  it.each([
    ['png', pdf],
    ['pdf', png],
    ['jpg', png],
    ['docx', xlsx],
    ['xlsx', docx],
    ['txt', png],
    ['csv', pdf],
    ['exe', pdf],
    ['html', Buffer.from('plain words')],
    ['js', Buffer.from('plain words')],
    ['svg', png],
    ['docm', docx],
    ['zip', xlsx],
  ])('.%s', (extension, content) => {
    expect(mimeOf(content, extension)).toBeNull()
  })
})

describe('what could run is refused under any name', () => {
  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a page after blanks', ' \n\t<HTML><body onload=alert(1)>'],
    ['a page after a mark', '\ufeff<html>'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a drawing with a declaration', '<?xml version="1.0"?><svg/>'],
    ['a comment before a page', '<!-- --><script>alert(1)</script>'],
    ['a shell script', '#!/bin/sh\nrm -rf /'],
    ['PostScript', '%!PS-Adobe-3.0'],
    ['rich text', '{\\rtf1\\object'],
    ['a program', Buffer.concat([Buffer.from('MZ\x90\x00'), Buffer.alloc(200)])],
    ['an ELF program', Buffer.concat([Buffer.from('\x7fELF\x02'), Buffer.alloc(200)])],
    ['text with a NUL', 'words\u0000words'],
    ['text that is not UTF-8', Buffer.from([0x61, 0xff, 0xfe, 0x62])],
    ['UTF-16', Buffer.from('\ufeffwords', 'utf16le')],
    ['text with escapes', 'words \u001b[31m'],
    ['an empty archive', zip([])],
    ['an archive', zip([{ name: 'a.txt', content: 'a' }])],
    ['a document with macros', xlsxWith({ name: 'xl/vbaProject.bin', content: 'x' })],
    ['a document with old macros', xlsxWith({ name: 'xl/macrosheets/sheet1.xml', content: 'x' })],
    ['a document with controls', xlsxWith({ name: 'xl/activeX/activeX1.bin', content: 'x' })],
    ['a document with a program', xlsxWith({ name: 'xl/embeddings/setup.exe', content: 'x' })],
    ['a program that is also a document', Buffer.concat([Buffer.from('MZ'), xlsx])],
    ['a script that starts as a GIF', 'GIF89a=1;alert(document.cookie)//;'],
    [
      'a script inside a GIF’s first numbers',
      Buffer.concat([Buffer.from('GIF89a/*'), gif.subarray(8, 13), Buffer.from('*/=1;alert(1)')]),
    ],
    ['a PDF that comes later', `words\n${pdf.toString()}`.replace('words', '<b>')],
    ['half a PDF', pdf.subarray(0, 60)],
  ])('%s', (_what, content) => {
    for (const extension of ['', 'pdf', 'png', 'jpg', 'gif', 'webp', 'docx', 'xlsx', 'txt', 'csv'])
      expect(mimeOf(content as Buffer, extension)).toBeNull()
  })
})

describe('a document is never inflated to be looked at', () => {
  it('so what cannot be inflated does not matter', () => {
    const broken = xlsxWith({ name: 'xl/worksheets/sheet1.xml', raw: Buffer.from('this was never packed') })
    expect(mimeOf(broken, 'xlsx')).toBe(`${OFFICE}.spreadsheetml.sheet`)
  })

  it('and what claims to be huge is refused for the claim', () => {
    const claims = (size: number) =>
      xlsxWith({ name: 'xl/worksheets/sheet1.xml', content: 'x', claims: size })
    expect(mimeOf(claims(500 * 1024 * 1024), 'xlsx')).not.toBeNull()
    expect(mimeOf(claims(600 * 1024 * 1024), 'xlsx')).toBeNull()
    expect(mimeOf(claims(0xffff_ffff), 'xlsx')).toBeNull()
  })

  it('nor believed where its table of contents is cut or lies', () => {
    for (let cut = 1; cut < xlsx.length; cut += 7)
      expect(mimeOf(xlsx.subarray(0, xlsx.length - cut), 'xlsx')).toBeNull()
    const lying = Buffer.from(xlsx)
    lying.writeUInt16LE(500, lying.length - 12)
    expect(mimeOf(lying, 'xlsx')).toBeNull()
  })
})
