import type { SaleDetail } from '@contract/modules/sales/sale.views'
import type { Db } from '@server/platform/db/database'
import type { CommissionReader } from '@server/platform/selling/commission-port'
import { seesShare } from '@server/platform/selling/sees-share'
import { findSellers, type SaleSeller } from '@server/modules/sales/records/seller.repository'

export type SellerReader = CommissionReader & {
  /** Who writes down the parts must see them all. */
  writesWeights: boolean
}

/** Who sells is told to every reader of a sale; at which rate and for which part only to those who may know. */
export function shownSellers(sellers: readonly SaleSeller[], reader: SellerReader): SaleDetail['sellers'] {
  return sellers.map(({ employee_id, user_id: _u, share_weight, rate_pct, ...seller }) => {
    const isSeen = seesShare(reader, employee_id)
    return {
      ...seller,
      share_weight: isSeen || reader.writesWeights ? share_weight : null,
      rate_pct: isSeen ? rate_pct : null,
    }
  })
}

type AmendedValues = Record<string, unknown>
type AmendedSeller = { seller_id: string; share_weight?: unknown }
const sellersIn = (values: AmendedValues) =>
  Array.isArray(values['sellers']) ? (values['sellers'] as AmendedSeller[]) : []

/** What amendments told of sellers, before and after, by the same rule as the sellers of today. */
export async function withoutOthersShares<Amendment extends { before: AmendedValues; after: AmendedValues }>(
  db: Db,
  amendments: readonly Amendment[],
  reader: SellerReader,
  on: string,
): Promise<Amendment[]> {
  if (reader.sees === 'all' || reader.writesWeights) return [...amendments]
  const ids = amendments.flatMap(({ before, after }) => [...sellersIn(before), ...sellersIn(after)])
  const known = await findSellers(db, [...new Set(ids.map(({ seller_id }) => seller_id))], on)
  const employeeOf = new Map(known.map(({ id, employee_id }) => [id, employee_id]))
  const shown = (values: AmendedValues): AmendedValues =>
    Array.isArray(values['sellers'])
      ? {
          ...values,
          sellers: sellersIn(values).map(({ share_weight, ...seller }) => ({
            ...seller,
            share_weight: seesShare(reader, employeeOf.get(seller.seller_id) ?? null) ? share_weight : null,
          })),
        }
      : values
  return amendments.map(amendment => ({
    ...amendment,
    before: shown(amendment.before),
    after: shown(amendment.after),
  }))
}
