import type { ReactNode } from 'react'
import { useController, type FieldValues, type Path, type PathValue } from 'react-hook-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Field } from '@/shared/ui/field'
import { Select } from '@/shared/ui/select'
import { useFieldMessage } from '@/shared/form/use-field-message'
import type { PortalForm } from '@/shared/form/use-portal-form'

export type FormYesNoProps<Values extends FieldValues> = {
  form: PortalForm<Values>
  name: Path<Values>
  label: ReactNode
  hint?: ReactNode
  optional?: boolean | undefined
  disabled?: boolean | undefined
}

/** Yes, no, or not known: a switch would have to claim one of them. */
export function FormYesNo<Values extends FieldValues>(props: FormYesNoProps<Values>) {
  const { form, name, label, hint, optional, disabled } = props
  const t = usePhrases('record')
  const messageOf = useFieldMessage()
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ name, control: form.fields.control })

  const handleChange = (text: string) => {
    const chosen = text === '' ? null : text === 'true'
    onChange(chosen as PathValue<Values, Path<Values>>)
  }
  return (
    <Field label={label} hint={hint} optional={optional} error={messageOf(fieldState.error?.message)}>
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
        onChange={event => handleChange(event.target.value)}
        onBlur={onBlur}
      />
    </Field>
  )
}
