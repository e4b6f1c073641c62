import { useId, type ReactNode } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { Checkbox } from '@/shared/ui/checkbox'
import { useFormField } from '@/shared/form/use-form-field'
import type { PortalForm } from '@/shared/form/use-portal-form'

export type Choice = { value: string; label: string; hint?: string | undefined }

export type FormChoicesProps<Values extends FieldValues> = {
  form: PortalForm<Values>
  /** The field is a list of the chosen values. */
  name: Path<Values>
  label: ReactNode
  options: readonly Choice[]
}

/** Several of a short list, each with its box. */
export function FormChoices<Values extends FieldValues>(props: FormChoicesProps<Values>) {
  const { form, name, label, options } = props
  const errorId = useId()
  const field = useFormField<Values, readonly string[]>(form, name)
  const chosen = field.value as readonly string[]
  const message = field.error

  const handleChange = (value: string, isChosen: boolean) => {
    const rest = chosen.filter(one => one !== value)
    field.onChange(isChosen ? [...rest, value] : rest)
  }

  return (
    <fieldset className="form-stack" aria-describedby={message ? errorId : undefined}>
      <legend className="field-label">{label}</legend>
      {/* Before the boxes: after a long list nobody would see it. */}
      {message && (
        <p className="field-error" id={errorId}>
          {message}
        </p>
      )}
      {options.map(({ value, label: words, hint }, index) => (
        <Checkbox
          key={value}
          // The first box takes the focus when the list lacks something.
          ref={index === 0 ? field.ref : undefined}
          name={name}
          label={words}
          hint={hint}
          checked={chosen.includes(value)}
          onBlur={field.onBlur}
          onChange={event => handleChange(value, event.target.checked)}
        />
      ))}
    </fieldset>
  )
}
