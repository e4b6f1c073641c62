import type { LeaveStatus } from '@contract/modules/leave/leave-state.rules'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge, type Tone } from '@/shared/ui/badge'

const TONES: Readonly<Record<LeaveStatus, Tone>> = {
  draft: 'neutral',
  pending_head: 'warning',
  pending_hr: 'warning',
  pending_president: 'warning',
  approved: 'success',
  returned: 'accent',
  rejected: 'danger',
  withdrawn: 'neutral',
  cancelled: 'neutral',
  taken: 'info',
}

export type LeaveStatusBadgeProps = { status: LeaveStatus }

export function LeaveStatusBadge({ status }: LeaveStatusBadgeProps) {
  const t = usePhrases('leave')
  return (
    <Badge tone={TONES[status]} dot>
      {t(`values.status.${status}`)}
    </Badge>
  )
}
