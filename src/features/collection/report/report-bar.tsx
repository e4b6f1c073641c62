import { COLLECTION_DIMENSIONS } from '@contract/modules/collection/collection-report'
import type { ReportAddress } from '@/features/collection/report/use-report-address'
import { MonthSpan } from '@/shared/form/month-span'
import { ReferenceInput } from '@/shared/form/reference-input'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { StatementUnits } from '@/shared/statement/statement-units'
import { Field } from '@/shared/ui/field'
import { Select } from '@/shared/ui/select'

/** By what, of which months, units and developer. */
export function ReportBar({ address }: { address: ReportAddress }) {
  const t = usePhrases('collection')
  const { by, from, to, developer_id } = address.question
  return (
    <div className="statement-bar collection-bar">
      <Field label={t('report.by')}>
        <Select
          value={by}
          options={COLLECTION_DIMENSIONS.map(value => ({ value, label: t(`report.values.${value}`) }))}
          onChange={event => address.change({ by: event.target.value })}
        />
      </Field>
      <MonthSpan
        {...{ from, to }}
        labels={{ from: t('report.from'), to: t('report.to') }}
        onChange={address.change}
      />
      <StatementUnits address={address} />
      <Field label={t('fields.developer_id')}>
        <ReferenceInput
          to="developer"
          value={developer_id ?? null}
          onChange={id => address.change({ developer: id ?? '' })}
        />
      </Field>
    </div>
  )
}
