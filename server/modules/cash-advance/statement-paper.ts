import { shownDate } from '@contract/kernel/dates'
import type { Locale } from '@contract/kernel/locales'
import { formatAmount, moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { advanceStatementWords } from '@contract/modules/cash-advance/advance-statement-words'
import type { findMovements } from '@server/modules/cash-advance/advance-movement.repository'
import type { AdvanceRow } from '@server/modules/cash-advance/advance-row'
import type { Paper, PaperBlock, PaperHead } from '@server/platform/pdf/paper'
import { fill } from '@server/platform/pdf/paper-words'
import { inAllLanguages } from '@server/platform/phrases/translations'

const phrases = inAllLanguages('cash-advance', { statement: advanceStatementWords })

export type StatementAdvance = { row: AdvanceRow; movements: Awaited<ReturnType<typeof findMovements>> }

/** Every advance of a person that was paid out, each movement with the balance after it. */
export function advanceStatement(
  name: string,
  advances: readonly StatementAdvance[],
  head: PaperHead,
  locale: Locale,
): Paper {
  const words = phrases[locale].statement
  const open = total(advances.map(({ row }) => parseMoney(row.balance)))
  return {
    locale,
    title: words.title,
    subtitle: name,
    head,
    blocks: [
      { kind: 'facts', facts: [{ label: words.person, value: name }] },
      ...advances.flatMap(advance => blocksOf(advance, locale)),
      { kind: 'amount', label: words.open, amount: open },
    ],
  }
}

function blocksOf({ row, movements }: StatementAdvance, locale: Locale): PaperBlock[] {
  const words = phrases[locale].statement
  let balance = 0n
  const heading = fill(words.advance, {
    number: row.number ?? '',
    amount: formatAmount(row.amount),
    date: shownDate(row.liquidation_due ?? ''),
  })
  return [
    { kind: 'heading', text: heading },
    {
      kind: 'table',
      columns: [
        { label: words.date, share: 12 },
        { label: words.movement, share: 26 },
        { label: words.reference, share: 18 },
        { label: words.entry, share: 18, isNumber: true },
        { label: words.amount, share: 13, isFigure: true },
        { label: words.balance, share: 13, isFigure: true },
      ],
      rows: movements.map(({ moved_on, kind, reference, reason, entry_number, effect, reverses_id }) => {
        balance += parseMoney(effect)
        return [
          shownDate(moved_on),
          reverses_id === null ? words.kind[kind] : fill(words.undone, { kind: words.kind[kind] }),
          reference ?? reason ?? '',
          entry_number ?? '',
          formatAmount(effect),
          formatAmount(moneyText(balance)),
        ]
      }),
    },
  ]
}
