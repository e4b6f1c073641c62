import { comparedNumber } from '@contract/modules/buyers/buyer-numbers'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import type { Tx } from '@server/platform/db/transaction'

export type OpenNumber = (sellerId: string, sealed: string) => string

/** A protected number of sellers for a paper or a file that leaves the portal with it whole: each time it is written down. */
export function openSellerNumber(tx: Tx, seal: ColumnSeal, field: 'tin' | 'payout_account_no'): OpenNumber {
  const told = new Set<string>()
  return (sellerId, sealed) => {
    if (!told.has(sellerId))
      tx.audit({
        action: 'seller_profile.reveal',
        entityType: 'seller_profile',
        entityId: sellerId,
        diff: { [field]: 'revealed' },
      })
    told.add(sellerId)
    return seal.open(`seller_profile.${field}`, sealed)
  }
}

/** The number of a seller as taxpayer, hashed as those of buyers are; opened here alone, and told to nobody. */
export const tinAsBuyer = (seal: ColumnSeal, sealed: string): string =>
  seal.hash('buyer.tin', comparedNumber('tin', seal.open('seller_profile.tin', sealed)))
