import { stateBadge } from '@/shared/ui/state-badge'

export const ShareStateBadge = stateBadge('commission-transactions', status => `values.state.${status}`, {
  projected: 'neutral',
  locked: 'neutral',
  eligible: 'accent',
  billed: 'info',
  partly_collected: 'info',
  collected: 'success',
  on_hold: 'warning',
  reversed: 'danger',
})
