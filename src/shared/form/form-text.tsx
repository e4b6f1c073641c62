import type { FieldValues } from 'react-hook-form'
import { TextInput, type TextInputProps } from '@/shared/ui/text-input'
import { emptyAs } from '@/shared/form/empty-as'
import { FormField, type FieldOfForm } from '@/shared/form/form-field'

export type FormTextProps<Values extends FieldValues> = Omit<TextInputProps, 'form' | 'name'> &
  FieldOfForm<Values> & { optional?: boolean | undefined }

export function FormText<Values extends FieldValues>(props: FormTextProps<Values>) {
  const { form, name, label, hint, optional, required, nullable = false, ...input } = props
  return (
    <FormField form={form} name={name} label={label} hint={hint} optional={optional} required={required}>
      <TextInput {...input} {...form.fields.register(name, emptyAs(nullable))} />
    </FormField>
  )
}
