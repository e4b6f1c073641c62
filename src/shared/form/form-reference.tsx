import type { ReactNode } from 'react'
import { useController, type FieldValues, type Path, type PathValue } from 'react-hook-form'
import type { FilterModel } from '@contract/kernel/list-query'
import type { ReferenceName } from '@contract/kernel/references'
import { Field } from '@/shared/ui/field'
import { ReferenceInput } from '@/shared/form/reference-input'
import { useFieldMessage } from '@/shared/form/use-field-message'
import type { PortalForm } from '@/shared/form/use-portal-form'

export type FormReferenceProps<Values extends FieldValues> = {
  form: PortalForm<Values>
  /** The field holds the id of the record, or null. */
  name: Path<Values>
  /** What kind of record is meant. */
  to: ReferenceName
  /** What narrows the records that are offered. */
  offers?: FilterModel | undefined
  label: ReactNode
  /** How the record calls itself that the field holds at first, where the row says so. */
  valueLabel?: string | null | undefined
  hint?: ReactNode
  required?: boolean | undefined
  optional?: boolean | undefined
  disabled?: boolean | undefined
}

/** A record of another list, found by its code or name as one types. */
export function FormReference<Values extends FieldValues>(props: FormReferenceProps<Values>) {
  const { form, name, to, offers, label, valueLabel, hint, required, optional, disabled } = props
  const messageOf = useFieldMessage()
  const { field, fieldState } = useController({ name, control: form.fields.control })
  return (
    <Field
      label={label}
      hint={hint}
      error={messageOf(fieldState.error?.message)}
      required={required}
      optional={optional}
    >
      <ReferenceInput
        {...{ name, to, offers, valueLabel, disabled }}
        value={typeof field.value === 'string' && field.value ? field.value : null}
        inputRef={field.ref}
        onChange={id => field.onChange(id as PathValue<Values, Path<Values>>)}
        onBlur={field.onBlur}
      />
    </Field>
  )
}
