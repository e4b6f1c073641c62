import { shownDate } from '@contract/kernel/dates'
import type { Locale } from '@contract/kernel/locales'
import { formatAmount, moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { receivablesWords } from '@contract/modules/collection/ledger-words'
import type { Receivables } from '@contract/modules/collection/receivables'
import { developerFacts, factsBlock, type PaperDeveloper } from '@server/platform/pdf/fact-blocks'
import type { Paper, PaperHead } from '@server/platform/pdf/paper'
import { fill, paperWords } from '@server/platform/pdf/paper-words'
import { inAllLanguages } from '@server/platform/phrases/translations'

const phrases = inAllLanguages('collection', { receivables: receivablesWords })

export type Overdue = { developer: PaperDeveloper; statements: Receivables['rows'][number]['statements'] }

/** Reminds a developer of what is past due, with what it promised. */
export function dunningLetter(
  { developer, statements }: Overdue,
  asOf: string,
  head: PaperHead,
  locale: Locale,
): Paper {
  const { letter, days } = phrases[locale].receivables
  const common = paperWords(locale)
  const amount = formatAmount(moneyText(total(statements.map(({ open }) => parseMoney(open)))))
  return {
    locale,
    title: letter.title,
    subtitle: fill(common.words.as_of, { on: shownDate(asOf) }),
    head,
    blocks: [
      factsBlock(developerFacts(common, developer)),
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
        total: [common.words.total, '', '', '', amount],
      },
      { kind: 'text', text: fill(letter.ask, { amount, company: head.company.legal_name }) },
      { kind: 'signatures', names: [{ name: head.printed_by ?? '', role: letter.signed }] },
    ],
  }
}
