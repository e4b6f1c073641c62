import type { FieldValues } from 'react-hook-form'
import { formatAmount, isMoneyText } from '@contract/kernel/money'
import { FormFigure, type FigureFieldProps } from '@/shared/form/form-figure'
import { typedAmount } from '@/shared/form/typed-figures'

function shownAmount(value: unknown): string {
  const text = typeof value === 'string' ? value : ''
  return isMoneyText(text) ? formatAmount(text) : text
}

/** An amount: typed as one likes, shown as "1,234.50" or "(20.00)" when left, sent as decimal text. */
export function FormMoney<Values extends FieldValues>(props: FigureFieldProps<Values>) {
  return <FormFigure {...props} read={typedAmount} show={shownAmount} malformed="money_malformed" />
}
