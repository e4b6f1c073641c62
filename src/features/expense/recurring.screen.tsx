import { addMonths, businessDate } from '@contract/kernel/dates'
import { recurringExpenses } from '@/features/expense/expense.api'
import '@/features/expense/expense.scss'
import { BLANK_LINE, ExpenseLines } from '@/features/expense/transactions/expense-lines'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { ResourcePage } from '@/shared/resource/resource-page'

const COLUMNS = {
  name: { width: 240, pinned: 'start' },
  payee_name: { width: 220 },
  frequency: { width: 140 },
  next_on: { width: 140 },
  pay_mode: { width: 170 },
  employee_id: { width: 200 },
  ou_id: { width: 150 },
  is_active: { width: 110 },
  payee_kind: { hidden: true },
  payee_tin: { hidden: true },
} as const
const CONTROLS = { lines: ExpenseLines }

/** Expenses that come again, each with the day on which the next one is drafted. */
export function RecurringScreen() {
  const t = usePhrases('expense')
  const sections = [
    { title: t('recurring.when'), fields: ['name', 'frequency', 'next_on'] },
    { title: t('sections.payment'), fields: ['payee_name', 'payee_kind', 'payee_tin', 'pay_mode'] },
    { title: t('sections.lines'), fields: ['lines'] },
  ]
  const defaults = {
    frequency: 'monthly',
    next_on: addMonths(businessDate(new Date()), 1),
    payee_kind: 'supplier',
    pay_mode: 'owe',
    lines: [BLANK_LINE],
  }
  return (
    <ResourcePage
      api={recurringExpenses}
      name="recurring"
      namespace="expense"
      columns={COLUMNS}
      canImport={false}
      {...{ sections, defaults }}
      controls={CONTROLS}
    />
  )
}
