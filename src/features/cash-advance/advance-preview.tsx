import type { EntryLine } from '@contract/modules/accounting/entry.rules'
import { useGetAdvanceStandingQuery } from '@/features/cash-advance/cash-advance.api'
import { EntryPreview } from '@/shared/posting/entry-preview'

export type AdvancePreviewProps = { id: string; lines: readonly EntryLine[]; empty?: string }

/** What a movement of an advance will write, before it is posted. */
export function AdvancePreview({ id, ...rest }: AdvancePreviewProps) {
  const { currentData: standing } = useGetAdvanceStandingQuery(id)
  if (!standing) return null
  const names = Object.fromEntries(standing.accounts.map(({ code, name }) => [code, name]))
  return <EntryPreview {...rest} names={names} />
}
