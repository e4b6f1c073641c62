import type { FieldValues } from 'react-hook-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Field } from '@/shared/ui/field'
import { Select } from '@/shared/ui/select'
import type { ControlFieldProps } from '@/shared/form/form-field'
import { useFormField } from '@/shared/form/use-form-field'

export type FormYesNoProps<Values extends FieldValues> = Omit<ControlFieldProps<Values>, 'required'> & {
  disabled?: boolean | undefined
}

/** Yes, no, or not known: a switch would have to claim one of them. */
export function FormYesNo<Values extends FieldValues>(props: FormYesNoProps<Values>) {
  const { form, name, label, hint, optional, disabled } = props
  const t = usePhrases('record')
  const { ref, value, error, onChange, onBlur } = useFormField<Values, boolean | null>(form, name)
  return (
    <Field {...{ label, hint, optional, error }}>
      <Select
        ref={ref}
        name={name}
        disabled={disabled}
        value={value === null || value === undefined ? '' : String(value)}
        placeholder={t('form.not_said')}
        options={[
          { value: 'true', label: t('form.yes') },
          { value: 'false', label: t('form.no') },
        ]}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value === 'true')}
        onBlur={onBlur}
      />
    </Field>
  )
}
