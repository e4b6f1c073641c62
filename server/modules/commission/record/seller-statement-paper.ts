import { shownDate, type DateText } from '@contract/kernel/dates'
import type { Locale } from '@contract/kernel/locales'
import { formatAmount, moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import type { OneSellerRecord } from '@contract/modules/commission/seller-record'
import {
  SELLER_MOVEMENTS,
  type SellerStatement,
} from '@contract/modules/commission/seller-record-statement.rules'
import { amountsTable } from '@server/platform/pdf/amounts-table'
import type { Paper, PaperBlock, PaperHead } from '@server/platform/pdf/paper'
import { fill, paperWords } from '@server/platform/pdf/paper-words'
import type { PaperPhrases } from '@server/platform/pdf/phrases/paper.phrases'
import type { PaidRelease } from '@server/modules/commission/record/seller-statement.repository'

export type SellerPaper = {
  record: OneSellerRecord
  statement: SellerStatement
  releases: readonly PaidRelease[]
  period: { from: DateText; to: DateText }
}

const COLUMNS = ['gross', 'tax', 'holdback', 'clawback', 'other', 'net'] as const

/** What a seller earned and was paid in a period, and what is kept of it. */
export function sellerStatementPaper(of: SellerPaper, head: PaperHead, locale: Locale): Paper {
  const words = paperWords(locale)
  const { commission } = words
  const { record, period } = of
  return {
    locale,
    title: commission.title,
    subtitle: fill(commission.period, { from: shownDate(period.from), to: shownDate(period.to) }),
    head,
    blocks: [
      { kind: 'facts', facts: [{ label: words.words.seller, value: record.seller_name }] },
      movementsOf(words, of),
      { kind: 'heading', text: commission.releases },
      releasesOf(words, of),
      { kind: 'heading', text: commission.today },
      {
        kind: 'facts',
        facts: [
          { label: commission.held_back, value: formatAmount(record.total.held_back) },
          { label: commission.open_clawback, value: formatAmount(record.total.open_clawback) },
        ],
      },
      { kind: 'text', isQuiet: true, text: commission.note },
    ],
  }
}

function movementsOf(words: PaperPhrases, { statement }: SellerPaper): PaperBlock {
  const { commission } = words
  return amountsTable(
    words,
    [
      [commission.opening, formatAmount(statement.opening)],
      ...SELLER_MOVEMENTS.map(kind => [commission[kind], formatAmount(statement.sums[kind])] as const),
    ],
    [commission.closing, formatAmount(statement.closing)],
  )
}

function releasesOf({ words, commission }: PaperPhrases, { releases }: SellerPaper): PaperBlock {
  const sum = (name: (typeof COLUMNS)[number]) =>
    formatAmount(moneyText(total(releases.map(release => parseMoney(release[name])))))
  return {
    kind: 'table',
    columns: [
      { label: words.no, share: 1.9, isNumber: true },
      { label: commission.paid_on, share: 1.2 },
      ...COLUMNS.map(name => ({ label: commission[name], share: 1.2, isFigure: true })),
    ],
    rows: releases.map(release => [
      release.number ?? '',
      shownDate(release.paid_on),
      ...COLUMNS.map(name => formatAmount(release[name])),
    ]),
    total: [words.total, '', ...COLUMNS.map(sum)],
  }
}
