import { usePreviewCreditQuery } from '@/features/commission-credits/credits.api'
import { useFormValues } from '@/shared/form/use-form-values'
import type { FieldControlProps } from '@/shared/record/field-control'

/** What is billed of the sale in a form, which is fixed once it is drafted. */
export function useCreditedSale({ form, row }: Pick<FieldControlProps, 'form' | 'row'>) {
  const values = useFormValues(form)
  const saleId = String(values['sale_id'] || row?.['sale_id'] || '')
  const answer = usePreviewCreditQuery({ sale_id: saleId, credit: null }, { skip: !saleId })
  return { saleId, values, answer }
}
