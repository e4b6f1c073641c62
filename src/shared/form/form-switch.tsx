import type { ReactNode } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { Checkbox } from '@/shared/ui/checkbox'
import { useFieldMessage } from '@/shared/form/use-field-message'
import type { PortalForm } from '@/shared/form/use-portal-form'

export type FormSwitchProps<Values extends FieldValues> = {
  form: PortalForm<Values>
  name: Path<Values>
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean | undefined
}

/** Yes or no, where there is no third answer. */
export function FormSwitch<Values extends FieldValues>(props: FormSwitchProps<Values>) {
  const { form, name, label, hint, disabled } = props
  const messageOf = useFieldMessage()
  const error = form.fields.getFieldState(name, form.fields.formState).error
  // `disabled` given to register would take the value away with it.
  return (
    <Checkbox
      kind="switch"
      label={label}
      hint={hint}
      error={messageOf(error?.message)}
      disabled={disabled}
      {...form.fields.register(name)}
    />
  )
}
