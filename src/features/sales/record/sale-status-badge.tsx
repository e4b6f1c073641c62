import type { SaleStatus } from '@contract/modules/sales/sale-state.rules'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge, type Tone } from '@/shared/ui/badge'

export type SaleStatusBadgeProps = { status: SaleStatus }

const TONES: Record<SaleStatus, Tone> = {
  draft: 'neutral',
  reserved: 'info',
  booked: 'accent',
  fully_paid: 'success',
  cancelled: 'danger',
  forfeited: 'danger',
}

export function SaleStatusBadge({ status }: SaleStatusBadgeProps) {
  const t = usePhrases('sales')
  return (
    <Badge tone={TONES[status]} dot>
      {t(`values.status.${status}`)}
    </Badge>
  )
}
