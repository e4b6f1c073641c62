import { csvChunks } from '@contract/kernel/sheet/csv'
import { LOCALES, type Locale } from '@contract/kernel/locales'
import { oneBatch, type Sheet } from '@contract/kernel/sheet/sheet'
import { sheetName } from '@contract/kernel/sheet/sheet-name'
import { WITHHOLDING } from '@contract/modules/accounting/withholding'
import type { WithholdingReport } from '@contract/modules/accounting/withholding-report'
import { withholdingWords } from '@contract/modules/accounting/withholding-words'
import { withholdingNatures } from '@contract/modules/accounting/withholding-natures'
import { workbookOf } from '@server/platform/files/workbook'
import { inAllLanguages } from '@server/platform/phrases/translations'

const phrases = inAllLanguages('expense', { withholding: withholdingWords, nature: withholdingNatures })

/** A row for each payee and code, as accounting files it. */
export async function withholdingFile(
  report: WithholdingReport,
  format: 'xlsx' | 'csv',
  locale: Locale,
): Promise<Buffer> {
  const { withholding: words, nature } = phrases[locale]
  const sheet: Sheet = {
    name: sheetName(`${words.title} ${report.quarter}`),
    columns: [
      ...[words.tin, words.payee, 'ATC', words.nature].map(title => ({ title, kind: 'text' as const })),
      ...[words.base, words.tax].map(title => ({ title, kind: 'money' as const })),
    ],
    isRightToLeft: LOCALES[locale].dir === 'rtl',
  }
  const rows = report.payees.flatMap(({ tin, name, codes }) =>
    codes.map(({ atc, base, tax }) => [tin, name, atc, nature[WITHHOLDING[atc].nature], base, tax]),
  )
  if (format === 'xlsx') return workbookOf(sheet, rows)
  const chunks: Uint8Array[] = []
  for await (const chunk of csvChunks(sheet, oneBatch(rows))) chunks.push(chunk)
  return Buffer.concat(chunks)
}
