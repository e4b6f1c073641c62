import type { CommissionView } from '@contract/selling/commission.calls'
import type { SaleSellerInput } from '@contract/selling/sale.calls'
import type { SellerLevel } from '@/features/sales/sellers/seller-level'

export const lineKey = ({ level, seller_id }: Pick<SaleSellerInput, 'level' | 'seller_id'>) =>
  `${seller_id} ${level}`

/** What a line comes to, as far as its reader may know. */
export function shareOf(view: CommissionView | null, line: SaleSellerInput) {
  return view?.sellers.find(({ id }) => id === lineKey(line))
}

export function ratesOf(view: CommissionView | null): ReadonlyMap<SellerLevel, string> {
  return new Map(view?.sellers.map(({ level, rate_pct }) => [level, rate_pct]))
}
