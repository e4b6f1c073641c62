import { shownDate } from '@contract/kernel/dates'
import { LOCALES, type Locale } from '@contract/kernel/locales'
import { formatAmount } from '@contract/kernel/money'
import type { Sheet } from '@contract/kernel/sheet/sheet'
import { sheetName } from '@contract/kernel/sheet/sheet-name'
import type { DevelopersLedger } from '@contract/modules/collection/developers-ledger'
import { developersLedgerWords } from '@contract/modules/collection/ledger-words'
import { workbookOf } from '@server/platform/files/workbook'
import { developerFacts, factsBlock, type PaperDeveloper } from '@server/platform/pdf/fact-blocks'
import type { Paper, PaperHead } from '@server/platform/pdf/paper'
import { paperWords } from '@server/platform/pdf/paper-words'
import { inAllLanguages } from '@server/platform/phrases/translations'

const phrases = inAllLanguages('collection', { ledger: developersLedgerWords })

const shown = (amount: string) => (amount === '0.00' ? '' : formatAmount(amount))

/** The statement of account of one developer over some days: the balance before, each movement, the balance after. */
export function ledgerPaper(
  ledger: DevelopersLedger,
  developer: PaperDeveloper,
  head: PaperHead,
  locale: Locale,
): Paper {
  const { ledger: words } = phrases[locale]
  const figure = (label: string) => ({ label, share: 15, isFigure: true })
  return {
    locale,
    title: words.pdf,
    subtitle: `${shownDate(ledger.from)} – ${shownDate(ledger.to)}`,
    head,
    blocks: [
      factsBlock(developerFacts(paperWords(locale), developer)),
      {
        kind: 'table',
        columns: [
          { label: words.date, share: 13 },
          { label: words.reference, share: 42 },
          ...[words.debit, words.credit, words.balance].map(figure),
        ],
        rows: [
          [shownDate(ledger.from), words.opening, '', '', formatAmount(ledger.opening)],
          ...ledger.lines.map(({ on, kind, number, debit, credit, balance }) => [
            ...[shownDate(on), `${words.kind[kind]} ${number}`],
            ...[shown(debit), shown(credit), formatAmount(balance)],
          ]),
        ],
        total: [
          ...[shownDate(ledger.to), words.closing],
          ...[ledger.debit, ledger.credit, ledger.closing].map(formatAmount),
        ],
      },
    ],
  }
}

export function ledgerWorkbook(ledger: DevelopersLedger, locale: Locale): Promise<Buffer> {
  const { ledger: words } = phrases[locale]
  const money = (title: string) => ({ title, kind: 'money' as const })
  const sheet: Sheet = {
    name: sheetName(ledger.developer_name),
    columns: [
      { title: words.date, kind: 'date' },
      { title: words.reference, kind: 'text' },
      ...[words.debit, words.credit, words.balance].map(money),
    ],
    isRightToLeft: LOCALES[locale].dir === 'rtl',
  }
  const rows = [
    [ledger.from, words.opening, null, null, ledger.opening],
    ...ledger.lines.map(({ on, kind, number, debit, credit, balance }) => [
      ...[on, `${words.kind[kind]} ${number}`, debit, credit, balance],
    ]),
    [ledger.to, words.closing, ledger.debit, ledger.credit, ledger.closing],
  ]
  return workbookOf(sheet, rows)
}
