import { lastDayOf, shownDate } from '@contract/kernel/dates'
import { LOCALES, type Locale } from '@contract/kernel/locales'
import { formatAmount } from '@contract/kernel/money'
import type { Sheet } from '@contract/kernel/sheet/sheet'
import { sheetName } from '@contract/kernel/sheet/sheet-name'
import { accountLedgerWords } from '@contract/modules/accounting/account-ledger-words'
import { LEDGER_FILE, type AccountLedger } from '@contract/modules/accounting/account-ledger.calls'
import { sumsSoFar } from '@contract/modules/accounting/account-ledger.rules'
import { workbookOf } from '@server/platform/files/workbook'
import { Problem } from '@server/platform/http/problems'
import { factsBlock } from '@server/platform/pdf/fact-blocks'
import type { Paper, PaperColumn, PaperHead } from '@server/platform/pdf/paper'
import { inAllLanguages } from '@server/platform/phrases/translations'

const phrases = inAllLanguages('ledger', { account_ledger: accountLedgerWords })

const shown = (amount: string) => (amount === '0.00' ? '' : formatAmount(amount))
const daysOf = ({ from, to }: AccountLedger) => [`${from}-01`, lastDayOf(to)] as const

/** Nothing is cut off in silence: of a longer ledger one chooses fewer months. */
export function refuseLongFile(count: number): void {
  if (count > LEDGER_FILE)
    throw new Problem('rule_broken', 'ledger_file_lines', { params: { count, limit: LEDGER_FILE } })
}

/** The balance before, each line with the balance after it, the sums so far where a page ends, and those of all. */
export function accountLedgerPaper(
  ledger: AccountLedger,
  units: readonly string[],
  head: PaperHead,
  locale: Locale,
): Paper {
  const { account_ledger: words } = phrases[locale]
  const [first, last] = daysOf(ledger)
  const figure = (label: string) => ({ label, share: 13, isFigure: true })
  const columns: PaperColumn[] = [
    { label: words.date, share: 10 },
    { label: words.entry, share: 18, isNumber: true },
    { label: words.memo, share: 32 },
    { label: words.unit, share: 8 },
    ...[words.debit, words.credit, words.balance].map(figure),
  ]
  const sums = sumsSoFar(ledger.opening, ledger.lines)
  const between = (label: string, { debit, credit, balance }: (typeof sums)[number]) => [
    ...['', label, '', ''],
    ...[debit, credit, balance].map(formatAmount),
  ]
  return {
    locale,
    title: words.title,
    subtitle: `${ledger.account.code} ${ledger.account.name}`,
    isLandscape: true,
    head,
    blocks: [
      factsBlock([
        { label: words.period, value: `${shownDate(first)} – ${shownDate(last)}` },
        { label: words.units, value: units.length > 0 ? units.join(', ') : words.all_units },
        { label: words.known_on, value: ledger.known_on ? shownDate(ledger.known_on) : '' },
      ]),
      {
        kind: 'table',
        columns,
        rows: [
          [shownDate(first), words.opening, '', '', '', '', formatAmount(ledger.opening)],
          ...ledger.lines.map(({ entry_date, number, memo, ou_code, debit, credit, balance }) => [
            ...[shownDate(entry_date), number, memo ?? '', ou_code],
            ...[shown(debit), shown(credit), formatAmount(balance)],
          ]),
        ],
        breaks: sums.map(sum => ({
          carried: between(words.carried, sum),
          brought: between(words.brought, sum),
        })),
        total: [
          ...[shownDate(last), words.closing, '', ''],
          ...[ledger.debit, ledger.credit, ledger.closing].map(formatAmount),
        ],
      },
    ],
  }
}

export function accountLedgerWorkbook(ledger: AccountLedger, locale: Locale): Promise<Buffer> {
  const { account_ledger: words } = phrases[locale]
  const [first, last] = daysOf(ledger)
  const money = (title: string) => ({ title, kind: 'money' as const })
  const text = (title: string) => ({ title, kind: 'text' as const })
  const sheet: Sheet = {
    name: sheetName(`${ledger.account.code} ${ledger.account.name}`),
    columns: [
      { title: words.date, kind: 'date' },
      ...[words.entry, words.memo, words.unit].map(text),
      ...[words.debit, words.credit, words.balance].map(money),
    ],
    isRightToLeft: LOCALES[locale].dir === 'rtl',
  }
  return workbookOf(sheet, [
    [first, words.opening, null, null, null, null, ledger.opening],
    ...ledger.lines.map(({ entry_date, number, memo, ou_code, debit, credit, balance }) => [
      ...[entry_date, number, memo, ou_code, debit, credit, balance],
    ]),
    [last, words.closing, null, null, ledger.debit, ledger.credit, ledger.closing],
  ])
}
