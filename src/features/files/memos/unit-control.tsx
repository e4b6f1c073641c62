import { useGetAudienceChoicesQuery } from '@/features/files/memos.api'
import type { FieldControlProps } from '@/shared/record/field-control'
import { OfferedChoice } from '@/shared/record/offered-choice'

/** One of the units that one acts in; their own list may be somebody else's to see. */
export function UnitControl(control: FieldControlProps) {
  const answer = useGetAudienceChoicesQuery()
  return <OfferedChoice {...control} choices={answer.data?.units} answer={answer} />
}
