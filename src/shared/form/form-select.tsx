import type { ReactNode } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { Field } from '@/shared/ui/field'
import { Select, type SelectProps } from '@/shared/ui/select'
import { emptyAs } from '@/shared/form/empty-as'
import { useFieldMessage } from '@/shared/form/use-field-message'
import type { PortalForm } from '@/shared/form/use-portal-form'

export type FormSelectProps<Values extends FieldValues> = Omit<SelectProps, 'form' | 'name'> & {
  form: PortalForm<Values>
  name: Path<Values>
  label: ReactNode
  hint?: ReactNode
  /** The empty choice is null, for a field that may lack. */
  nullable?: boolean | undefined
}

export function FormSelect<Values extends FieldValues>(props: FormSelectProps<Values>) {
  const { form, name, label, hint, required, nullable = false, ...select } = props
  const messageOf = useFieldMessage()
  const error = form.fields.getFieldState(name, form.fields.formState).error
  return (
    <Field label={label} hint={hint} error={messageOf(error?.message)} required={required}>
      <Select {...select} {...form.fields.register(name, emptyAs(nullable))} />
    </Field>
  )
}
