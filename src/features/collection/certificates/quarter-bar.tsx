import type { CertificateAddress } from '@/features/collection/certificates/use-certificate-address'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { StatementUnits } from '@/shared/statement/statement-units'
import { Field } from '@/shared/ui/field'
import { Select } from '@/shared/ui/select'

/** Of which quarters and units. */
export function QuarterBar({ address }: { address: CertificateAddress }) {
  const t = usePhrases('collection')
  const { question, quarters, change } = address
  const options = quarters.map(value => ({ value, label: value.replace('-', ' ') }))
  return (
    <div className="statement-bar">
      {(['from', 'to'] as const).map(end => (
        <Field key={end} label={t(`certificate.${end}`)}>
          <Select
            value={question[end]}
            options={options}
            onChange={event => change({ [end]: event.target.value })}
          />
        </Field>
      ))}
      <StatementUnits address={address} />
    </div>
  )
}
