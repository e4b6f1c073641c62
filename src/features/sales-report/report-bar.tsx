import { monthAfter } from '@contract/kernel/dates'
import { REPORT_DIMENSIONS } from '@contract/modules/sales/sales-report.rules'
import type { useReportAddress } from '@/features/sales-report/use-report-address'
import { MonthSpan } from '@/shared/form/month-span'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Checkbox } from '@/shared/ui/checkbox'
import { Field } from '@/shared/ui/field'
import { Select } from '@/shared/ui/select'

const SPANS = { this_month: 1, quarter: 3, year: 12, two_years: 24 } as const
type Span = keyof typeof SPANS | 'this_year'
const CHOICES: readonly Span[] = ['this_month', 'quarter', 'this_year', 'year', 'two_years']

function firstOf(span: Span, today: string): string {
  return span === 'this_year' ? `${today.slice(0, 4)}-01` : monthAfter(today, 1 - SPANS[span])
}

export type ReportBarProps = { address: ReturnType<typeof useReportAddress>; isPeriodOnly?: boolean }

/** Which months, by what, and whether beside the months before. */
export function ReportBar({ address, isPeriodOnly = false }: ReportBarProps) {
  const t = usePhrases('sales-report')
  const { question, today, change } = address
  const { from, to, by, compare } = question
  const chosen = to === today ? CHOICES.find(span => firstOf(span, today) === from) : undefined
  return (
    <div className="report-bar">
      {!isPeriodOnly && (
        <Field label={t('by.label')}>
          <Select
            value={by}
            options={REPORT_DIMENSIONS.map(each => ({ value: each, label: t(`by.${each}`) }))}
            onChange={event => change({ by: event.target.value })}
          />
        </Field>
      )}
      <Field label={t('period.label')}>
        <Select
          value={chosen ?? 'other'}
          options={[
            ...CHOICES.map(span => ({ value: span, label: t(`period.${span}`) })),
            { value: 'other', label: t('period.other'), disabled: true },
          ]}
          onChange={event => change({ from: firstOf(event.target.value as Span, today), to: today })}
        />
      </Field>
      <MonthSpan
        {...{ from, to }}
        labels={{ from: t('period.from'), to: t('period.to') }}
        onChange={change}
      />
      {!isPeriodOnly && (
        <Checkbox
          label={t('compare')}
          checked={compare === 'previous'}
          onChange={event => change({ compare: event.target.checked ? 'previous' : null })}
        />
      )}
    </div>
  )
}
