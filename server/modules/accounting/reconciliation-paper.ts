import { shownDate } from '@contract/kernel/dates'
import type { Locale } from '@contract/kernel/locales'
import { formatAmount, moneyText, parseMoney } from '@contract/kernel/money'
import { total as totalOf } from '@contract/kernel/parts'
import type { ReconciliationSheet } from '@contract/modules/accounting/bank-register'
import type { Paper, PaperBlock, PaperHead } from '@server/platform/pdf/paper'
import { fill, paperWords } from '@server/platform/pdf/paper-words'

const negated = (amount: string) => moneyText(-parseMoney(amount))
const sumOf = (lines: readonly { amount: string }[]) =>
  moneyText(totalOf(lines.map(({ amount }) => parseMoney(amount))))

/** The sheet that is signed and filed with the statement of the bank. */
export function reconciliationPaper(sheet: ReconciliationSheet, head: PaperHead, locale: Locale): Paper {
  const { reconciliation: own, words } = paperWords(locale)
  const items = (
    heading: string,
    lines: readonly { date: string; text: string; amount: string }[],
    total: string,
  ): PaperBlock[] => [
    { kind: 'heading', text: heading },
    {
      kind: 'table',
      columns: [
        { label: own.date, share: 15 },
        { label: own.text, share: 60 },
        { label: own.amount, share: 25, isFigure: true },
      ],
      rows: lines.map(({ date, text, amount }) => [shownDate(date), text, formatAmount(amount)]),
      total: [words.total, '', formatAmount(total)],
    },
  ]
  return {
    locale,
    title: own.title,
    subtitle: fill(own.as_of, { account: sheet.account, unit: sheet.ou_name, on: shownDate(sheet.on) }),
    head,
    blocks: [
      {
        kind: 'table',
        columns: [
          { label: own.text, share: 70 },
          { label: own.amount, share: 30, isFigure: true },
        ],
        rows: [
          [own.books, formatAmount(sheet.books)],
          [own.outstanding_payments, formatAmount(negated(sheet.outstanding_payments))],
          [own.deposits_in_transit, formatAmount(negated(sheet.deposits_in_transit))],
          [own.bank_receipts, formatAmount(sheet.bank_receipts)],
          [own.bank_charges, formatAmount(sheet.bank_charges)],
          [own.expected, formatAmount(sheet.expected)],
          [own.statement, formatAmount(sheet.statement)],
        ],
        total: [own.difference, formatAmount(sheet.difference)],
      },
      ...items(own.outstanding, sheet.outstanding, sumOf(sheet.outstanding)),
      ...items(own.bank_only, sheet.bank_only, sumOf(sheet.bank_only)),
    ],
  }
}
