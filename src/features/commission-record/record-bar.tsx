import { RecordReference } from '@/features/commission-record/record-reference'
import type { RecordAddress } from '@/features/commission-record/use-record-address'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Card } from '@/shared/ui/card'
import { Field } from '@/shared/ui/field'
import { Select } from '@/shared/ui/select'

export type RecordBarProps = { address: RecordAddress }

/** Whose figures, and of which year pay and tax are told. */
export function RecordBar({ address }: RecordBarProps) {
  return (
    <Card>
      <div className="form-grid">
        <RecordReference address={address} name="unit" />
        <RecordReference address={address} name="team" />
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
