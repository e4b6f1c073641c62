import { LOCALES, type Locale } from '@contract/kernel/locales'
import type { Sheet } from '@contract/kernel/sheet/sheet'
import { sheetName } from '@contract/kernel/sheet/sheet-name'
import type { CollectionReport } from '@contract/modules/collection/collection-report'
import { workbookOf } from '@server/platform/files/workbook'
import { nameOf, reportPhrases } from '@server/modules/collection/report/report-cells'

/** The report as a workbook, figures as figures, with the total below. */
export function reportWorkbook(report: CollectionReport, locale: Locale): Promise<Buffer> {
  const phrases = reportPhrases[locale]
  const { report: words } = phrases
  const money = (title: string) => ({ title, kind: 'money' as const })
  const count = (title: string) => ({ title, kind: 'number' as const })
  const sheet: Sheet = {
    name: sheetName(words.title),
    columns: [
      { title: words.values[report.by], kind: 'text' },
      count(words.receipts),
      ...[words.cash, words.ewt, words.all, words.unapplied].map(money),
      count(words.days),
      money(words.certificates),
    ],
    isRightToLeft: LOCALES[locale].dir === 'rtl',
  }
  const cells = (name: string, row: Omit<CollectionReport['rows'][number], 'key' | 'name'>) => [
    ...[name, row.receipts, row.cash, row.ewt, row.total, row.unapplied, row.days, row.certificates],
  ]
  const rows = [
    ...report.rows.map(row => cells(nameOf(report, row, phrases), row)),
    cells(words.total, report.totals),
  ]
  return workbookOf(sheet, rows)
}
