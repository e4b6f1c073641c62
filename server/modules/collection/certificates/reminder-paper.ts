import { shownDate } from '@contract/kernel/dates'
import type { Locale } from '@contract/kernel/locales'
import { formatAmount, moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import type { CertifiedQuarter } from '@contract/modules/collection/certificate.rules'
import { developerFacts, factsBlock } from '@server/platform/pdf/fact-blocks'
import type { Paper, PaperHead } from '@server/platform/pdf/paper'
import { fill, paperWords } from '@server/platform/pdf/paper-words'
import type { Certifier } from '@server/modules/collection/certificates/certificate.repository'

export type Reminder = { certifier: Certifier; quarters: readonly CertifiedQuarter[]; asOf: string }

/** Asks a developer for the certificates that are overdue. */
export function reminderPaper(
  { certifier, quarters, asOf }: Reminder,
  head: PaperHead,
  locale: Locale,
): Paper {
  const { reminder: own, words, soa } = paperWords(locale)
  const sum = (key: 'expected' | 'received' | 'missing') =>
    formatAmount(moneyText(total(quarters.map(row => parseMoney(row[key])))))
  const figure = (label: string) => ({ label, share: 15, isFigure: true })
  return {
    locale,
    title: own.title,
    subtitle: fill(words.as_of, { on: shownDate(asOf) }),
    head,
    blocks: [
      factsBlock(developerFacts({ words, soa }, certifier)),
      { kind: 'text', text: own.greeting },
      { kind: 'text', text: own.text },
      {
        kind: 'table',
        columns: [
          { label: own.quarter, share: 11 },
          { label: words.unit, share: 20 },
          figure(own.withheld),
          figure(own.certified),
          figure(own.missing),
          { label: words.due, share: 12 },
        ],
        rows: quarters.map(row => [
          ...[row.quarter.replace('-', ' '), row.ou_name],
          ...[row.expected, row.received, row.missing].map(formatAmount),
          shownDate(row.due_on),
        ]),
        total: [words.total, '', sum('expected'), sum('received'), sum('missing'), ''],
      },
      {
        kind: 'text',
        text: fill(own.ask, { company: head.company.legal_name, tin: head.company.tin ?? '–' }),
      },
      { kind: 'signatures', names: [{ name: head.printed_by ?? '', role: own.signed }] },
    ],
  }
}
