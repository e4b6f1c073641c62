import type { FieldValues } from 'react-hook-form'
import { Field } from '@/shared/ui/field'
import { FigureInput, type FigureInputProps } from '@/shared/form/figure-input'
import type { ControlFieldProps } from '@/shared/form/form-field'
import { useFormField } from '@/shared/form/use-form-field'

/** What every field of figures is given. */
export type FigureFieldProps<Values extends FieldValues> = Pick<
  FigureInputProps,
  'placeholder' | 'disabled' | 'readOnly' | 'autoFocus'
> &
  ControlFieldProps<Values>

export type FormFigureProps<Values extends FieldValues> = FigureFieldProps<Values> &
  Pick<FigureInputProps, 'read' | 'show' | 'inputMode'> & {
    /** Said where the text is no such figure. */
    malformed: string
  }

export function FormFigure<Values extends FieldValues>(props: FormFigureProps<Values>) {
  const { form, name, label, hint, required, optional, malformed, ...input } = props
  const field = useFormField<Values, unknown>(form, name, malformed)
  return (
    <Field {...{ label, hint, required, optional }} error={field.error}>
      <FigureInput
        {...input}
        name={name}
        value={field.value}
        inputRef={field.ref}
        onRead={field.onChange}
        onBlur={field.onBlur}
      />
    </Field>
  )
}
