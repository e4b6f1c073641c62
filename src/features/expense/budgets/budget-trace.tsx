import type { Step } from '@contract/kernel/computation'
import { inMonths, oneOf } from '@contract/kernel/one-of'
import { shownSteps } from '@contract/selling/shown-step'
import { useCan } from '@/shared/access/use-can'
import { TraceSteps, TraceDialog } from '@/shared/computation/computation-steps'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { listPath } from '@/shared/resource/list-path'

export type BudgetTraceProps = {
  title: string
  steps: readonly Step<string>[]
  year: number
  /** Of one line; of all lines of the year where none is named. */
  line?: { account_id: string; ou_id: string } | undefined
  rule: 'rule_year' | 'rule_month' | 'rule_result'
  onClose: () => void
}

/** How a planned amount comes about, with the way to its lines or to what was posted beside it. */
export function BudgetTrace({ title, steps, year, line, rule, onClose }: BudgetTraceProps) {
  const t = usePhrases('expense')
  const formats = useFormats()
  const inYear = { year: { filterType: 'number', type: 'equals', filter: year } } as const
  const of = line && { account_id: oneOf(line.account_id), ou_id: oneOf(line.ou_id) }
  const posted = { ...of, entry_date: inMonths(`${year}-01`, `${year}-12`) }
  const mayReadEntries = useCan()('accounting.journal.view')
  const entries = { key: 'entries', to: listPath('/accounting/ledger', { filter: posted }) }
  const budgets = { key: 'budgets', to: listPath('/expense/budgets', { filter: inYear }) }
  const links = line
    ? mayReadEntries
      ? [{ ...entries, words: t('trace.entries') }]
      : []
    : [{ ...budgets, words: t('trace.budgets') }]
  const nameOf = (key: string): string => {
    if (key === 'income' || key === 'costs') return t(`budgets.${key}`)
    return key.startsWith('month:') ? formats.month(`${key.slice(6)}-01`) : title
  }
  return (
    <TraceDialog title={title} links={links} onClose={onClose}>
      <TraceSteps
        steps={shownSteps(steps)}
        total="amount"
        label={t('trace.how')}
        nameOf={({ key }) => nameOf(key)}
        rules={[t(`trace.${rule}`), t('trace.exact')]}
      />
    </TraceDialog>
  )
}
