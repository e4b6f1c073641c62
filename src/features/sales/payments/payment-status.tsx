import type { PaymentMode, PaymentStatus as Status } from '@contract/modules/sales/payment-state.rules'
import { isCheque } from '@contract/modules/sales/payment-state.rules'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge, type Tone } from '@/shared/ui/badge'

export type PaymentStatusProps = { payment: { status: Status; is_collected: boolean; mode: PaymentMode } }

const TONES: Readonly<Record<Status, Tone>> = {
  reported: 'warning',
  verified: 'success',
  bounced: 'danger',
  reversed: 'neutral',
}

/** Where it stands; a cheque that was confirmed and has not cleared is told apart, since it does not count. */
export function PaymentStatus({ payment }: PaymentStatusProps) {
  const t = usePhrases('sale-payments')
  const { status, is_collected, mode } = payment
  const waits = status === 'verified' && !is_collected && isCheque(mode)
  return (
    <Badge tone={waits ? 'info' : TONES[status]} dot>
      {waits ? t('uncleared') : t(`values.status.${status}`)}
    </Badge>
  )
}
