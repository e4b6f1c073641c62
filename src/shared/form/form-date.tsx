import type { ReactNode } from 'react'
import { useController, type FieldValues, type Path, type PathValue } from 'react-hook-form'
import { Field } from '@/shared/ui/field'
import { DateInput } from '@/shared/form/date-input'
import { codeOfKind } from '@/shared/form/issue-codes'
import { useFieldMessage } from '@/shared/form/use-field-message'
import type { PortalForm } from '@/shared/form/use-portal-form'

export type FormDateProps<Values extends FieldValues> = {
  form: PortalForm<Values>
  name: Path<Values>
  label: ReactNode
  hint?: ReactNode
  required?: boolean | undefined
  optional?: boolean | undefined
  disabled?: boolean | undefined
}

/** Shows m-d-Y and holds Y-m-d; what is no date stays as it was typed, for the schema to refuse. */
export function FormDate<Values extends FieldValues>(props: FormDateProps<Values>) {
  const { form, name, label, hint, required, optional, disabled } = props
  const messageOf = useFieldMessage()
  const { field, fieldState } = useController({ name, control: form.fields.control })
  return (
    <Field
      label={label}
      hint={hint}
      error={messageOf(codeOfKind(fieldState.error?.message, 'date_malformed'))}
      required={required}
      optional={optional}
    >
      <DateInput
        name={name}
        value={field.value}
        inputRef={field.ref}
        disabled={disabled}
        onChange={value => field.onChange(value as PathValue<Values, Path<Values>>)}
        onBlur={field.onBlur}
      />
    </Field>
  )
}
