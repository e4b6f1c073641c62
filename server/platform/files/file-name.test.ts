import { expect, it } from 'vitest'
import { cleanFileName, extensionOf } from '@server/platform/files/file-name'

it.each([
  ['receipt.pdf', 'receipt.pdf'],
  ['Résumé de Peña.docx', 'Résumé de Peña.docx'],
  ['收据 2026.pdf', '收据 2026.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\ana\\receipt.pdf', 'receipt.pdf'],
  ['/absolute/a.pdf', 'a.pdf'],
  ['a\r\nSet-Cookie: x=1.pdf', 'a__Set-Cookie_ x=1.pdf'],
  ['a\u0000.pdf', 'a_.pdf'],
  ['annexe\u202efdp.exe', 'annexefdp.exe'],
  ['a.pdf.', 'a.pdf'],
  ['a.exe. . ', 'a.exe'],
  ['.htaccess', 'htaccess'],
  ['...', 'file'],
  ['', 'file'],
  ['/', 'file'],
  ['a<b>"c|d?*.pdf', 'a_b__c_d__.pdf'],
  ['  many   blanks .pdf', 'many blanks .pdf'],
  ['\u200b\u2060.pdf', 'pdf'],
  ['\u2800.pdf', 'file.pdf'],
  ['\u3164', 'file'],
  ['in\u200bvoice\u00ad.pdf', 'invoice.pdf'],
  ['\ud800a.pdf', '\ufffda.pdf'],
])('%j becomes %j', (sent, kept) => {
  expect(cleanFileName(sent)).toBe(kept)
})

it('is cut to 200 characters, by whole ones, with its extension', () => {
  const long = cleanFileName(`${'😀'.repeat(300)}.xlsx`)
  expect([...long]).toHaveLength(200)
  expect(long.endsWith('😀.xlsx')).toBe(true)
  expect([...cleanFileName('a'.repeat(300))]).toHaveLength(200)
})

it.each([
  ['a.PDF', 'pdf'],
  ['a.pdf.exe', 'exe'],
  ['a', ''],
  ['.pdf', ''],
  ['a.', ''],
])('the extension of %j is %j', (name, extension) => {
  expect(extensionOf(name)).toBe(extension)
})
