import type { ExpensePayment } from '@contract/modules/accounting/expense-payment.resource'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge } from '@/shared/ui/badge'

export function PaymentStatusBadge({ status }: Pick<ExpensePayment, 'status'>) {
  const t = usePhrases('expense')
  return (
    <Badge tone={status === 'paid' ? 'success' : 'neutral'} dot>
      {t(`values.status.${status}`)}
    </Badge>
  )
}
