import { LOCALES, type Locale } from '@contract/kernel/locales'
import type { Sheet } from '@contract/kernel/sheet/sheet'
import { sheetName } from '@contract/kernel/sheet/sheet-name'
import { expenseReportWords } from '@contract/modules/accounting/expense-report-words'
import type { ExpenseReport } from '@contract/modules/accounting/expense.calls'
import { workbookOf } from '@server/platform/files/workbook'
import { storedName } from '@server/platform/phrases/stored-name'
import { inAllLanguages } from '@server/platform/phrases/translations'

/** What stands beside what was spent, where it was asked for. */
const BESIDE = ['budget', 'variance', 'previous'] as const
const phrases = inAllLanguages('expense', { report: expenseReportWords })

/** The report as a workbook, figures as figures, with the total below. */
export function reportWorkbook(report: ExpenseReport, locale: Locale): Promise<Buffer> {
  const { report: words } = phrases[locale]
  const money = (title: string) => ({ title, kind: 'money' as const })
  const isBeside = (key: (typeof BESIDE)[number]) => report.totals[key] !== null
  const sheet: Sheet = {
    name: sheetName(words.title),
    columns: [
      { title: words.values[report.by], kind: 'text' },
      ...[words.net, words.vat, words.ewt].map(money),
      ...BESIDE.filter(isBeside).map(key => money(words[key])),
      ...[words.receipts, words.lines].map(title => ({ title, kind: 'number' as const })),
    ],
    isRightToLeft: LOCALES[locale].dir === 'rtl',
  }
  const cells = (name: string, figures: ExpenseReport['totals']) => [
    ...[name, figures.net_amount, figures.input_vat, figures.ewt_amount],
    ...BESIDE.filter(isBeside).map(key => figures[key]),
    ...[figures.receipts, figures.lines],
  ]
  const nameOf = (name: string) =>
    report.by === 'category_id' ? storedName(locale, 'expense_category', name) : name
  const rows = [
    ...report.rows.map(row => cells(row.name === null ? words.none : nameOf(row.name), row)),
    cells(words.total, report.totals),
  ]
  return workbookOf(sheet, rows)
}
