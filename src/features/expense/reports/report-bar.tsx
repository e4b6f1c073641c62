import { REPORT_DIMENSIONS } from '@contract/modules/accounting/expense.calls'
import type { ReportAddress } from '@/features/expense/reports/use-report-address'
import { MonthSpan } from '@/shared/form/month-span'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { CompareSwitches } from '@/shared/statement/compare-switches'
import { StatementUnits } from '@/shared/statement/statement-units'
import { Field } from '@/shared/ui/field'
import { Select } from '@/shared/ui/select'

export type ReportBarProps = { address: ReportAddress }

export function ReportBar({ address }: ReportBarProps) {
  const t = usePhrases('expense')
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
      <CompareSwitches
        address={address}
        labels={{ budget: t('report.compare.budget'), previous: t('report.compare.previous') }}
      />
    </div>
  )
}
