import { stateBadge } from '@/shared/ui/state-badge'

export const PaymentStatusBadge = stateBadge('expense', status => `values.status.${status}`, {
  paid: 'success',
  voided: 'neutral',
})
