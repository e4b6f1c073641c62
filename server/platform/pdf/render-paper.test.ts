import { describe, expect, it } from 'vitest'
import { parseMoney } from '@contract/kernel/money'
import type { Paper } from '@server/platform/pdf/paper'
import { renderPaper } from '@server/platform/pdf/render-paper'
import { pdfText } from '@tests/support/pdf-text'

const paper = (more: Partial<Paper> = {}): Paper => ({
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

  it('carries Cyrillic, and shows a box for letters it has not', async () => {
    const blocks = [{ kind: 'text' as const, text: 'Продавец 中' }]
    const [text] = await pdfText(await renderPaper(paper({ blocks })))
    expect(text).toContain('Продавец □')
  })
})
