import { FormDate } from '@/shared/form/form-date'
import type { FieldControlProps } from '@/shared/record/field-control'
import { useFieldWords } from '@/shared/record/use-field-words'

/** A day of the period: it may be empty only in a request of another kind. */
export function DayControl({ form, name, namespace }: FieldControlProps) {
  const words = useFieldWords(namespace)
  return <FormDate form={form} name={name} label={words.label(name)} required />
}
