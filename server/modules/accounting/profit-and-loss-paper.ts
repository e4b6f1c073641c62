import type { Locale } from '@contract/kernel/locales'
import { formatAmount } from '@contract/kernel/money'
import { pnlColumnTitles } from '@contract/modules/accounting/pnl-column-titles'
import type { ProfitAndLoss } from '@contract/modules/accounting/profit-and-loss.calls'
import { pnlWords } from '@contract/modules/accounting/profit-and-loss-words'
import type { Paper, PaperHead, PaperTable } from '@server/platform/pdf/paper'
import { inAllLanguages } from '@server/platform/phrases/translations'

const phrases = inAllLanguages('profit-and-loss', pnlWords)

/** As many figures as stand beside a name on a page; the rest follow in tables below. */
const ACROSS = 7
const NAME_SHARE = 22
const FIGURE_SHARE = 11

/** The statement with all its accounts, so many columns a table. */
export function pnlPaper(statement: ProfitAndLoss, units: string, head: PaperHead, locale: Locale): Paper {
  const words = phrases[locale]
  const places = statement.columns.map((_, at) => at)
  const chunks = Array.from({ length: Math.ceil(places.length / ACROSS) }, (_, index) =>
    places.slice(index * ACROSS, (index + 1) * ACROSS),
  )
  return {
    locale,
    title: words.title,
    subtitle: [String(statement.year), units].filter(Boolean).join(' · '),
    isLandscape: true,
    head,
    blocks: chunks.map(chunk => tableOf(statement, chunk, locale)),
  }
}

function tableOf({ columns, parts }: ProfitAndLoss, places: readonly number[], locale: Locale): PaperTable {
  const words = phrases[locale]
  const titles = pnlColumnTitles(columns, words.columns)
  const cells = (amounts: readonly string[]) => places.map(at => formatAmount(amounts[at]))
  const rows = parts.flatMap(({ part, lines, amounts }) => [
    ...lines.map(line => [`${line.code} ${line.name}`, ...cells(line.amounts)]),
    [words.parts[part].toLocaleUpperCase(locale), ...cells(amounts)],
  ])
  return {
    kind: 'table',
    columns: [
      { label: words.account, share: NAME_SHARE },
      ...places.map(at => ({
        label: titles[at]?.title ?? '',
        share: FIGURE_SHARE,
        isFigure: true,
      })),
    ],
    rows: rows.slice(0, -1),
    total: rows.at(-1) ?? [],
  }
}
