import { formatAmount } from '@contract/kernel/money'
import type { ExpensePayment } from '@contract/modules/accounting/expense-payment.resource'
import { expensePayments, paymentActions } from '@/features/expense/expense.api'
import { PaidBills } from '@/features/expense/payments/paid-bills'
import { PaymentStatusBadge } from '@/features/expense/payments/payment-status-badge'
import { Can } from '@/shared/access/can'
import { CommandButton } from '@/shared/command/command-button'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { EntryLink } from '@/shared/posting/entry-link'
import { RecordFrame } from '@/shared/record/record-frame'
import type { OpenedRecord } from '@/shared/resource/panel-screen'
import { DefinitionList } from '@/shared/ui/definition-list'

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

function PaymentFacts({ payment }: { payment: ExpensePayment }) {
  const t = usePhrases('expense')
  const formats = useFormats()
  const { paid_on, amount, method, bank_label, reference, ou_label, entry_id, entry_label } = payment
  return (
    <DefinitionList
      definitions={[
        [t('fields.paid_on'), <Ltr key="date">{formats.date(paid_on)}</Ltr>],
        [t('fields.amount'), <Ltr key="amount">{formatAmount(amount)}</Ltr>],
        [t('fields.method'), t(`values.method.${method}`)],
        [t('fields.bank_id'), bank_label && <bdi key="bank">{bank_label}</bdi>],
        [t('fields.reference'), reference && <Ltr key="reference">{reference}</Ltr>],
        [t('fields.ou_id'), <bdi key="unit">{ou_label}</bdi>],
        [t('fields.entry_id'), entry_label && <EntryLink key="entry" id={entry_id} number={entry_label} />],
        [
          t('fields.voided_on'),
          payment.voided_on && <Ltr key="voided">{formats.date(payment.voided_on)}</Ltr>,
        ],
        [t('payments.void_reason'), payment.void_reason],
      ]}
    />
  )
}

function VoidButton({ payment }: { payment: ExpensePayment }) {
  if (payment.status === 'voided') return null
  return (
    <Can code="expense.transaction.void">
      <div className="cluster">
        <CommandButton
          icon="arrow-counterclockwise"
          command={paymentActions.void}
          record={payment}
          recordName={payment.number}
          namespace="expense"
          isGrave
        />
      </div>
    </Can>
  )
}
