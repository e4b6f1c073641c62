import type { DocumentStatus as Status } from '@contract/selling/requirements.rules'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge, type Tone } from '@/shared/ui/badge'

const TONES: Record<Status, Tone> = {
  missing: 'neutral',
  submitted: 'info',
  verified: 'success',
  rejected: 'danger',
  expired: 'warning',
}

export function DocumentStatus({ status }: { status: Status }) {
  const t = usePhrases('buyers')
  return (
    <Badge tone={TONES[status]} dot>
      {t(`documents.status.${status}`)}
    </Badge>
  )
}
