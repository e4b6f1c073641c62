import { LOCALES, type Locale } from '@contract/kernel/locales'
import type { Sheet } from '@contract/kernel/sheet/sheet'
import { sheetName } from '@contract/kernel/sheet/sheet-name'
import { pnlColumnTitles } from '@contract/modules/accounting/pnl-column-titles'
import type { ProfitAndLoss } from '@contract/modules/accounting/profit-and-loss.calls'
import { pnlWords } from '@contract/modules/accounting/profit-and-loss-words'
import { workbookOf } from '@server/platform/files/workbook'
import { inAllLanguages } from '@server/platform/phrases/translations'

const phrases = inAllLanguages('profit-and-loss', pnlWords)

/** The statement as a workbook: each account above the part that adds it up, figures as figures. */
export function pnlWorkbook(statement: ProfitAndLoss, locale: Locale): Promise<Buffer> {
  const words = phrases[locale]
  const sheet: Sheet = {
    name: sheetName(words.title),
    columns: [
      { title: words.account, kind: 'text' },
      ...pnlColumnTitles(statement.columns, words.columns).map(({ title }) => ({
        title,
        kind: 'money' as const,
      })),
    ],
    isRightToLeft: LOCALES[locale].dir === 'rtl',
  }
  const rows = statement.parts.flatMap(({ part, lines, amounts }) => [
    ...lines.map(line => [`${line.code} ${line.name}`, ...line.amounts]),
    [words.parts[part], ...amounts],
  ])
  return workbookOf(sheet, rows)
}
