import { expect, it } from 'vitest'
import { fileHeaders } from '@server/platform/files/file-headers'

const headers = (file_name: string, mime = 'application/pdf') =>
  fileHeaders({ file_name, mime, size_bytes: 7 })

it('a stored file is saved, not shown, and would run nothing', () => {
  expect(headers('receipt.pdf')).toEqual({
    'content-type': 'application/pdf',
    'content-length': '7',
    'content-disposition': `attachment; filename="receipt.pdf"; filename*=UTF-8''receipt.pdf`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  expect(headers('a.csv', 'text/csv')['content-type']).toBe('text/csv; charset=utf-8')
})

it.each([
  ['Peña "x".pdf', `attachment; filename="Pen_a _x_.pdf"; filename*=UTF-8''Pe%C3%B1a%20%22x%22.pdf`],
  ['收据.pdf', `attachment; filename="__.pdf"; filename*=UTF-8''%E6%94%B6%E6%8D%AE.pdf`],
  [`it's (1)*.pdf`, `attachment; filename="it's (1)*.pdf"; filename*=UTF-8''it%27s%20%281%29%2A.pdf`],
  ['a\r\nX-Evil: 1', `attachment; filename="a__X-Evil: 1"; filename*=UTF-8''a%0D%0AX-Evil%3A%201`],
  ['a\\b%41', `attachment; filename="a_b_41"; filename*=UTF-8''a%5Cb%2541`],
])('the name %j passes whole and breaks nothing', (name, disposition) => {
  expect(headers(name)['content-disposition']).toBe(disposition)
  // Nothing else may stand in a header.
  expect(disposition).toMatch(/^[\x20-\x7e]+$/)
})
