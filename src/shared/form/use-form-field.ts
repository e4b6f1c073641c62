import { useController, type FieldValues, type Path, type PathValue } from 'react-hook-form'
import { useFieldMessage } from '@/shared/form/use-field-message'
import type { PortalForm } from '@/shared/form/use-portal-form'

/** One field of a form for a control that the kit does not have, with what is wrong with it in words. */
export function useFormField<Values extends FieldValues, Value>(
  form: PortalForm<Values>,
  name: Path<Values>,
) {
  const messageOf = useFieldMessage()
  const { field, fieldState } = useController({ name, control: form.fields.control })
  return {
    value: field.value as unknown,
    onChange: (value: Value) => field.onChange(value as PathValue<Values, Path<Values>>),
    onBlur: field.onBlur,
    ref: field.ref,
    error: messageOf(fieldState.error?.message),
  }
}
