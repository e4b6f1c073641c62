import { varianceTrace } from '@contract/modules/accounting/expense-comparison.rules'
import { budgetsOfRow, recordsOfRow } from '@contract/modules/accounting/expense-report-drill'
import type { ExpenseReport } from '@contract/modules/accounting/expense.calls'
import { shownSteps } from '@contract/selling/shown-step'
import { TraceSteps, TraceDialog } from '@/shared/computation/computation-steps'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { listPath } from '@/shared/resource/list-path'

/** A row of the report, or its total, which has no key. */
export type OpenVariance = {
  name: string
  key: string | null | undefined
  figures: Pick<ExpenseReport['totals'], 'net_amount' | 'budget'>
}

export type VarianceTraceProps = { opened: OpenVariance; report: ExpenseReport; onClose: () => void }

/** What was spent less what was planned, with the way to the rows of both. */
export function VarianceTrace({ opened: { name, key, figures }, report, onClose }: VarianceTraceProps) {
  const t = usePhrases('expense')
  const steps = shownSteps(varianceTrace(figures.net_amount, figures.budget ?? '0.00'))
  const title = t('trace.title', { name, figure: t('report.variance') })
  const records = listPath('/expense/records', { filter: recordsOfRow(report, key) })
  const budgets = listPath('/expense/budgets', { filter: budgetsOfRow(report, key) })
  return (
    <TraceDialog
      title={title}
      links={[
        { key: 'records', to: records, words: t('trace.records') },
        { key: 'budgets', to: budgets, words: t('trace.budgets') },
      ]}
      onClose={onClose}
    >
      <TraceSteps
        steps={steps}
        total="amount"
        label={t('trace.how')}
        nameOf={step =>
          step.key === 'amount' ? title : t(step.key === 'net' ? 'report.net' : 'report.budget')
        }
        rules={[t('trace.rule_variance'), t('trace.exact')]}
      />
    </TraceDialog>
  )
}
