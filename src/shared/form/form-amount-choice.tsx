import type { ReactNode } from 'react'
import type { FieldValues, Path, PathValue } from 'react-hook-form'
import { useFieldMessage } from '@/shared/form/use-field-message'
import { useFormValues } from '@/shared/form/use-form-values'
import type { PortalForm } from '@/shared/form/use-portal-form'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { Checkbox } from '@/shared/ui/checkbox'

export type AmountOption = { value: string; label: string; amount: string; hint: ReactNode }

export type FormAmountChoiceProps<Values extends FieldValues> = {
  form: PortalForm<Values>
  name: Path<Values>
  legend: string
  options: readonly AmountOption[]
}

/** One of a few, each with what it comes to and what else tells it apart. */
export function FormAmountChoice<Values extends FieldValues>(props: FormAmountChoiceProps<Values>) {
  const { form, name, legend, options } = props
  const formats = useFormats()
  const messageOf = useFieldMessage()
  const message = messageOf(form.fields.formState.errors[name]?.message as string | undefined)
  const selected = useFormValues(form)[name]
  return (
    <fieldset className="form-stack">
      <legend className="visually-hidden">{legend}</legend>
      {message && <p className="field-error">{message}</p>}
      {options.map(({ value, label, amount, hint }) => (
        <Checkbox
          key={value}
          kind="radio"
          name={name}
          value={value}
          checked={selected === value}
          onChange={() =>
            form.fields.setValue(name, value as PathValue<Values, Path<Values>>, {
              shouldDirty: true,
              shouldValidate: true,
            })
          }
          label={
            <span className="cluster justify-content-between">
              <bdi>{label}</bdi>
              <strong>
                <Ltr>{formats.amount(amount)}</Ltr>
              </strong>
            </span>
          }
          hint={hint}
        />
      ))}
    </fieldset>
  )
}
