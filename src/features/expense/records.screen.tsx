import { Link } from 'react-router-dom'
import { type ExpenseRecord } from '@contract/modules/accounting/expense-record.resource'
import { expenseRecords } from '@/features/expense/expense.api'
import { ImportExpenses } from '@/features/expense/import-expenses'
import { ResourceScreen } from '@/shared/resource/resource-screen'

const COLUMNS = {
  number: {
    width: 190,
    pinned: 'start',
    render: (line: ExpenseRecord) => (
      <Link to={`/expense/transaction?record=${line.expense_id}`} className="record-link">
        <bdi>{line.number}</bdi>
      </Link>
    ),
  },
  posted_on: { width: 130 },
  payee_name: { width: 210 },
  net_amount: { width: 140 },
  input_vat: { width: 120 },
  ewt_amount: { width: 130 },
  account_id: { width: 180 },
  ou_id: { width: 150 },
  description: { free: true, width: 240 },
  category_id: { width: 200 },
  project_id: { width: 200 },
  has_receipt: { width: 110 },
  is_reversal: { width: 100 },
  is_voided: { hidden: true },
  payee_kind: { hidden: true },
  atc: { hidden: true },
  seq: { hidden: true },
} as const

/** What was posted, line by line, with sums of the server below and the rows as a file. */
export function RecordsScreen() {
  return (
    <ResourceScreen
      api={expenseRecords}
      name="records"
      namespace="expense"
      columns={COLUMNS}
      recordPath={null}
      readOnly
      toolbar={<ImportExpenses />}
    />
  )
}
