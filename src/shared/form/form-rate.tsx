import type { FieldValues } from 'react-hook-form'
import { FormFigure, type FigureFieldProps } from '@/shared/form/form-figure'
import { typedRate } from '@/shared/form/typed-figures'
import { shownRate } from '@/shared/format/shown-rate'

/** A rate in per cent, as decimal text: "3.5" is 3.5 %. */
export function FormRate<Values extends FieldValues>(props: FigureFieldProps<Values>) {
  return (
    <FormFigure
      {...props}
      read={typedRate}
      show={value => (typeof value === 'string' ? shownRate(value) : '')}
      malformed="rate_malformed"
    />
  )
}
