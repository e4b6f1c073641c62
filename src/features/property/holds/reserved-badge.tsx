import { stateBadge } from '@/shared/ui/state-badge'

export const ReservedBadge = stateBadge('holds', status => `values.status.${status}`, {
  on_hold: 'warning',
  reserved: 'info',
  sold: 'plum',
})
