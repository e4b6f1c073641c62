import { useState } from 'react'
import { monthsOfYear } from '@contract/kernel/months'
import type { BudgetTotals } from '@contract/modules/accounting/budget.commands'
import { BUDGET_ROWS, budgetTrace, type BudgetRow } from '@contract/modules/accounting/budget.rules'
import { BudgetTrace } from '@/features/expense/budgets/budget-trace'
import '@/shared/computation/computation.scss'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { StatementFigure } from '@/shared/statement/statement-figure'
import { StatementTable } from '@/shared/statement/statement-table'

type OpenSum = { row: BudgetRow; at: number }

/** Income and costs by month, and what is left; of all units that the reader sees. */
export function BudgetSums({ totals }: { totals: BudgetTotals }) {
  const t = usePhrases('expense')
  const formats = useFormats()
  const { year } = totals
  const months = monthsOfYear(year)
  const title = t('budgets.sums', { year })
  const [opened, setOpened] = useState<OpenSum | null>(null)
  const columns = [
    ...months.map(month => ({ key: month, label: formats.monthName(`${month}-01`) })),
    { key: 'total', label: t('fields.total') },
  ]
  const titleOf = ({ row, at }: OpenSum) =>
    t('trace.title', { name: t(`budgets.${row}`), figure: `${columns[at]?.label ?? ''} ${year}` })
  const ruleOf = ({ row, at }: OpenSum) =>
    row === 'result' ? 'rule_result' : at === months.length ? 'rule_year' : 'rule_month'
  return (
    <details className="how-computed">
      <summary>{title}</summary>
      <StatementTable title={title} columns={[{ key: 'name', label: '' }, ...columns]}>
        <tbody className="statement-rows">
          {BUDGET_ROWS.map(row => (
            <tr key={row}>
              <th scope="row">{t(`budgets.${row}`)}</th>
              {totals[row].map((amount, at) => (
                <StatementFigure
                  key={columns[at]?.key}
                  amount={amount}
                  how={{
                    open: () => setOpened({ row, at }),
                    label: t('trace.open', { title: titleOf({ row, at }) }),
                  }}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </StatementTable>
      {opened && (
        <BudgetTrace
          title={titleOf(opened)}
          rule={ruleOf(opened)}
          steps={budgetTrace(totals, year, opened)}
          year={year}
          onClose={() => setOpened(null)}
        />
      )}
    </details>
  )
}
