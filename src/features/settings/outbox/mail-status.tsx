import type { OutboxMail } from '@contract/modules/settings/outbox-mail.resource'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge, type Tone } from '@/shared/ui/badge'

const TONES: Record<OutboxMail['status'], Tone> = {
  queued: 'warning',
  sent: 'success',
  dead: 'danger',
  superseded: 'neutral',
}

export type MailStatusProps = { status: OutboxMail['status'] }

export function MailStatus({ status }: MailStatusProps) {
  const t = usePhrases('settings')
  return (
    <Badge tone={TONES[status]} dot>
      {t(`outbox.values.status.${status}`)}
    </Badge>
  )
}
