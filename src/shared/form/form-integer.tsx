import type { FieldValues } from 'react-hook-form'
import { FormFigure, type FigureFieldProps } from '@/shared/form/form-figure'
import { typedInteger } from '@/shared/form/typed-figures'

export function FormInteger<Values extends FieldValues>(props: FigureFieldProps<Values>) {
  return (
    <FormFigure
      {...props}
      inputMode="numeric"
      read={typedInteger}
      show={value => (typeof value === 'number' || typeof value === 'string' ? String(value) : '')}
      malformed="integer_malformed"
    />
  )
}
