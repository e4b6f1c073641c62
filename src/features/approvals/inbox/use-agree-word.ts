import type { InboxRow } from '@/features/approvals/inbox/inbox.api'
import { usePhrases } from '@/shared/i18n/use-phrases'

const AGREEING = ['approve', 'verify', 'note'] as const

/** What agreeing is called at the steps of these requests: "Verify", or "Approve / Verify" where they differ. */
export function useAgreeWord(rows: readonly Pick<InboxRow, 'decisions'>[]): string {
  const words = usePhrases('approval')
  const asked = AGREEING.filter(decision => rows.some(({ decisions }) => decisions.includes(decision)))
  return (asked.length > 0 ? asked : AGREEING.slice(0, 1)).map(one => words(`decide.${one}`)).join(' / ')
}
