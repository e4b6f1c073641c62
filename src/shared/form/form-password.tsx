import type { FieldValues, Path } from 'react-hook-form'
import { PasswordField, type PasswordFieldProps } from '@/shared/form/password-field'
import { useFieldMessage } from '@/shared/form/use-field-message'
import type { PortalForm } from '@/shared/form/use-portal-form'

export type FormPasswordProps<Values extends FieldValues> = Omit<
  PasswordFieldProps,
  'form' | 'name' | 'error'
> & {
  form: PortalForm<Values>
  name: Path<Values>
}

export function FormPassword<Values extends FieldValues>({ form, name, ...rest }: FormPasswordProps<Values>) {
  const messageOf = useFieldMessage()
  const error = form.fields.getFieldState(name, form.fields.formState).error
  return <PasswordField {...rest} {...form.fields.register(name)} error={messageOf(error?.message)} />
}
