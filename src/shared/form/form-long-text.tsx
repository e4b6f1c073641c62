import type { FieldValues } from 'react-hook-form'
import { TextArea, type TextAreaProps } from '@/shared/ui/text-area'
import { emptyAs } from '@/shared/form/empty-as'
import { FormField, type FieldOfForm } from '@/shared/form/form-field'

export type FormLongTextProps<Values extends FieldValues> = Omit<TextAreaProps, 'form' | 'name'> &
  FieldOfForm<Values> & { optional?: boolean | undefined }

export function FormLongText<Values extends FieldValues>(props: FormLongTextProps<Values>) {
  const { form, name, label, hint, optional, required, nullable = false, ...area } = props
  return (
    <FormField form={form} name={name} label={label} hint={hint} optional={optional} required={required}>
      <TextArea dir="auto" {...area} {...form.fields.register(name, emptyAs(nullable))} />
    </FormField>
  )
}
