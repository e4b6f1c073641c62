import { LOCALES, type Locale } from '@contract/kernel/locales'
import type { Sheet } from '@contract/kernel/sheet/sheet'
import { sheetName } from '@contract/kernel/sheet/sheet-name'
import type { SellerRecord } from '@contract/modules/commission/seller-record'
import { recordWords } from '@contract/modules/commission/seller-record-words'
import { RECORD_FIGURES, type RecordFigures } from '@contract/modules/commission/seller-record.rules'
import { workbookOf } from '@server/platform/files/workbook'
import { fill } from '@server/platform/pdf/paper-words'
import { inAllLanguages } from '@server/platform/phrases/translations'

const phrases = inAllLanguages('commission-record', { record: recordWords })

/** The list as it stands on the screen, with its total. */
export function recordSheet({ year, rows, total }: SellerRecord, locale: Locale): Promise<Buffer> {
  const { record: words } = phrases[locale]
  const sheet: Sheet = {
    name: sheetName(`${words.title} ${String(year)}`),
    columns: [
      ...[words.seller, words.unit].map(title => ({ title, kind: 'text' as const })),
      ...RECORD_FIGURES.map(figure => ({
        title: fill(words.figure[figure], { year: String(year) }),
        kind: 'money' as const,
      })),
    ],
    isRightToLeft: LOCALES[locale].dir === 'rtl',
  }
  const amounts = (figures: RecordFigures) => RECORD_FIGURES.map(figure => figures[figure])
  return workbookOf(sheet, [
    ...rows.map(({ seller_name, ou_name, figures }) => [seller_name, ou_name, ...amounts(figures)]),
    [words.total, '', ...amounts(total)],
  ])
}
