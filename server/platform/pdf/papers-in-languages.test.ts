import { describe, expect, it } from 'vitest'
import { LOCALE_CODES, LOCALES, type Locale } from '@contract/kernel/locales'
import { renderPaper } from '@server/platform/pdf/render-paper'
import { paperWords } from '@server/platform/pdf/paper-words'
import { pdfFacts, pdfText, placedText } from '@tests/support/pdf-text'
import {
  NAMES,
  sampleQuotePaper,
  sampleReportPaper,
  sampleStatementPaper,
} from '@tests/support/sample-papers'

const SAMPLES = { quote: sampleQuotePaper, statement: sampleStatementPaper, report: sampleReportPaper }
const cases = LOCALE_CODES.flatMap(locale =>
  (['quote', 'statement', 'report'] as const).map(kind => [kind, locale] as const),
)

/** The same paper gives the same bytes, so that each is made once for all that is asked of it. */
const made = new Map<string, Promise<Buffer>>()
function paperOf(kind: keyof typeof SAMPLES, locale: Locale): Promise<Buffer> {
  const key = `${kind} ${locale}`
  const known = made.get(key) ?? renderPaper(SAMPLES[kind](locale))
  made.set(key, known)
  return known
}

/** Lines may be broken, and stretches of a line stand in the order of the page. */
const bare = (text: string) => text.replace(/\s/gu, '')

describe.each(cases)('the %s in %s', (kind, locale) => {
  const words = paperWords(locale)

  it('says its title in the language and carries every sign of it', async () => {
    const pages = await pdfText(await paperOf(kind, locale))
    expect(bare(pages[0] ?? '')).toContain(bare(words[kind].title))
    expect(pages.join('')).not.toContain('□')
    const { info } = await pdfFacts(await paperOf(kind, locale))
    expect(info.Language).toBe(LOCALES[locale].tag)
    expect(String(info.Title)).toContain(words[kind].title)
  })

  it('numbers its pages and repeats the heads of its tables', async () => {
    const pages = await pdfText(await paperOf(kind, locale))
    expect(pages.length).toBeGreaterThan(1)
    const head = kind === 'report' ? words.report.average_tcp : words.words.amount
    for (const [index, page] of pages.entries()) {
      const foot = [String(index + 1), String(pages.length)]
      expect(page.split('\n').findLast(line => foot.every(number => line.includes(number)))).toBeDefined()
      if (kind === 'report' || index < 2) expect(bare(page)).toContain(bare(head))
    }
  })

  it('breaks no date over two lines', async () => {
    const placed = await placedText(await paperOf(kind, locale))
    expect(placed.filter(({ text }) => /\b\d{2}-\d{2}-\d{0,3}$/.test(text))).toEqual([])
  })

  it('stays small', async () => {
    expect((await paperOf(kind, locale)).length).toBeLessThan(100 * 1024)
  })
})

describe('an Arabic paper', () => {
  it('stands mirrored, with figures read from the left below one another', async () => {
    const placed = await placedText(await paperOf('statement', 'ar'))
    const { words, step } = paperWords('ar')
    const label = placed.find(({ text }) => text === step.list_price)
    const amounts = placed
      .filter(({ text, page }) => page === 1 && /^\(?[\d,]+\.\d\d\)?$/u.test(text))
      .slice(0, 4)
    expect(amounts.map(({ text }) => text)).toEqual([
      '4,287,350.00',
      '(107,183.75)',
      '4,180,166.25',
      '501,619.95',
    ])
    for (const { x } of amounts) expect(x).toBeLessThan(label?.x ?? 0)
    const ends = amounts.map(({ end }) => Math.round(end))
    expect(new Set(ends).size).toBe(1)
    const at = (word: string) => placed.find(({ text }) => text === word)?.x ?? NaN
    expect(at(words.project)).toBeGreaterThan(at(words.unit))
  })
})

describe('a name', () => {
  const papers = ['en', 'ar', 'ch', 'ru'] as const satisfies readonly Locale[]
  const names: readonly string[] = Object.values(NAMES)
  /** Two names stand side by side, so that each also has a neighbour of another script. */
  const printed = new Map<string, Promise<string>>()
  const textWith = (locale: Locale, name: string) => {
    const pair = names.indexOf(name) >> 1
    const key = `${locale} ${pair}`
    const both = names.slice(pair * 2, pair * 2 + 2).join(' ')
    const text = printed.get(key) ?? renderPaper(sampleQuotePaper(locale, both)).then(textOf)
    printed.set(key, text)
    return text
  }
  const textOf = async (paper: Buffer) => (await pdfText(paper)).join('')

  it.each(papers.flatMap(locale => names.map(name => [name, locale] as const)))(
    '%s stands on a computation sheet in %s',
    async (name, locale) => {
      const text = await textWith(locale, name)
      for (const word of name.split(/[\s()]+/u)) expect(bare(text)).toContain(word)
    },
  )
})

describe('amounts in words', () => {
  it('are the English ones of the contract in every language', async () => {
    for (const locale of LOCALE_CODES) {
      const text = (await pdfText(await paperOf('quote', locale))).join('')
      expect(bare(text)).toContain('Fourmillioneighthundredninetythousand')
    }
  })
})
