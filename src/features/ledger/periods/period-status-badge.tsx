import { stateBadge } from '@/shared/ui/state-badge'

export const PeriodStatusBadge = stateBadge('ledger', status => `periods.values.status.${status}`, {
  open: 'success',
  soft_closed: 'warning',
  closed: 'neutral',
})
