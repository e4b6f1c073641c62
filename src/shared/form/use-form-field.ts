import { useController, type FieldValues, type Path, type PathValue } from 'react-hook-form'
import { codeOfKind } from '@/shared/form/issue-codes'
import { useFieldMessage } from '@/shared/form/use-field-message'
import type { PortalForm } from '@/shared/form/use-portal-form'

/** One field of a form for a control that the browser does not have, with what is wrong with it in words. */
export function useFormField<Values extends FieldValues, Value>(
  form: PortalForm<Values>,
  name: Path<Values>,
  /** Said where the text is none of its kind. */
  malformed?: string,
) {
  const messageOf = useFieldMessage()
  const { field, fieldState } = useController({ name, control: form.fields.control })
  const message = fieldState.error?.message
  return {
    value: field.value as unknown,
    onChange: (value: Value) => field.onChange(value as PathValue<Values, Path<Values>>),
    onBlur: field.onBlur,
    ref: field.ref,
    error: messageOf(malformed === undefined ? message : codeOfKind(message, malformed)),
  }
}
