import {
  decided,
  mergedCaution,
  mergedValues,
  MERGE_GROUPS,
} from '@contract/modules/buyers/buyer-merge.rules'
import type { MergeBuyers } from '@contract/modules/buyers/buyer.calls'
import { buyerResource } from '@contract/modules/buyers/buyer.resource'
import { accessWhere } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import type { Tx } from '@server/platform/db/transaction'
import { notFound, Problem, staleRecord } from '@server/platform/http/problems'
import { createRepository, type RecordRow } from '@server/platform/resource/create-repository'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { BuyerFollower } from '@server/platform/selling/buyer-follower-port'
import {
  keepMerge,
  keptOf,
  lockBuyers,
  markMerged,
  moveWhatIsOurs,
  writeMerged,
  type MergingBuyer,
} from '@server/modules/buyers/buyers/merge.repository'

const resource = buyerResource
const buyers = createRepository(resource)

export type BuyerMerge = {
  tx: Tx
  actor: Actor
  winnerId: string
  version: number
  followers: readonly BuyerFollower[]
}

/** Two records of one buyer become one. The loser stays, and says where everything went. */
export async function merge(
  { tx, actor, winnerId, version, followers }: BuyerMerge,
  asked: MergeBuyers,
): Promise<RecordRow> {
  const access = accessWhere(actor, 'merge', resource)
  if (asked.loser_id === winnerId) refuseBroken([{ path: 'loser_id', code: 'merge_self' }])
  const both = await lockBuyers(tx.db, access, [winnerId, asked.loser_id])
  const winner = both.find(({ id }) => id === winnerId)
  const loser = both.find(({ id }) => id === asked.loser_id)
  if (!winner || !loser) throw notFound()
  check(winner, loser, version, asked.loser_version)

  const taken = decided(winner, loser, asked.taken)
  const values: Record<string, unknown> = {
    ...mergedValues(winner, loser, asked.taken),
    ...mergedCaution(winner, loser),
  }
  // Somebody is not their own spouse, also where one of the two was recorded as the other's.
  if (values['spouse_buyer_id'] === winnerId || values['spouse_buyer_id'] === asked.loser_id)
    values['spouse_buyer_id'] = null
  // First, so that the number of the taxpayer is free for the record that stays.
  await markMerged(tx.db, loser.id, winner.id)
  await writeMerged(tx.db, winner.id, values)
  const moved: Record<string, readonly string[]> = await moveWhatIsOurs(tx.db, loser.id, winner.id)
  for (const follower of followers)
    Object.assign(moved, await follower.merged?.(tx, { from: loser.id, to: winner.id }))
  await keepMerge(tx.db, {
    ou_id: winner.ou_id,
    winner_id: winner.id,
    loser_id: loser.id,
    reason: asked.reason,
    taken,
    winner_before: keptOf(winner),
    loser_before: keptOf(loser),
    moved,
    created_by: actor.userId,
  })
  tell(tx, winner, loser, asked.reason, taken)
  return buyers.get(tx.db, access, winnerId)
}

function check(winner: MergingBuyer, loser: MergingBuyer, version: number, loserVersion: number): void {
  if (winner.status === 'merged' || loser.status === 'merged') throw new Problem('conflict', 'buyer_merged')
  if (winner.row_version !== version) throw staleRecord(winner.row_version)
  if (loser.row_version !== loserVersion) throw staleRecord(loser.row_version)
  if (winner.ou_id !== loser.ou_id) refuseBroken([{ path: 'loser_id', code: 'buyer_of_other_unit' }])
  if (winner.kind !== loser.kind) refuseBroken([{ path: 'loser_id', code: 'merge_kinds_differ' }])
}

/** In both histories; what changed is named, not told. */
function tell(
  tx: Tx,
  winner: MergingBuyer,
  loser: MergingBuyer,
  reason: string,
  taken: Record<string, string>,
): void {
  const changed = Object.entries(MERGE_GROUPS).flatMap(([group, fields]) =>
    taken[group] === 'loser'
      ? fields
          .filter(field => !/_hash$|_masked$|^fingerprint$/.test(field))
          .map(field => [field, 'changed'] as const)
      : [],
  )
  const entry = { entityType: 'buyer', ouId: winner.ou_id }
  tx.audit({
    ...entry,
    action: 'buyer.merge',
    entityId: winner.id,
    diff: { merged: [null, loser.buyer_no], reason: [null, reason], ...Object.fromEntries(changed) },
  })
  tx.audit({
    ...entry,
    action: 'buyer.merged_into',
    entityId: loser.id,
    diff: { status: ['active', 'merged'], merged_into_id: [null, winner.id], reason: [null, reason] },
  })
}
