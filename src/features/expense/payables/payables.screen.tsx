import { Link } from 'react-router-dom'
import { type Payable } from '@contract/modules/accounting/payable.resource'
import { payables } from '@/features/expense/expense.api'
import '@/features/expense/expense.scss'
import { OverdueBadge } from '@/features/expense/payables/overdue-badge'
import { PayBar } from '@/features/expense/payables/pay-bar'
import { PayableAges } from '@/features/expense/payables/payable-ages'
import { useCan } from '@/shared/access/use-can'
import { ResourceScreen } from '@/shared/resource/resource-screen'

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
