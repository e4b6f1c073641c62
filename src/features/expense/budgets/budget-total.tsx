import { useState } from 'react'
import { budgetTrace } from '@contract/modules/accounting/budget.rules'
import { BUDGET_MONTHS, type Budget } from '@contract/modules/accounting/budget.resource'
import { BudgetTrace } from '@/features/expense/budgets/budget-trace'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

/** The sum of a line, which opens the months that it is made of. */
export function BudgetTotal({ budget }: { budget: Budget }) {
  const t = usePhrases('expense')
  const formats = useFormats()
  const [isOpen, setOpen] = useState(false)
  const { total, year, account_id, ou_id, account_label } = budget
  const title = t('trace.title', { name: account_label ?? '', figure: String(year) })
  const figure = <Ltr>{formats.amount(total)}</Ltr>
  if (total === '0.00') return figure
  const months = BUDGET_MONTHS.map(month => budget[month])
  return (
    <>
      <button
        type="button"
        className="budget-total"
        title={t('trace.open', { title })}
        onClick={() => setOpen(true)}
      >
        {figure}
      </button>
      {isOpen && (
        <BudgetTrace
          {...{ title, year }}
          line={{ account_id, ou_id }}
          rule="rule_year"
          steps={budgetTrace({ income: [], costs: months, result: [] }, year, {
            row: 'costs',
            at: months.length,
          })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
