import type { Locale } from '@contract/kernel/locales'
import { formatAmount } from '@contract/kernel/money'
import type { ViewLine } from '@contract/modules/approvals/approval-view'
import type { ShareChange } from '@contract/selling/commission-adjustment'
import { viewLine } from '@server/platform/documents/document-lines'
import { paperWords } from '@server/platform/pdf/paper-words'

/** Each share before and after, as whoever decides is shown it. */
export function changeLines(changes: readonly ShareChange[], locale: Locale): ViewLine[] {
  const words = paperWords(locale)
  return changes.map(({ seq, seller_name, level, before, after }) => ({
    ...viewLine('field', 'text', `${formatAmount(before)} → ${formatAmount(after)}`),
    label: `${seller_name ?? words.correction.company}${level ? ` (${words.level[level]})` : ''} · ${String(seq)}`,
  }))
}
