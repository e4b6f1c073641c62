import { describe, expect, it } from 'vitest'
import { fileNameOf } from '@/shared/resource/export/sheet-of'

describe('the name of a file', () => {
  it.each([
    ['Users', 'Users 2026-11-20.csv'],
    ['A/B: "x"?', 'A B x 2026-11-20.csv'],
    ['المستخدمون', 'المستخدمون 2026-11-20.csv'],
    ['\u0000\u001f', '2026-11-20.csv'],
  ])('of %j is %s', (title, name) => {
    expect(fileNameOf(title, '2026-11-20', 'csv')).toBe(name)
  })
})
