import { csvChunks } from '@contract/kernel/sheet/csv'
import { LOCALES, type Locale } from '@contract/kernel/locales'
import { moneyText, parseMoney, roundedDivision } from '@contract/kernel/money'
import { isYearText } from '@contract/kernel/quarters'
import { oneBatch, type Sheet } from '@contract/kernel/sheet/sheet'
import { sheetName } from '@contract/kernel/sheet/sheet-name'
import { WITHHOLDING } from '@contract/modules/accounting/withholding'
import type { WithholdingReport } from '@contract/modules/accounting/withholding-report'
import { withholdingWords } from '@contract/modules/accounting/withholding-words'
import { withholdingNatures } from '@contract/modules/accounting/withholding-natures'
import { workbookOf } from '@server/platform/files/workbook'
import { inAllLanguages } from '@server/platform/phrases/translations'

const phrases = inAllLanguages('expense', { withholding: withholdingWords, nature: withholdingNatures })

/** A row for each payee and code, as accounting files it: of a year, numbered and with its rate, the alphalist. */
export async function withholdingFile(
  report: WithholdingReport,
  format: 'xlsx' | 'csv',
  locale: Locale,
): Promise<Buffer> {
  const { withholding: words, nature } = phrases[locale]
  const isAlphalist = isYearText(report.period)
  const texts = (titles: readonly string[]) => titles.map(title => ({ title, kind: 'text' as const }))
  const money = (title: string) => ({ title, kind: 'money' as const })
  const sheet: Sheet = {
    name: sheetName(`${isAlphalist ? words.alphalist : words.title} ${report.period}`),
    columns: [
      ...(isAlphalist ? texts([words.sequence]) : []),
      ...texts([words.tin, words.payee, 'ATC', words.nature]),
      money(words.base),
      ...(isAlphalist ? texts([words.rate]) : []),
      money(words.tax),
    ],
    isRightToLeft: LOCALES[locale].dir === 'rtl',
  }
  const rows = report.payees
    .flatMap(({ tin, name, codes }) => codes.map(code => ({ tin, name, ...code })))
    .map(({ tin, name, atc, base, tax }, index) => [
      ...(isAlphalist ? [String(index + 1)] : []),
      ...[tin, name, atc, nature[WITHHOLDING[atc].nature], base],
      ...(isAlphalist ? [rateOf(base, tax)] : []),
      tax,
    ])
  if (format === 'xlsx') return workbookOf(sheet, rows)
  const chunks: Uint8Array[] = []
  for await (const chunk of csvChunks(sheet, oneBatch(rows))) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** In percent, by what was withheld: a rate may have been entered in place of that of the code. */
const rateOf = (base: string, tax: string): string =>
  parseMoney(base) === 0n ? '' : moneyText(roundedDivision(parseMoney(tax) * 10_000n, parseMoney(base)))
