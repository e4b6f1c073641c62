import type { ClawbackStatus } from '@contract/modules/commission/clawback.resource'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge, type Tone } from '@/shared/ui/badge'

const TONES: Record<ClawbackStatus, Tone> = {
  proposed: 'warning',
  declined: 'neutral',
  open: 'danger',
  recovering: 'warning',
  recovered: 'success',
  written_off: 'neutral',
}

export function ClawbackStatusBadge({ status }: { status: ClawbackStatus }) {
  const t = usePhrases('clawbacks')
  return (
    <Badge tone={TONES[status]} dot>
      {t(`values.status.${status}`)}
    </Badge>
  )
}
