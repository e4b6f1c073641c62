import type { ApprovalStatus } from '@contract/approvals/approval-state.rules'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge, type Tone } from '@/shared/ui/badge'

export type StatusBadgeProps = { status: ApprovalStatus }

const TONES: Record<ApprovalStatus, Tone> = {
  draft: 'neutral',
  pending: 'info',
  approved: 'success',
  rejected: 'danger',
  returned: 'warning',
  withdrawn: 'neutral',
  expired: 'neutral',
}

export function StatusBadge({ status }: StatusBadgeProps) {
  const t = usePhrases('approval')
  return (
    <Badge tone={TONES[status]} dot>
      {t(`status.${status}`)}
    </Badge>
  )
}
