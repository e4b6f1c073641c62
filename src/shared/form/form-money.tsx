import type { FieldValues } from 'react-hook-form'
import { FormFigure, type FigureFieldProps } from '@/shared/form/form-figure'
import { shownAmount, typedAmount } from '@/shared/form/typed-figures'

/** An amount: typed as one likes, shown as "1,234.50" or "(20.00)" when left, sent as decimal text. */
export function FormMoney<Values extends FieldValues>(props: FigureFieldProps<Values>) {
  return <FormFigure {...props} read={typedAmount} show={shownAmount} malformed="money_malformed" />
}
