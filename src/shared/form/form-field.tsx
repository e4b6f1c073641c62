import type { ReactNode } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { Field, type FieldProps } from '@/shared/ui/field'
import { useFieldMessage } from '@/shared/form/use-field-message'
import type { PortalForm } from '@/shared/form/use-portal-form'

/** What every field of a form is given, besides what its control takes. */
export type FieldOfForm<Values extends FieldValues> = {
  form: PortalForm<Values>
  name: Path<Values>
  label: ReactNode
  hint?: ReactNode
  /** Left empty it is null, for a field that may lack. */
  nullable?: boolean | undefined
}

export type FormFieldProps<Values extends FieldValues> = Omit<FieldProps, 'error'> &
  Pick<FieldOfForm<Values>, 'form' | 'name'>

/** What a field is given whose control the kit fills by itself. */
export type ControlFieldProps<Values extends FieldValues> = Pick<
  FormFieldProps<Values>,
  'form' | 'name' | 'label' | 'hint' | 'required' | 'optional'
>

/** A field with the error that the form has for it, in words. */
export function FormField<Values extends FieldValues>({ form, name, ...field }: FormFieldProps<Values>) {
  const messageOf = useFieldMessage()
  const error = form.fields.getFieldState(name, form.fields.formState).error
  return <Field {...field} error={messageOf(error?.message)} />
}
