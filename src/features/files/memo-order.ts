import type { OwnMemo } from '@contract/modules/files/memo.commands'
import type { ReceiptState } from '@contract/modules/files/memo.rules'

const URGENCY: Record<ReceiptState, number> = {
  overdue: 0,
  to_acknowledge: 1,
  unread: 2,
  read: 3,
  acknowledged: 3,
}

/** What waits for the reader first, then the newest; what is over asks for nothing any more. */
export function byUrgency(memos: readonly OwnMemo[]): OwnMemo[] {
  const rank = (memo: OwnMemo) => (memo.is_over ? 4 : URGENCY[memo.state])
  return [...memos].sort((a, b) => rank(a) - rank(b) || b.published_at.localeCompare(a.published_at))
}

export function matches(text: string, words: readonly (string | null)[]): boolean {
  const wanted = text.trim().toLocaleLowerCase()
  return wanted === '' || words.some(word => word?.toLocaleLowerCase().includes(wanted))
}
