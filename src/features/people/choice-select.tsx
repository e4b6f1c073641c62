import { useGetPeopleChoicesQuery } from '@/features/people/people.api'
import type { FieldControlProps } from '@/shared/record/field-control'
import { OfferedChoice } from '@/shared/record/offered-choice'

/** A unit or a bank, whose own lists belong to others. */
export function ChoiceSelect(control: FieldControlProps) {
  const answer = useGetPeopleChoicesQuery()
  const choices = control.field.to === 'bank' ? answer.data?.banks : answer.data?.units
  return <OfferedChoice {...control} choices={choices} answer={answer} />
}
