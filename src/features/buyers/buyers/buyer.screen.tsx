import { BUYERS_PATH } from '@/features/buyers/buyers/buyer-path'
import '@/features/buyers/buyers/buyers.scss'
import { buyerApi, resource, useBuyerParts } from '@/features/buyers/buyers/use-buyer-parts'
import { RecordPage } from '@/shared/record/record-page'

const FACTS = ['buyer_no', 'kind', 'mobile', 'email', 'owner_employee_id', 'ou_id'] as const

/** A buyer with documents and sales. */
export function BuyerScreen() {
  return (
    <RecordPage
      resource={resource}
      api={buyerApi}
      list={BUYERS_PATH}
      facts={FACTS}
      // The number stands among the facts.
      nameOf={row => String(row['full_name'])}
      {...useBuyerParts(false)}
    />
  )
}
