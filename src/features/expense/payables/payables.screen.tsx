import { lazy } from 'react'
import { Link } from 'react-router-dom'
import type { Payable } from '@contract/modules/accounting/payable.resource'
import { payables } from '@/features/expense/expense.api'
import '@/features/expense/expense.scss'
import { PayableAges } from '@/features/expense/payables/payable-ages'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { PickedRows } from '@/shared/resource/bulk-bar'
import { PickedButton } from '@/shared/resource/picked-button'
import { ResourceScreen } from '@/shared/resource/resource-screen'
import { Badge } from '@/shared/ui/badge'

const LATE = 30

function OverdueBadge({ days }: { days: number }) {
  const t = usePhrases('expense')
  if (days === 0) return <Badge tone="neutral">{t('payables.not_due')}</Badge>
  return <Badge tone={days > LATE ? 'danger' : 'warning'}>{t('payables.days', { count: days })}</Badge>
}

const COLUMNS = {
  number: {
    width: 190,
    pinned: 'start',
    render: (bill: Payable) => (
      <Link to={`/expense/transaction?record=${bill.expense_id}`} className="record-link">
        <bdi>{bill.number}</bdi>
      </Link>
    ),
  },
  payee_name: { width: 220 },
  due_on: { width: 130 },
  days_overdue: { width: 160, render: (bill: Payable) => <OverdueBadge days={bill.days_overdue} /> },
  owed: { width: 140 },
  ou_id: { width: 150 },
  supplier_invoice_no: { width: 150 },
  paid: { width: 130, hidden: true },
  amount: { width: 140, hidden: true },
  age: { hidden: true },
  payee_tin: { hidden: true },
  payee_kind: { hidden: true },
  expense_date: { hidden: true },
  posted_on: { width: 130 },
  employee_id: { width: 180, hidden: true },
} as const

/** What is owed, by due date; those that are selected are paid at once. */
export function PayablesScreen() {
  const can = useCan()
  return (
    <ResourceScreen
      api={payables}
      name="payables"
      namespace="expense"
      columns={COLUMNS}
      recordPath={null}
      readOnly
      quick={list => <PayableAges list={list} />}
      bulk={can('expense.transaction.post') ? picked => <PayBar {...picked} /> : null}
    />
  )
}

const PayDialog = lazy(() =>
  import('@/features/expense/payables/pay-dialog').then(file => ({ default: file.PayDialog })),
)

function PayBar(picked: PickedRows) {
  const t = usePhrases('expense')
  return (
    <PickedButton variant="primary" icon="send-check" label={t('payables.pay')} picked={picked}>
      {asked => <PayDialog {...asked} />}
    </PickedButton>
  )
}
