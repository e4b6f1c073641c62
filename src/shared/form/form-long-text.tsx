import type { ReactNode } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { Field } from '@/shared/ui/field'
import { TextArea, type TextAreaProps } from '@/shared/ui/text-area'
import { emptyAs } from '@/shared/form/empty-as'
import { useFieldMessage } from '@/shared/form/use-field-message'
import type { PortalForm } from '@/shared/form/use-portal-form'

export type FormLongTextProps<Values extends FieldValues> = Omit<TextAreaProps, 'form' | 'name'> & {
  form: PortalForm<Values>
  name: Path<Values>
  label: ReactNode
  hint?: ReactNode
  optional?: boolean | undefined
  /** Left empty it is null, for a field that may lack. */
  nullable?: boolean | undefined
}

export function FormLongText<Values extends FieldValues>(props: FormLongTextProps<Values>) {
  const { form, name, label, hint, optional, required, nullable = false, ...area } = props
  const messageOf = useFieldMessage()
  const error = form.fields.getFieldState(name, form.fields.formState).error
  return (
    <Field
      label={label}
      hint={hint}
      error={messageOf(error?.message)}
      optional={optional}
      required={required}
    >
      <TextArea dir="auto" {...area} {...form.fields.register(name, emptyAs(nullable))} />
    </Field>
  )
}
