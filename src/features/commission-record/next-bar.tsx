import type { RecordAddress } from '@/features/commission-record/use-record-address'
import { useReach } from '@/shared/access/use-reach'
import { ReferenceInput } from '@/shared/form/reference-input'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Card } from '@/shared/ui/card'
import { Field } from '@/shared/ui/field'

/** Whose money is expected; nobody who sees himself alone is asked. */
export function NextBar({ address }: { address: RecordAddress }) {
  const t = usePhrases('commission-record')
  const reaches = useReach()
  if (!reaches('commission.record.view', 'ou')) return null
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
        <Field label={t('record.seller')}>
          <ReferenceInput
            to="seller_profile"
            value={address.seller_id ?? null}
            onChange={id => address.change({ seller: id ?? '' })}
          />
        </Field>
      </div>
    </Card>
  )
}
