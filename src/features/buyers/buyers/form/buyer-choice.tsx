import { useGetBuyerChoicesQuery } from '@/features/buyers/buyers/buyers.calls'
import { useFormValues } from '@/shared/form/use-form-values'
import type { FieldControlProps } from '@/shared/record/field-control'
import { OfferedChoice } from '@/shared/record/offered-choice'

/** A unit or a seller, whose own lists belong to others; a seller is one of the unit that was chosen. */
export function BuyerChoice(control: FieldControlProps) {
  const { form, name, row } = control
  const typed = useFormValues(form)
  const answer = useGetBuyerChoicesQuery()
  const unit = typed['ou_id'] ?? row?.['ou_id']
  const choices =
    name === 'ou_id'
      ? answer.data?.units
      : answer.data?.sellers.filter(({ ou_id }) => !unit || ou_id === unit)
  return <OfferedChoice {...control} choices={choices} answer={answer} />
}
