import { stateBadge } from '@/shared/ui/state-badge'

export const StatusBadge = stateBadge('approval', status => `status.${status}`, {
  draft: 'neutral',
  pending: 'info',
  approved: 'success',
  rejected: 'danger',
  returned: 'warning',
  withdrawn: 'neutral',
  expired: 'neutral',
})
