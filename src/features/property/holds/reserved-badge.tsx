import type { ListedReservedUnit } from '@contract/modules/property/reserved-unit.resource'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge } from '@/shared/ui/badge'

const TONES = { on_hold: 'warning', reserved: 'info', sold: 'plum' } as const

export type ReservedBadgeProps = { status: ListedReservedUnit['status'] }

export function ReservedBadge({ status }: ReservedBadgeProps) {
  const t = usePhrases('holds')
  return (
    <Badge tone={TONES[status]} dot>
      {t(`values.status.${status}`)}
    </Badge>
  )
}
