import type { SaleStatus } from '@contract/modules/sales/sale-status'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge, type Tone } from '@/shared/ui/badge'

export type SaleStatusBadgeProps = {
  status: SaleStatus
  /** Of a draft: when the desk was asked to reserve it. */
  requestedAt?: string | null
}

const TONES: Record<SaleStatus, Tone> = {
  draft: 'neutral',
  reserved: 'info',
  booked: 'accent',
  fully_paid: 'success',
  cancelled: 'danger',
  forfeited: 'danger',
}

export function SaleStatusBadge({ status, requestedAt = null }: SaleStatusBadgeProps) {
  const t = usePhrases('sales')
  if (status === 'draft' && requestedAt !== null)
    return (
      <Badge tone="warning" dot>
        {t('reservation_requested')}
      </Badge>
    )
  return (
    <Badge tone={TONES[status]} dot>
      {t(`values.status.${status}`)}
    </Badge>
  )
}
