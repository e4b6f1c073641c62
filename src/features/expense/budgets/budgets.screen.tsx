import { lazy, Suspense, useState } from 'react'
import type { Budget } from '@contract/modules/accounting/budget.resource'
import { BudgetTotal } from '@/features/expense/budgets/budget-total'
import { BudgetYears } from '@/features/expense/budgets/budget-years'
import '@/features/expense/expense.scss'
import { budgets } from '@/features/expense/expense.api'
import { Can } from '@/shared/access/can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { ResourceScreen } from '@/shared/resource/resource-screen'
import { Button } from '@/shared/ui/button'

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

const StartDialog = lazy(() =>
  import('@/features/expense/budgets/start-dialog').then(file => ({ default: file.StartDialog })),
)

function StartBudget() {
  const t = usePhrases('expense')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="primary" icon="plus-lg" onClick={() => setAsking(true)}>
        {t('budgets.start')}
      </Button>
      {isAsking && (
        <Suspense>
          <StartDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
