import { stateBadge } from '@/shared/ui/state-badge'

export const LeaveStatusBadge = stateBadge('leave', status => `values.status.${status}`, {
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
})
