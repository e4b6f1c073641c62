import { expensePayments } from '@/features/expense/expense.api'
import { PaidBills } from '@/features/expense/payments/paid-bills'
import { PaymentFacts } from '@/features/expense/payments/payment-facts'
import { PaymentStatusBadge } from '@/features/expense/payments/payment-status-badge'
import { VoidButton } from '@/features/expense/payments/void-button'
import { RecordFrame } from '@/shared/record/record-frame'
import type { OpenedRecord } from '@/shared/resource/panel-screen'

const api = expensePayments

/** What was paid to whom, out of which account, and its void. */
export function PaymentPanel(opened: OpenedRecord) {
  return (
    <RecordFrame
      {...opened}
      api={api}
      form={{ namespace: 'expense', list: 'payments' }}
      badge={row => <PaymentStatusBadge status={row.status} />}
      details={payment => (
        <>
          <VoidButton payment={payment} />
          <PaymentFacts payment={payment} />
          <PaidBills id={payment.id} />
        </>
      )}
    />
  )
}
