import { type ExpensePayment } from '@contract/modules/accounting/expense-payment.resource'
import { expensePayments } from '@/features/expense/expense.api'
import { PaymentStatusBadge } from '@/features/expense/payments/payment-status-badge'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { PanelScreen } from '@/shared/resource/panel-screen'
import { ButtonLink } from '@/shared/ui/button-link'
import { late } from '@/shared/ui/late'

const PaymentPanel = late(() =>
  import('@/features/expense/payments/payment-panel').then(file => file.PaymentPanel),
)

const COLUMNS = {
  number: { width: 190, pinned: 'start' },
  paid_on: { width: 130 },
  payees: { width: 260 },
  amount: { width: 140 },
  status: { width: 130, render: (row: Pick<ExpensePayment, 'status'>) => <PaymentStatusBadge {...row} /> },
  method: { width: 150 },
  reference: { width: 160 },
  bank_id: { width: 180 },
  bills: { width: 110 },
  ou_id: { width: 150 },
  entry_id: { width: 180, hidden: true },
  voided_on: { hidden: true },
} as const

/** What was paid, each payment with its bills beside the list. */
export function PaymentsScreen() {
  const t = usePhrases('expense')
  return (
    <PanelScreen
      api={expensePayments}
      name="payments"
      namespace="expense"
      columns={COLUMNS}
      readOnly
      next={
        <ButtonLink to="/expense/payables" icon="hourglass-split">
          {t('payments.to_payables')}
        </ButtonLink>
      }
      panel={PaymentPanel}
    />
  )
}
