import type { FieldValues } from 'react-hook-form'
import { Field } from '@/shared/ui/field'
import { DateInput } from '@/shared/form/date-input'
import type { ControlFieldProps } from '@/shared/form/form-field'
import { useFormField } from '@/shared/form/use-form-field'

export type FormDateProps<Values extends FieldValues> = ControlFieldProps<Values> & {
  disabled?: boolean | undefined
}

/** Shows m-d-Y and holds Y-m-d; what is no date stays as it was typed, for the schema to refuse. */
export function FormDate<Values extends FieldValues>(props: FormDateProps<Values>) {
  const { form, name, label, hint, required, optional, disabled } = props
  const field = useFormField<Values, string | null>(form, name, 'date_malformed')
  return (
    <Field {...{ label, hint, required, optional }} error={field.error}>
      <DateInput
        name={name}
        value={field.value}
        inputRef={field.ref}
        disabled={disabled}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </Field>
  )
}
