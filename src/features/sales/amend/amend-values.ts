import type { AmendSale, SalePrice, SaleSellerInput, SaleTerms } from '@contract/selling/sale.calls'
import { amendSaleSchema } from '@contract/selling/sale.calls'
import type { SaleRow } from '@contract/modules/sales/sale.resource'
import type { SaleDetail } from '@contract/modules/sales/sale.views'
import { priceOfSale, termsOfSale } from '@/features/sales/wizard/wizard-values'

export const AMENDABLE = [
  'change_price',
  'change_terms',
  'change_seller',
  'change_buyer',
  'change_unit',
] as const
export type Amendable = (typeof AMENDABLE)[number]

/** All that may change, as it stands; only what `kind` names is sent. */
export type AmendValues = {
  kind: Amendable
  reason: string
  effective_date: string | null
  unit_id: string | null
  buyer_id: string | null
  co_buyers: { buyer_id: string; share_pct: string; relationship: string | null }[]
  price: SalePrice
  terms: SaleTerms
  sellers: SaleSellerInput[]
}

export const asItStands = (row: SaleRow, detail: SaleDetail): AmendValues => ({
  kind: 'change_price',
  reason: '',
  effective_date: null,
  unit_id: null,
  buyer_id: row.buyer_id,
  co_buyers: detail.co_buyers.map(({ buyer_id, share_pct, relationship }) => ({
    buyer_id,
    share_pct,
    relationship,
  })),
  price: priceOfSale(row, detail),
  terms: termsOfSale(row),
  sellers: detail.sellers.map(({ seller_id, level, share_weight }) => ({
    seller_id,
    level,
    share_weight: share_weight ?? '1',
  })),
})

export function amendmentOf(values: AmendValues): unknown {
  const { kind, reason, effective_date, unit_id, buyer_id, co_buyers, price, terms, sellers } = values
  const changes: Record<Amendable, object> = {
    change_unit: { unit_id, price },
    change_buyer: { buyer_id, co_buyers },
    change_price: { price },
    change_terms: { terms },
    change_seller: { sellers },
  }
  return { reason, effective_date, change: { kind, ...changes[kind] } }
}

/** What is reckoned before anybody is asked: the reason may still be missing. */
export function reckoned(values: AmendValues): AmendSale | null {
  const read = amendSaleSchema.safeParse(amendmentOf({ ...values, reason: values.reason.trim() || '...' }))
  return read.success ? read.data : null
}
