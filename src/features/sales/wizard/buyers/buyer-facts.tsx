import '@/features/sales/wizard/pick-list.scss'
import type { ListedBuyer } from '@/features/sales/wizard/chosen-records'
import { Ltr } from '@/shared/format/ltr'

export type BuyerFactsProps = { buyer: ListedBuyer }

export function BuyerFacts({ buyer }: BuyerFactsProps) {
  return (
    <span className="pick-facts">
      <span className="pick-name">
        <bdi>{buyer.full_name}</bdi>
      </span>
      <span className="pick-line text-muted small">
        <Ltr>{buyer.buyer_no}</Ltr>
        <Ltr>{buyer.mobile ?? buyer.email ?? ''}</Ltr>
      </span>
    </span>
  )
}
