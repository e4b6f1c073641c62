import { shownDate } from '@contract/kernel/dates'
import type { Locale } from '@contract/kernel/locales'
import { formatAmount, moneyText, parseMoney, pesoAmount } from '@contract/kernel/money'
import type { StatementMemo } from '@contract/modules/commission/statement-memo'
import { amountsTable } from '@server/platform/pdf/amounts-table'
import { developerFacts, factsBlock } from '@server/platform/pdf/fact-blocks'
import type { Paper, PaperHead } from '@server/platform/pdf/paper'
import { fill, paperWords } from '@server/platform/pdf/paper-words'
import type { ShownMemoLine } from '@server/modules/commission/memos/memo.repository'
import type { Addressee } from '@server/modules/commission/statements/addressee.repository'

export type PrintedMemo = {
  memo: StatementMemo
  lines: readonly ShownMemoLine[]
  statement: { number: string; on: string }
  addressee: Addressee
}

/** What a developer owes less, or more, of a statement that it has: line by line. */
export function memoPaper(
  { memo, lines, statement, addressee }: PrintedMemo,
  head: PaperHead,
  locale: Locale,
): Paper {
  const words = paperWords(locale)
  const { soa, memo: own } = words
  const of = own[memo.kind]
  const vatOf = ({ gross, net }: ShownMemoLine) => moneyText(parseMoney(gross) - parseMoney(net))
  const rows = [
    [soa.net, memo.net_amount],
    [soa.vat, memo.vat_amount],
  ] as const
  const parts = [
    [of.unpaid, memo.unpaid_amount],
    [of.refund, memo.refund_amount],
    [own.withheld, memo.ewt_amount],
  ] as const
  return {
    locale,
    title: of.title,
    number: memo.number,
    subtitle: fill(soa.dated, { on: shownDate(memo.memo_on) }),
    head,
    blocks: [
      factsBlock([
        ...developerFacts(words, addressee),
        { label: own.statement, value: `${statement.number}, ${shownDate(statement.on)}` },
        { label: own.reason, value: memo.reason ?? '' },
        { label: own.mirror, value: memo.status === 'issued' ? (memo.mirror ?? '') : '' },
      ]),
      ...(memo.status === 'voided'
        ? [{ kind: 'text' as const, text: fill(own.voided, { number: memo.mirror ?? '' }) }]
        : []),
      {
        kind: 'table',
        columns: [
          { label: soa.sale, share: 2.4, isNumber: true },
          { label: words.words.unit, share: 1.4 },
          { label: soa.buyer, share: 1.6 },
          { label: soa.tranche, share: 1 },
          { label: soa.net, share: 1.4, isFigure: true },
          { label: soa.vat, share: 1.3, isFigure: true },
          { label: soa.gross, share: 1.4, isFigure: true },
        ],
        rows: lines.map(line => [
          ...[line.sale_no, line.unit_code, line.buyer_name, String(line.seq)],
          ...[line.net, vatOf(line), line.gross].map(formatAmount),
        ]),
      },
      amountsTable(
        words,
        rows.map(([label, amount]) => [label, formatAmount(amount)] as const),
        [of.amount, formatAmount(memo.gross_amount)],
      ),
      { kind: 'amount', label: of.amount, amount: parseMoney(memo.gross_amount) },
      factsBlock(
        parts.flatMap(([label, amount]) => (amount === '0.00' ? [] : [{ label, value: pesoAmount(amount) }])),
      ),
      { kind: 'text', isQuiet: true, text: own.note },
    ],
  }
}
