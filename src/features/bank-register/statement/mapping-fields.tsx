import type { BankMapping } from '@contract/modules/accounting/bank-file.rules'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Field } from '@/shared/ui/field'
import { Select } from '@/shared/ui/select'

export type MappingFieldsProps = {
  headings: readonly string[]
  mapping: BankMapping
  onChange: (mapping: BankMapping) => void
}

const REQUIRED = ['date', 'description'] as const
const OPTIONAL = ['reference', 'amount', 'money_out', 'money_in'] as const

/** Which column of the file says what; one amount with a sign, or money out and in apart. */
export function MappingFields({ headings, mapping, onChange }: MappingFieldsProps) {
  const t = usePhrases('bank-register')
  const options = headings.map((heading, at) => ({ value: String(at), label: heading || `${at + 1}` }))
  return (
    <div className="form-grid">
      {REQUIRED.map(name => (
        <Field key={name} label={t(`mapping.${name}`)}>
          <Select
            value={mapping[name]}
            options={options}
            onChange={event => onChange({ ...mapping, [name]: Number(event.target.value) })}
          />
        </Field>
      ))}
      {OPTIONAL.map(name => (
        <Field key={name} label={t(`mapping.${name}`)}>
          <Select
            value={mapping[name] ?? ''}
            placeholder={t('mapping.none')}
            options={options}
            onChange={event =>
              onChange({ ...mapping, [name]: event.target.value === '' ? null : Number(event.target.value) })
            }
          />
        </Field>
      ))}
    </div>
  )
}
