import { REPORT_DIMENSIONS } from '@contract/modules/accounting/expense.commands'
import type { ReportAddress } from '@/features/expense/reports/use-report-address'
import { useCan } from '@/shared/access/use-can'
import { MonthSpan } from '@/shared/form/month-span'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { StatementUnits } from '@/shared/statement/statement-units'
import { Checkbox } from '@/shared/ui/checkbox'
import { Field } from '@/shared/ui/field'
import { Select } from '@/shared/ui/select'

export type ReportBarProps = { address: ReportAddress }

export function ReportBar({ address }: ReportBarProps) {
  const t = usePhrases('expense')
  const can = useCan()
  const { by, from, to } = address.question
  return (
    <div className="statement-bar expense-bar">
      <Field label={t('report.by')}>
        <Select
          value={by}
          options={REPORT_DIMENSIONS.map(value => ({ value, label: t(`report.values.${value}`) }))}
          onChange={event => address.change({ by: event.target.value })}
        />
      </Field>
      <MonthSpan
        {...{ from, to }}
        labels={{ from: t('report.from'), to: t('report.to') }}
        onChange={address.change}
      />
      <StatementUnits address={address} />
      {can('expense.budget.view') && (
        <Checkbox
          label={t('report.compare.budget')}
          kind="switch"
          checked={address.compare.includes('budget')}
          onChange={() => address.toggle('budget')}
        />
      )}
      <Checkbox
        label={t('report.compare.previous')}
        kind="switch"
        checked={address.compare.includes('previous')}
        onChange={() => address.toggle('previous')}
      />
    </div>
  )
}
