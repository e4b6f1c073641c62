import type { FieldValues } from 'react-hook-form'
import { Select, type SelectProps } from '@/shared/ui/select'
import { emptyAs } from '@/shared/form/empty-as'
import { FormField, type FieldOfForm } from '@/shared/form/form-field'

export type FormSelectProps<Values extends FieldValues> = Omit<SelectProps, 'form' | 'name'> &
  FieldOfForm<Values>

export function FormSelect<Values extends FieldValues>(props: FormSelectProps<Values>) {
  const { form, name, label, hint, required, nullable = false, ...select } = props
  return (
    <FormField form={form} name={name} label={label} hint={hint} required={required}>
      <Select {...select} {...form.fields.register(name, emptyAs(nullable))} />
    </FormField>
  )
}
