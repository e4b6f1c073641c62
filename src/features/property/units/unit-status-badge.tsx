import { stateBadge } from '@/shared/ui/state-badge'

export const UnitStatusBadge = stateBadge('property', status => `values.status.${status}`, {
  draft: 'neutral',
  available: 'success',
  on_hold: 'warning',
  reserved: 'info',
  sold: 'plum',
  turned_over: 'plum',
  blocked: 'danger',
  withdrawn: 'neutral',
})
