import { moneyText, parseMoney } from '@contract/kernel/money'
import { LOCALES, type Locale } from '@contract/kernel/locales'
import { total } from '@contract/kernel/parts'
import type { Sheet } from '@contract/kernel/sheet/sheet'
import { sheetName } from '@contract/kernel/sheet/sheet-name'
import { certificateWords } from '@contract/modules/collection/certificate-words'
import { workbookOf } from '@server/platform/files/workbook'
import { inAllLanguages } from '@server/platform/phrases/translations'
import type { SawtRow } from '@server/modules/collection/certificates/certificate.repository'

const phrases = inAllLanguages('collection', { certificate: certificateWords })

/** A row for each certificate, as the summary alphalist of withholding taxes (SAWT) wants it. */
export function sawtWorkbook(rows: readonly SawtRow[], locale: Locale): Promise<Buffer> {
  const { certificate: words } = phrases[locale]
  const text = (title: string) => ({ title, kind: 'text' as const })
  const money = (title: string) => ({ title, kind: 'money' as const })
  const sheet: Sheet = {
    name: sheetName('SAWT'),
    columns: [
      ...[words.tin, words.developer, 'ATC', words.quarter, words.number].map(text),
      ...[words.base, words.tax].map(money),
    ],
    isRightToLeft: LOCALES[locale].dir === 'rtl',
  }
  const sum = (key: 'base' | 'tax') => moneyText(total(rows.map(row => parseMoney(row[key]))))
  return workbookOf(sheet, [
    ...rows.map(({ tin, name, atc, quarter, number, base, tax }) => [
      ...[tin, name, atc, quarter, number, base, tax],
    ]),
    ['', words.total, '', '', '', sum('base'), sum('tax')],
  ])
}
