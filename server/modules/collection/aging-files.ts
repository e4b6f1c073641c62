import { shownDate } from '@contract/kernel/dates'
import { LOCALES, type Locale } from '@contract/kernel/locales'
import { formatAmount, moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import type { Sheet } from '@contract/kernel/sheet/sheet'
import { sheetName } from '@contract/kernel/sheet/sheet-name'
import { AGING_BUCKETS } from '@contract/modules/collection/aging.rules'
import { receivablesWords } from '@contract/modules/collection/ledger-words'
import type { Receivables } from '@contract/modules/collection/receivables'
import { workbookOf } from '@server/platform/files/workbook'
import type { Paper, PaperHead } from '@server/platform/pdf/paper'
import { fill, paperWords } from '@server/platform/pdf/paper-words'
import { inAllLanguages } from '@server/platform/phrases/translations'
import type { Certifier } from '@server/modules/collection/certificates/certificate.repository'

const phrases = inAllLanguages('collection', { receivables: receivablesWords })

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
  const cells = (name: string, row: Pick<Receivables, 'buckets' | 'total' | 'unapplied'>) => [
    ...[name, ...AGING_BUCKETS.map(bucket => row.buckets[bucket]), row.total, row.unapplied],
  ]
  const rows = aging.rows.map(row => cells(row.developer_name, row))
  return workbookOf(sheet, [...rows, cells(words.total, aging)])
}

/** The same as it stands on the screen, beside what the books say. */
export function agingPaper(aging: Receivables, head: PaperHead, locale: Locale): Paper {
  const { receivables: words } = phrases[locale]
  const figure = (label: string) => ({ label, share: 10, isFigure: true })
  const cells = (name: string, row: Pick<Receivables, 'buckets' | 'total' | 'unapplied'>) => [
    name,
    ...AGING_BUCKETS.map(bucket => formatAmount(row.buckets[bucket] ?? '0.00')),
    ...[row.total, row.unapplied].map(formatAmount),
  ]
  const { control, difference } = aging
  return {
    locale,
    title: words.title,
    subtitle: `${words.as_of} ${shownDate(aging.as_of)}`,
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
        rows: aging.rows.map(row => cells(row.developer_name, row)),
        total: cells(words.total, aging),
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

export type Overdue = { developer: Certifier; statements: Receivables['rows'][number]['statements'] }

/** Reminds a developer of what is past due, with what it promised. */
export function dunningLetter(
  { developer, statements }: Overdue,
  asOf: string,
  head: PaperHead,
  locale: Locale,
): Paper {
  const { letter, days, as_of } = phrases[locale].receivables
  const { words, soa } = paperWords(locale)
  const amount = formatAmount(moneyText(total(statements.map(({ open }) => parseMoney(open)))))
  return {
    locale,
    title: letter.title,
    subtitle: `${as_of} ${shownDate(asOf)}`,
    head,
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: words.developer, value: developer.name },
          { label: soa.tin, value: developer.tin },
          { label: soa.address, value: developer.address ?? '' },
        ].filter(({ value }) => value !== ''),
      },
      { kind: 'text', text: letter.greeting },
      { kind: 'text', text: letter.text },
      {
        kind: 'table',
        columns: [
          { label: letter.statement, share: 30 },
          { label: letter.due, share: 17 },
          { label: days, share: 15, isFigure: true },
          { label: letter.promised, share: 17 },
          { label: letter.amount, share: 21, isFigure: true },
        ],
        rows: statements.map(({ number, due_on, days: late, promise, open }) => [
          ...[number, shownDate(due_on), String(late)],
          ...[promise ? shownDate(promise.promised_on) : '–', formatAmount(open)],
        ]),
        total: [words.total, '', '', '', amount],
      },
      { kind: 'text', text: fill(letter.ask, { amount, company: head.company.legal_name }) },
      { kind: 'signatures', names: [{ name: head.printed_by ?? '', role: letter.signed }] },
    ],
  }
}
