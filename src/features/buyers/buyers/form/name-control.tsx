import { FormText } from '@/shared/form/form-text'
import type { FieldControlProps } from '@/shared/record/field-control'
import { useFieldWords } from '@/shared/record/use-field-words'

/** A name that such a buyer must have; the other kind has none, so that the table itself does not ask for it. */
export function NameControl({ form, name, namespace }: FieldControlProps) {
  const words = useFieldWords(namespace)
  return (
    <FormText
      form={form}
      name={name}
      label={words.label(name)}
      nullable
      required
      dir="auto"
      autoComplete="off"
    />
  )
}
