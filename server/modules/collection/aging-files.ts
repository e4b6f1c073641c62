import { shownDate } from '@contract/kernel/dates'
import { LOCALES, type Locale } from '@contract/kernel/locales'
import { formatAmount } from '@contract/kernel/money'
import type { Sheet } from '@contract/kernel/sheet/sheet'
import { sheetName } from '@contract/kernel/sheet/sheet-name'
import { AGING_BUCKETS } from '@contract/modules/collection/aging.rules'
import { receivablesWords } from '@contract/modules/collection/ledger-words'
import type { Receivables } from '@contract/modules/collection/receivables'
import { workbookOf } from '@server/platform/files/workbook'
import type { Paper, PaperHead } from '@server/platform/pdf/paper'
import { fill, paperWords } from '@server/platform/pdf/paper-words'
import { inAllLanguages } from '@server/platform/phrases/translations'

const phrases = inAllLanguages('collection', { receivables: receivablesWords })

/** What a developer owes by age, what it owes in all, and what it paid that settled nothing yet. */
const figuresOf = ({ buckets, total, unapplied }: Pick<Receivables, 'buckets' | 'total' | 'unapplied'>) => [
  ...AGING_BUCKETS.map(bucket => buckets[bucket]),
  ...[total, unapplied],
]

/** Each developer with what it owes by age, and the sum of all. */
export function agingWorkbook(aging: Receivables, locale: Locale): Promise<Buffer> {
  const { receivables: words } = phrases[locale]
  const money = (title: string) => ({ title, kind: 'money' as const })
  const sheet: Sheet = {
    name: sheetName(aging.as_of),
    columns: [
      { title: words.developer, kind: 'text' },
      ...AGING_BUCKETS.map(bucket => money(words.bucket[bucket])),
      ...[words.total, words.unapplied].map(money),
    ],
    isRightToLeft: LOCALES[locale].dir === 'rtl',
  }
  const rows = aging.rows.map(row => [row.developer_name, ...figuresOf(row)])
  return workbookOf(sheet, [...rows, [words.total, ...figuresOf(aging)]])
}

/** The same as it stands on the screen, beside what the books say. */
export function agingPaper(aging: Receivables, head: PaperHead, locale: Locale): Paper {
  const { receivables: words } = phrases[locale]
  const figure = (label: string) => ({ label, share: 10, isFigure: true })
  const { control, difference } = aging
  return {
    locale,
    title: words.title,
    subtitle: fill(paperWords(locale).words.as_of, { on: shownDate(aging.as_of) }),
    isLandscape: true,
    head,
    blocks: [
      {
        kind: 'table',
        columns: [
          { label: words.developer, share: 20 },
          ...AGING_BUCKETS.map(bucket => figure(words.bucket[bucket])),
          ...[words.total, words.unapplied].map(figure),
        ],
        rows: aging.rows.map(row => [row.developer_name, ...figuresOf(row).map(formatAmount)]),
        total: [words.total, ...figuresOf(aging).map(formatAmount)],
      },
      {
        kind: 'facts',
        facts: [
          { label: words.tie_out, value: formatAmount(control) },
          {
            label: words.difference,
            value: difference === '0.00' ? words.agrees : formatAmount(difference),
          },
        ],
      },
    ],
  }
}
