import { monthsOfYear } from '@contract/kernel/months'
import type { BudgetTotals } from '@contract/modules/accounting/budget-commands'
import '@/shared/computation/computation.scss'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { StatementFigure } from '@/shared/statement/statement-figure'
import { StatementTable } from '@/shared/statement/statement-table'

/** Income and costs by month, and what is left; of all units that the reader sees. */
export function BudgetSums({ totals }: { totals: BudgetTotals }) {
  const t = usePhrases('expense')
  const formats = useFormats()
  const { year } = totals
  const months = monthsOfYear(year)
  const title = t('budgets.sums', { year })
  return (
    <details className="how-computed">
      <summary>{title}</summary>
      <StatementTable
        title={title}
        columns={[
          { key: 'name', label: '' },
          ...months.map(month => ({ key: month, label: formats.monthName(`${month}-01`) })),
          { key: 'total', label: t('fields.total') },
        ]}
      >
        <tbody className="statement-rows">
          {(['income', 'costs', 'result'] as const).map(row => (
            <tr key={row}>
              <th scope="row">{t(`budgets.${row}`)}</th>
              {totals[row].map((amount, index) => (
                <StatementFigure key={months[index] ?? 'total'} amount={amount} />
              ))}
            </tr>
          ))}
        </tbody>
      </StatementTable>
    </details>
  )
}
