import { type Budget } from '@contract/modules/accounting/budget.resource'
import { BudgetTotal } from '@/features/expense/budgets/budget-total'
import { BudgetYears } from '@/features/expense/budgets/budget-years'
import { StartBudget } from '@/features/expense/budgets/start-budget'
import '@/features/expense/expense.scss'
import { budgets } from '@/features/expense/expense.api'
import { Can } from '@/shared/access/can'
import { ResourceScreen } from '@/shared/resource/resource-screen'

const MONTH = { width: 118 } as const
const COLUMNS = {
  account_id: { width: 240, pinned: 'start' },
  ou_id: { width: 130 },
  year: { width: 90 },
  total: { width: 140, render: (budget: Budget) => <BudgetTotal budget={budget} /> },
  m01: MONTH,
  m02: MONTH,
  m03: MONTH,
  m04: MONTH,
  m05: MONTH,
  m06: MONTH,
  m07: MONTH,
  m08: MONTH,
  m09: MONTH,
  m10: MONTH,
  m11: MONTH,
  m12: MONTH,
  account_name: false,
} as const

/** Twelve months an account, typed or pasted into the list, with the sums of the server below. */
export function BudgetsScreen() {
  const start = (
    <Can code="expense.budget.edit">
      <StartBudget />
    </Can>
  )
  return (
    <ResourceScreen
      api={budgets}
      name="budgets"
      namespace="expense"
      columns={COLUMNS}
      recordPath={null}
      quick={list => <BudgetYears list={list} />}
      toolbar={start}
      next={start}
    />
  )
}
