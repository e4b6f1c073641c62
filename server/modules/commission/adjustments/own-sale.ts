import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'
import { findActing } from '@server/modules/commission/releases/hand.repository'
import type { SoldSale } from '@server/platform/selling/commission-port'

/** Who shares in these sales, by their accounts. */
export const usersOf = (...sales: readonly SoldSale[]): string[] => [
  ...new Set(sales.flatMap(({ sellers }) => sellers.flatMap(({ user_id }) => user_id ?? []))),
]

/** Nobody changes what they share in themselves. */
export async function refuseOwn(tx: Tx, phrase: string, ...sales: readonly SoldSale[]): Promise<void> {
  const acting = await findActing(tx.db)
  if (acting !== null && usersOf(...sales).includes(acting)) throw new Problem('rule_broken', phrase)
}
