import { shownDate } from '@contract/kernel/dates'
import type { Locale } from '@contract/kernel/locales'
import { formatAmount, parseMoney } from '@contract/kernel/money'
import type { KeptStatement } from '@contract/modules/commission/statement.document'
import { amountsTable } from '@server/platform/pdf/amounts-table'
import { developerFacts, factsBlock } from '@server/platform/pdf/fact-blocks'
import type { Paper, PaperBlock, PaperHead } from '@server/platform/pdf/paper'
import { fill, paperWords } from '@server/platform/pdf/paper-words'
import type { PaperPhrases } from '@server/platform/pdf/phrases/paper.phrases'
import type { Addressee } from '@server/modules/commission/statements/addressee.repository'

/** What the developer is asked to pay, line by line, and what it withholds of it. */
export function developerStatementPaper(
  statement: KeptStatement,
  addressee: Addressee,
  head: PaperHead,
  locale: Locale,
): Paper {
  const words = paperWords(locale)
  const { soa } = words
  const { statement_on, due_on } = statement
  return {
    locale,
    title: soa.title,
    number: statement.number,
    ...(statement_on && { subtitle: fill(soa.dated, { on: shownDate(statement_on) }) }),
    head,
    blocks: [
      factsBlock([
        ...developerFacts(words, addressee),
        { label: soa.cutoff, value: shownDate(statement.cutoff_on) },
        { label: words.words.due, value: due_on ? shownDate(due_on) : soa.draft },
        { label: soa.invoice, value: statement.service_invoice_no ?? '' },
      ]),
      linesOf(words, statement),
      totalsOf(words, statement, addressee),
      { kind: 'amount', label: soa.collectible, amount: parseMoney(statement.collectible) },
      { kind: 'text', isQuiet: true, text: soa.note },
    ],
  }
}

function linesOf({ words, soa }: PaperPhrases, { lines }: KeptStatement): PaperBlock {
  return {
    kind: 'table',
    columns: [
      { label: soa.sale, share: 1.9, isNumber: true },
      { label: words.unit, share: 1.4 },
      { label: soa.buyer, share: 1.6 },
      { label: soa.tranche, share: 1 },
      { label: soa.net, share: 1.4, isFigure: true },
      { label: soa.vat, share: 1.3, isFigure: true },
      { label: soa.gross, share: 1.4, isFigure: true },
    ],
    rows: lines.map(line => [
      line.sale_no,
      line.unit_code,
      line.buyer_name,
      line.incentive ?? String(line.seq),
      formatAmount(line.net),
      formatAmount(line.vat),
      formatAmount(line.gross),
    ]),
  }
}

function totalsOf(words: PaperPhrases, statement: KeptStatement, { ewt_rate }: Addressee): PaperBlock {
  const { soa } = words
  return amountsTable(
    words,
    [
      [soa.net, formatAmount(statement.net_amount)],
      [soa.vat, formatAmount(statement.vat_amount)],
      [soa.gross, formatAmount(statement.gross_amount)],
      [fill(soa.withheld, { rate: plainRate(ewt_rate) }), `(${formatAmount(statement.expected_ewt)})`],
    ],
    [soa.collectible, formatAmount(statement.collectible)],
  )
}

/** "10.000000" is said "10". */
const plainRate = (rate: string): string => String(Number(rate))
