import type { UnitStatus } from '@contract/selling/unit-state.rules'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge, type Tone } from '@/shared/ui/badge'

const TONES: Readonly<Record<UnitStatus, Tone>> = {
  draft: 'neutral',
  available: 'success',
  on_hold: 'warning',
  reserved: 'info',
  sold: 'plum',
  turned_over: 'plum',
  blocked: 'danger',
  withdrawn: 'neutral',
}

export type UnitStatusBadgeProps = { status: UnitStatus }

export function UnitStatusBadge({ status }: UnitStatusBadgeProps) {
  const t = usePhrases('property')
  return (
    <Badge tone={TONES[status]} dot>
      {t(`values.status.${status}`)}
    </Badge>
  )
}
