import type { ReactNode } from 'react'
import { useController, type FieldValues, type Path, type PathValue } from 'react-hook-form'
import { Field } from '@/shared/ui/field'
import { FigureInput, type FigureInputProps } from '@/shared/form/figure-input'
import { codeOfKind } from '@/shared/form/issue-codes'
import { useFieldMessage } from '@/shared/form/use-field-message'
import type { PortalForm } from '@/shared/form/use-portal-form'

/** What every field of figures is given. */
export type FigureFieldProps<Values extends FieldValues> = Pick<
  FigureInputProps,
  'placeholder' | 'disabled' | 'readOnly' | 'autoFocus'
> & {
  form: PortalForm<Values>
  name: Path<Values>
  label: ReactNode
  hint?: ReactNode
  required?: boolean | undefined
  optional?: boolean | undefined
}

export type FormFigureProps<Values extends FieldValues> = FigureFieldProps<Values> &
  Pick<FigureInputProps, 'read' | 'show' | 'inputMode'> & {
    /** Said where the text is no such figure. */
    malformed: string
  }

export function FormFigure<Values extends FieldValues>(props: FormFigureProps<Values>) {
  const { form, name, label, hint, required, optional, malformed, ...input } = props
  const messageOf = useFieldMessage()
  const { field, fieldState } = useController({ name, control: form.fields.control })
  return (
    <Field
      label={label}
      hint={hint}
      error={messageOf(codeOfKind(fieldState.error?.message, malformed))}
      required={required}
      optional={optional}
    >
      <FigureInput
        {...input}
        name={name}
        value={field.value}
        inputRef={field.ref}
        onRead={value => field.onChange(value as PathValue<Values, Path<Values>>)}
        onBlur={field.onBlur}
      />
    </Field>
  )
}
