import type { ReferenceName } from '@contract/kernel/references'
import type { RecordAddress } from '@/features/commission-record/use-record-address'
import { ReferenceInput } from '@/shared/form/reference-input'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Field } from '@/shared/ui/field'

/** What figures are narrowed to, by its name in the address. */
const NARROWED = {
  unit: { to: 'operating_unit', value: 'ou_id' },
  team: { to: 'sales_team', value: 'team_id' },
  seller: { to: 'seller_profile', value: 'seller_id' },
} as const satisfies Record<string, { to: ReferenceName; value: keyof RecordAddress }>

export type RecordReferenceProps = { address: RecordAddress; name: keyof typeof NARROWED }

export function RecordReference({ address, name }: RecordReferenceProps) {
  const t = usePhrases('commission-record')
  const { to, value } = NARROWED[name]
  return (
    <Field label={t(`record.${name}`)}>
      <ReferenceInput
        to={to}
        value={address[value] ?? null}
        onChange={id => address.change({ [name]: id ?? '' })}
      />
    </Field>
  )
}
