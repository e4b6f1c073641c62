import { useState, type ReactNode } from 'react'
import { useController, type FieldValues, type Path, type PathValue } from 'react-hook-form'
import type { ReferenceName } from '@contract/kernel/references'
import { toApiFailure } from '@/shared/http/api-failure'
import { useReferenceQuery } from '@/shared/resource/reference.api'
import { Field } from '@/shared/ui/field'
import { ComboBox, type ComboOption } from '@/shared/form/combo-box'
import { useFieldMessage } from '@/shared/form/use-field-message'
import type { PortalForm } from '@/shared/form/use-portal-form'
import { useDebounced } from '@/shared/form/use-debounced'

export type FormReferenceProps<Values extends FieldValues> = {
  form: PortalForm<Values>
  /** The field holds the id of the record, or null. */
  name: Path<Values>
  /** What kind of record is meant. */
  to: ReferenceName
  label: ReactNode
  /** How the record calls itself that the field holds at first, where the row says so. */
  valueLabel?: string | null | undefined
  hint?: ReactNode
  required?: boolean | undefined
  optional?: boolean | undefined
  disabled?: boolean | undefined
}

const NOTHING: readonly ComboOption[] = []

function fitting(options: readonly ComboOption[], text: string): readonly ComboOption[] {
  const words = text.trim().toLocaleLowerCase()
  return options.filter(({ label }) => label.toLocaleLowerCase().includes(words))
}

/** A record of another list, found by its code or name as one types. */
export function FormReference<Values extends FieldValues>(props: FormReferenceProps<Values>) {
  const { form, name, to, label, valueLabel, hint, required, optional, disabled } = props
  const messageOf = useFieldMessage()
  const { field, fieldState } = useController({ name, control: form.fields.control })
  const id = typeof field.value === 'string' && field.value ? field.value : null
  const [picked, setPicked] = useState<ComboOption | null>(() =>
    id && valueLabel ? { id, label: valueLabel } : null,
  )
  const [asked, setAsked] = useState<string | null>(null)
  const search = useDebounced(asked)

  const found = useReferenceQuery({ to, search: search ?? '' }, { skip: search === null })
  // A draft, or the other version of a record, holds ids of which nobody told the names.
  const isKnown = id === null || picked?.id === id
  const named = useReferenceQuery({ to, search: '', ids: id ? [id] : [] }, { skip: isKnown })
  const value =
    id === null ? null : picked?.id === id ? picked : (named.currentData?.[0] ?? { id, label: '…' })

  const isBusy = found.isFetching || search !== asked
  // Until the answer comes, those of the answer before that still fit: Enter must not choose what was not meant.
  const offered = isBusy ? fitting(found.data ?? NOTHING, asked ?? '') : (found.data ?? NOTHING)

  const handlePick = (option: ComboOption | null) => {
    setPicked(option)
    field.onChange((option?.id ?? null) as PathValue<Values, Path<Values>>)
  }
  return (
    <Field
      label={label}
      hint={hint}
      error={messageOf(fieldState.error?.message)}
      required={required}
      optional={optional}
    >
      <ComboBox
        name={name}
        value={value}
        options={offered}
        isBusy={isBusy}
        failure={found.error ? toApiFailure(found.error).message : undefined}
        inputRef={field.ref}
        disabled={disabled}
        onSearch={setAsked}
        onPick={handlePick}
        onBlur={field.onBlur}
      />
    </Field>
  )
}
