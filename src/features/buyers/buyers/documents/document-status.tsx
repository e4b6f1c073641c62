import { stateBadge } from '@/shared/ui/state-badge'

export const DocumentStatus = stateBadge('buyers', status => `documents.status.${status}`, {
  missing: 'neutral',
  submitted: 'info',
  verified: 'success',
  rejected: 'danger',
  expired: 'warning',
})
