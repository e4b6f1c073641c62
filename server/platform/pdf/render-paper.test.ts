import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseMoney } from '@contract/kernel/money'
import type { Paper } from '@server/platform/pdf/paper'
import { renderPaper } from '@server/platform/pdf/render-paper'
import { pdfFacts, pdfText, placedText } from '@tests/support/pdf-text'

const paper = (more: Partial<Paper> = {}): Paper => ({
  locale: 'en',
  title: 'Computation sheet',
  number: 'QT-CEB-2026-000001',
  head: {
    company: {
      legal_name: 'Landmark Property Marketing, Inc.',
      trade_name: 'Landmark',
      tin: '123-456-789-000',
      address: 'Cebu City',
      phone: null,
      email: null,
    },
    printed_by: 'Maria Niña Peñaflor',
    printed_at: '2026-11-21T20:30:00Z',
  },
  blocks: [{ kind: 'amount', label: 'Total contract price', amount: parseMoney('4890794.51') }],
  ...more,
})

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => [String(index + 1), `${index + 1},000.00`])
const table = (count: number) => ({
  kind: 'table' as const,
  columns: [
    { label: 'Instalment', share: 2 },
    { label: 'Amount', share: 1, isFigure: true },
  ],
  rows: rows(count),
  total: ['Total', '999,999.00'],
})

const arabic = fc.integer({ min: 0x600, max: 0x6ff }).map(code => String.fromCodePoint(code))

describe('a paper', () => {
  it('names the company, the document, who printed it and when in Manila', async () => {
    const [text] = await pdfText(await renderPaper(paper()))
    expect(text).toContain('Landmark Property Marketing, Inc.')
    expect(text).toContain('TIN 123-456-789-000')
    expect(text).toContain('QT-CEB-2026-000001')
    expect(text).toContain('Printed 11-22-2026 04:30 (Asia/Manila) by Maria Niña Peñaflor')
    expect(text).toContain('Page 1 of 1')
  })

  it('writes an amount with the peso sign and again in words', async () => {
    const [text] = await pdfText(await renderPaper(paper()))
    expect(text).toContain('₱ 4,890,794.51')
    expect(text).toContain(
      'Four million eight hundred ninety thousand seven hundred ninety-four pesos and fifty-one centavos',
    )
  })

  it('breaks a number between blanks alone, and other words at their hyphens', async () => {
    const narrow = (isNumber: boolean) => ({
      kind: 'table' as const,
      columns: [
        { label: '', share: 4 },
        { label: '', share: 1, isNumber },
      ],
      rows: [['', 'OR-CEB-0001 AR-CEB-0002']],
    })
    const printed = async (isNumber: boolean) => {
      const [text] = await pdfText(await renderPaper(paper({ blocks: [narrow(isNumber)] })))
      return ['OR-CEB-0001', 'AR-CEB-0002'].every(number => text?.includes(number))
    }
    expect(await printed(true)).toBe(true)
    expect(await printed(false)).toBe(false)
  })

  it('widens a column whose dates would not fit on one line', async () => {
    const table = {
      kind: 'table' as const,
      columns: [
        { label: '', share: 9 },
        { label: '', share: 1 },
      ],
      rows: [
        ['one', '11-22-2026'],
        ['two', 'cleared 12-28-2028'],
      ],
    }
    const [text] = await pdfText(await renderPaper(paper({ blocks: [table] })))
    expect(text).toContain('11-22-2026')
    expect(text).toContain('12-28-2028')
  })

  it('INJ-09 prints markup as it was typed, and fetches, opens and calls nothing', async () => {
    const title = '<img src=file:///etc/passwd>'
    const number = 'url(http://127.0.0.1:5432)'
    const made = await renderPaper(paper({ title, number }))
    const [text] = await pdfText(made)
    expect(text).toContain(title)
    expect(text).toContain(number)
    expect(text).not.toContain('root:')
    expect(made.toString('latin1')).not.toMatch(/\/(URI|Launch|EmbeddedFile|JavaScript|GoToR)\b/)
  })

  it('is the same file when it is made again', async () => {
    const [one, other] = [await renderPaper(paper()), await renderPaper(paper())]
    expect(one.equals(other)).toBe(true)
  })

  it('repeats the head of a table on every page, loses no row and leaves no total alone', async () => {
    const pages = await pdfText(await renderPaper(paper({ blocks: [table(130)] })))
    expect(pages.length).toBeGreaterThan(2)
    for (const page of pages) expect(page).toContain('Instalment Amount')
    const amounts = pages.join('\n').match(/\d+,000\.00/g) ?? []
    expect(amounts).toHaveLength(130)
    const last = pages.at(-1) ?? ''
    expect(last).toContain('999,999.00')
    expect(last).toContain('130 130,000.00')
    expect(last).toContain(`Page ${pages.length} of ${pages.length}`)
  })

  it.each(Array.from({ length: 12 }, (_, index) => 25 + index))(
    'keeps the total beside a row, with %i rows',
    async count => {
      const pages = await pdfText(await renderPaper(paper({ blocks: [table(count)] })))
      const holder = pages.find(page => page.includes('999,999.00')) ?? ''
      expect(holder).toContain(`${count},000.00`)
    },
  )

  it.each(Array.from({ length: 10 }, (_, index) => 24 + index))(
    'has nobody sign a page that says nothing, with %i rows',
    async count => {
      const note = { kind: 'text' as const, text: 'This sheet is a computation.' }
      const signatures = { kind: 'signatures' as const, names: [{ name: 'Ana Cruz', role: 'Seller' }] }
      const pages = await pdfText(await renderPaper(paper({ blocks: [table(count), note, signatures] })))
      expect(pages.find(page => page.includes('Ana Cruz'))).toContain(note.text)
    },
  )

  it.each([
    ['Latin', 'Ñoemi Õzdemir-Łukasiewicz, Đặng Thị Hồng'],
    ['Cyrillic and Greek', 'Щербакова Ελένη'],
    ['Chinese', '欧阳小明 陳國龍'],
    ['Arabic', 'محمد عبد الرحمن الفارسي'],
    ['Arabic in old shapes', 'ﻣﺤﻤﺪ', 'محمد'],
    ['Persian', 'گلشیفته پژمان'],
    ['an accent apart from its letter', 'Pen\u0303aflor', 'Peñaflor'],
    ['an accent that no face has', 'Ana\u1ac8', 'Ana'],
    ['an emoji of several codes', 'Ana 👩‍👩‍👧‍👦 B', 'Ana □ B'],
    ['letters that no face has', '김민준', '□□□'],
    ['signs that control a printer', 'A\u0000B\u001b', 'A□B□'],
    ['a turn of the reading', 'A\u202e0001\u202cB', 'A0001B'],
  ])('prints %s', async (_what, name, shown = name) => {
    const [text] = await pdfText(await renderPaper(paper({ blocks: [{ kind: 'text', text: name }] })))
    expect(text).toContain(shown)
  })

  it('keeps what is beside an Arabic name in its place', async () => {
    const facts = [{ label: 'Buyer', value: 'محمد Al-Farsi (1987) 王小明' }]
    const placed = await placedText(await renderPaper(paper({ blocks: [{ kind: 'facts', facts }] })))
    const line = placed.filter(({ y }) => y === placed.find(({ text }) => text === 'Buyer')?.y)
    const shown = line.toSorted((one, other) => one.x - other.x).map(({ text }) => text)
    // Read from the right, for the name begins in Arabic; what is not Arabic in it from the left.
    expect(shown.join(' ')).toBe('Buyer Al-Farsi (1987) 王小明 محمد')
  })

  it('wraps a long name inside its column, with and without blanks', async () => {
    const names = ['محمد '.repeat(30).trim(), '欧'.repeat(60), 'x'.repeat(120)]
    const columns = [
      { label: 'Name', share: 1 },
      { label: 'Amount', share: 3, isFigure: true },
    ]
    const blocks = [{ kind: 'table' as const, columns, rows: names.map(name => [name, '1.00']) }]
    const placed = await placedText(await renderPaper(paper({ blocks })))
    const named = placed.filter(({ text }) => /محمد|欧|xx/u.test(text))
    expect(named.length).toBeGreaterThan(names.length)
    for (const { x, end } of named) {
      expect(x).toBeGreaterThanOrEqual(48)
      expect(end).toBeLessThanOrEqual(48 + 499 / 4)
    }
  })

  it('is drawn from whatever letters there are', async () => {
    const texts = fc.sample(fc.tuple(fc.string({ unit: 'binary' }), fc.string({ unit: arabic })), {
      numRuns: 400,
      seed: 7,
    })
    const blocks = texts.map(([one, other]) => ({ kind: 'text' as const, text: one + other }))
    expect((await pdfText(await renderPaper(paper({ blocks })))).length).toBeGreaterThan(3)
  })

  it('tells its title, its language and its company, and of which parts it is made', async () => {
    const blocks = [{ kind: 'heading' as const, text: 'Price' }, table(60)]
    const { info, marked, parts } = await pdfFacts(await renderPaper(paper({ locale: 'ar', blocks })))
    expect(info).toMatchObject({
      Title: 'Computation sheet QT-CEB-2026-000001',
      Author: 'Landmark Property Marketing, Inc.',
      Language: 'ar',
    })
    expect(marked).toBe(true)
    const count = (role: string) => parts.filter(part => part === role).length
    // The head of the table once, however many pages show it.
    expect([count('H1'), count('H2'), count('TH')]).toEqual([1, 1, 2])
    expect(count('TD')).toBe(2 * 61)
  })
})
