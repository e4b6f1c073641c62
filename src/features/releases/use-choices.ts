import { useGetReleaseChoicesQuery, type PayeeQuestion } from '@/features/releases/releases.api'
import { useFormValues } from '@/shared/form/use-form-values'
import type { FieldControlProps } from '@/shared/record/field-control'

/** What a release of the payee and the unit in a form could pay; both are fixed once it is drafted. */
export function useChoices({ form, row }: Pick<FieldControlProps, 'form' | 'row'>) {
  const values = useFormValues(form)
  const ou_id = values['ou_id'] ?? row?.['ou_id']
  const seller_id = values['seller_id'] ?? row?.['seller_id']
  const question = { ou_id, seller_id } as PayeeQuestion
  const isAsked = Boolean(ou_id && seller_id)
  return { isAsked, values, answer: useGetReleaseChoicesQuery(question, { skip: !isAsked }) }
}
