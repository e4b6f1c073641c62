import { useState } from 'react'
import type { StatementPayment } from '@contract/modules/sales/payment.calls'
import { MoveDialog, type MovedPayment, type PaymentMove } from '@/features/sales/payments/move-dialog'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

export type MoveButtonsProps = { payment: MovedPayment; actions: StatementPayment['actions'] }

/** What may be done with a payment now; both ways of taking it out are one to the person. */
export function MoveButtons({ payment, actions }: MoveButtonsProps) {
  const t = usePhrases('sale-payments')
  const [move, setMove] = useState<PaymentMove | null>(null)
  const moves = actions.map((action): PaymentMove => (action === 'take_back' ? 'reverse' : action))
  return (
    <span className="payment-moves">
      {moves.map(each => (
        <Button
          key={each}
          size="sm"
          variant={each === 'verify' || each === 'clear' ? 'secondary' : 'quiet'}
          aria-label={t('moves.of', { move: t(`moves.${each}`), no: payment.payment_no })}
          onClick={() => setMove(each)}
        >
          {t(`moves.${each}`)}
        </Button>
      ))}
      {move && <MoveDialog payment={payment} move={move} onClose={() => setMove(null)} />}
    </span>
  )
}
