import { stateBadge } from '@/shared/ui/state-badge'

export const ClawbackStatusBadge = stateBadge('clawbacks', status => `values.status.${status}`, {
  proposed: 'warning',
  declined: 'neutral',
  open: 'danger',
  recovering: 'warning',
  recovered: 'success',
  written_off: 'neutral',
})
