import type { RecordAddress } from '@/features/commission-record/use-record-address'
import { ReferenceInput } from '@/shared/form/reference-input'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Card } from '@/shared/ui/card'
import { Field } from '@/shared/ui/field'
import { Select } from '@/shared/ui/select'

export type RecordBarProps = { address: RecordAddress }

/** Whose figures, and of which year pay and tax are told. */
export function RecordBar({ address }: RecordBarProps) {
  const t = usePhrases('commission-record')
  return (
    <Card>
      <div className="form-grid">
        <Field label={t('record.unit')}>
          <ReferenceInput
            to="operating_unit"
            value={address.ou_id ?? null}
            onChange={id => address.change({ unit: id ?? '' })}
          />
        </Field>
        <Field label={t('record.team')}>
          <ReferenceInput
            to="sales_team"
            value={address.team_id ?? null}
            onChange={id => address.change({ team: id ?? '' })}
          />
        </Field>
        <RecordYear address={address} />
      </div>
    </Card>
  )
}

export function RecordYear({ address }: RecordBarProps) {
  const t = usePhrases('commission-record')
  return (
    <Field label={t('record.year')}>
      <Select
        value={String(address.year)}
        options={address.years.map(year => ({ value: String(year), label: String(year) }))}
        onChange={event => address.change({ year: event.target.value })}
      />
    </Field>
  )
}
