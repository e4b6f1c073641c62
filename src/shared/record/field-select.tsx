import type { Field } from '@contract/kernel/define-resource'
import { FormSelect } from '@/shared/form/form-select'
import type { PortalForm } from '@/shared/form/use-portal-form'
import type { Namespace } from '@/shared/i18n/namespaces'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { isNullable, isRequired } from '@/shared/record/field-shape'
import type { RecordValues } from '@/shared/record/record-values'
import { useFieldWords } from '@/shared/record/use-field-words'

export type FieldSelectProps = {
  form: PortalForm<RecordValues>
  name: string
  field: Field
  namespace: Namespace
  options: readonly { value: string; label: string }[]
}

/** One of a few values, called as the field is; none where the field may be empty. */
export function FieldSelect({ form, name, field, namespace, options }: FieldSelectProps) {
  const t = usePhrases('record')
  const words = useFieldWords(namespace)
  const nullable = isNullable(field)
  return (
    <FormSelect
      form={form}
      name={name}
      label={words.label(name)}
      hint={words.hint(name)}
      required={isRequired(field)}
      nullable={nullable}
      placeholder={nullable ? t('none') : t('form.choose')}
      options={options}
    />
  )
}
