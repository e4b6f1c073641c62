import type { FieldValues } from 'react-hook-form'
import { FormReference, type FormReferenceProps } from '@/shared/form/form-reference'

/** A person with an account, found by name or address. */
export function FormUser<Values extends FieldValues>(props: Omit<FormReferenceProps<Values>, 'to'>) {
  return <FormReference {...props} to="user" />
}
