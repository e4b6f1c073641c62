import { stateBadge } from '@/shared/ui/state-badge'

export const MailStatus = stateBadge('settings', status => `outbox.values.status.${status}`, {
  queued: 'warning',
  sent: 'success',
  dead: 'danger',
  superseded: 'neutral',
})
