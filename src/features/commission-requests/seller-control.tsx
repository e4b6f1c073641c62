import { useEffect } from 'react'
import { useGetRequestSellersQuery } from '@/features/commission-requests/commission-requests.api'
import { OfferedChoice } from '@/shared/record/offered-choice'
import type { FieldControlProps } from '@/shared/record/field-control'

/** For whom it is: whoever can only ask for himself has nothing to choose. */
export function SellerControl(props: FieldControlProps) {
  const { form, name } = props
  const answer = useGetRequestSellersQuery()
  const sellers = answer.data
  const only = sellers?.length === 1 ? sellers[0]?.id : undefined
  const isEmpty = !form.fields.watch(name)
  useEffect(() => {
    if (only && isEmpty) form.fields.setValue(name, only)
  }, [only, isEmpty, form, name])
  if (only) return null
  return <OfferedChoice {...props} choices={sellers} answer={answer} />
}
