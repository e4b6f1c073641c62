import type { KeptIncentiveGrant } from '@contract/modules/commission/incentive-grant.document'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'
import { reverseEntry } from '@server/platform/ledger/reverse-entry'
import { reverseCommission } from '@server/modules/commission/commission.repository'
import { endGranted, lockGranted } from '@server/modules/commission/incentives/incentive-share.repository'

/** As if it had never been granted: only while nobody was billed for it or paid of it. */
export async function voidGrant(tx: Tx, { id, entry_id }: KeptIncentiveGrant, reason: string): Promise<void> {
  const granted = await lockGranted(tx.db, id)
  if (granted.some(({ is_paid }) => is_paid)) throw new Problem('rule_broken', 'incentive_released')
  if (granted.some(({ is_billed }) => is_billed)) throw new Problem('rule_broken', 'incentive_billed')
  // Its part left the books with its sale: the mirror of the whole entry would take it out once more.
  if (granted.some(({ is_ended }) => is_ended)) throw new Problem('rule_broken', 'incentive_part_ended')
  await endGranted(tx.db, id)
  for (const commission of granted) await reverseCommission(tx.db, commission.id)
  if (entry_id !== null) await reverseEntry(tx, entry_id, reason)
}
