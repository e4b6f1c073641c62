import { useGetRequestChoicesQuery } from '@/features/commission-requests/commission-requests.api'
import { useFormValues } from '@/shared/form/use-form-values'
import type { FieldControlProps } from '@/shared/record/field-control'

/** What may be asked for the seller in a form, who is fixed once it is drafted. */
export function useRequestChoices({ form, row }: Pick<FieldControlProps, 'form' | 'row'>) {
  const values = useFormValues(form)
  const sellerId = String(values['seller_id'] ?? row?.['seller_id'] ?? '')
  return { sellerId, values, answer: useGetRequestChoicesQuery(sellerId, { skip: !sellerId }) }
}
