import type { FieldValues, Path } from 'react-hook-form'
import type { FilterModel } from '@contract/kernel/list-query'
import type { ReferenceName } from '@contract/kernel/references'
import { Field } from '@/shared/ui/field'
import { ReferenceInput } from '@/shared/form/reference-input'
import type { ControlFieldProps } from '@/shared/form/form-field'
import { useFormField } from '@/shared/form/use-form-field'

export type FormReferenceProps<Values extends FieldValues> = ControlFieldProps<Values> & {
  /** The field holds the id of the record, or null. */
  name: Path<Values>
  /** What kind of record is meant. */
  to: ReferenceName
  /** What narrows the records that are offered. */
  offers?: FilterModel | undefined
  /** How the record calls itself that the field holds at first, where the row says so. */
  valueLabel?: string | null | undefined
  disabled?: boolean | undefined
}

/** A record of another list, found by its code or name as one types. */
export function FormReference<Values extends FieldValues>(props: FormReferenceProps<Values>) {
  const { form, name, to, offers, label, valueLabel, hint, required, optional, disabled } = props
  const field = useFormField<Values, string | null>(form, name)
  return (
    <Field {...{ label, hint, required, optional }} error={field.error}>
      <ReferenceInput
        {...{ name, to, offers, valueLabel, disabled }}
        value={typeof field.value === 'string' && field.value ? field.value : null}
        inputRef={field.ref}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </Field>
  )
}
