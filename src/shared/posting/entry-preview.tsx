import { moneyText } from '@contract/kernel/money'
import type { EntryLine } from '@contract/modules/accounting/entry.rules'
import { PostingPreview, type PreviewLine } from '@/shared/posting/posting-preview'

/** A line of an entry as its preview says it. */
export const previewLine = ({ account, side, amount }: EntryLine, name: string): PreviewLine => ({
  account,
  name,
  debit: moneyText(side === 'debit' ? amount : 0n),
  credit: moneyText(side === 'credit' ? amount : 0n),
})

export type EntryPreviewProps = {
  lines: readonly EntryLine[]
  /** By the codes of accounts. */
  names: Readonly<Record<string, string>>
  empty?: string
}

/** The entry that a command will leave, as the rule that posts it draws it from what is typed. */
export function EntryPreview({ lines, names, ...rest }: EntryPreviewProps) {
  return <PostingPreview {...rest} lines={lines.map(line => previewLine(line, names[line.account] ?? ''))} />
}
