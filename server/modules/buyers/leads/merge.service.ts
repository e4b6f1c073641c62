import { checkMerge, mergedFacts } from '@contract/modules/buyers/lead-merge.rules'
import { leadResource } from '@contract/modules/buyers/lead.resource'
import type { MergeLead } from '@contract/modules/buyers/lead.calls'
import { accessWhere } from '@server/platform/access/access-where'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import type { Actor } from '@server/platform/access/actor'
import { clockOf } from '@server/platform/db/clock'
import type { Tx } from '@server/platform/db/transaction'
import { Problem, staleRecord } from '@server/platform/http/problems'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { alreadyRegistered } from '@server/modules/buyers/leads/claim'
import { fingerprintOf } from '@server/modules/buyers/leads/lead.hooks'
import {
  changeLead,
  findStanding,
  firstStatus,
  lockLead,
  shownLead,
  type LeadChange,
  type LockedLead,
} from '@server/modules/buyers/leads/lead.repository'
import { addMerge, follow } from '@server/modules/buyers/leads/merge.repository'

const resource = leadResource

type LeadMerge = { tx: Tx; actor: Actor; leadId: string }

/**
 * Two leads of one person become one. It cannot be taken back: what was done with the one that goes is the other's from
 * now on, each entry saying where it came from, and the one that goes stays as a record that leads to the other.
 */
export async function mergeLead(
  { tx, actor, leadId }: LeadMerge,
  seal: ColumnSeal,
  version: number,
  { merged_lead_id: goneId, reason }: MergeLead,
) {
  const { db } = tx
  const access = accessWhere(actor, 'merge', resource)
  if (goneId === leadId) refuseBroken([{ path: 'merged_lead_id', code: 'lead_merge_itself' }])
  // Both are asked for before anything follows, and locked in one order: two who merge the same pair never meet.
  for (const id of [leadId, goneId]) await shownLead(db, access, id)
  const moved = await follow(db, leadId, goneId)
  const [first, second] = [leadId, goneId].sort() as [string, string]
  const locked = [await lockLead(db, access, first), await lockLead(db, access, second)]
  const [kept, gone] = (locked[0]?.id === leadId ? locked : locked.reverse()) as [LockedLead, LockedLead]
  if (kept.row_version !== version) throw staleRecord(kept.row_version)
  refuseBroken(checkMerge(kept, gone))

  const lost = await firstStatus(db, 'lost')
  if (!lost) throw new Problem('rule_broken', 'lead_status_needed')
  await changeLead(db, gone.id, {
    status_id: lost.id,
    category: lost.category,
    lost_reason: reason,
    merged_into_id: kept.id,
    next_action_at: null,
    next_action_kind: null,
    updated_by: actor.userId,
  })
  await changeLead(db, kept.id, {
    ...(await factsOf({ tx, actor, leadId }, seal, kept, gone)),
    updated_by: actor.userId,
  })
  await addMerge(db, kept, { merged_lead_id: gone.id, reason, moved, by: actor.userId })
  const diff = { merged: [null, gone.lead_no] }
  tx.audit({ action: 'lead.merge', entityType: 'lead', entityId: kept.id, ouId: kept.ou_id, diff })
  tx.audit({
    action: 'lead.merged_away',
    entityType: 'lead',
    entityId: gone.id,
    ouId: gone.ou_id,
    diff: { merged_into_id: [null, kept.id] },
  })
  return shownLead(db, accessWhere(actor, 'view', resource), kept.id)
}

/** With a number that it did not have, the one that stays is found by that number, from today on. */
async function factsOf(
  { tx }: LeadMerge,
  seal: ColumnSeal,
  kept: LockedLead,
  gone: LockedLead,
): Promise<LeadChange> {
  const facts = mergedFacts(kept, gone)
  const fingerprint = fingerprintOf(seal, { ...kept, ...facts })
  const { today } = await clockOf(tx.db)
  const standing = kept.category === 'lost' ? null : await findStanding(tx.db, fingerprint, kept.id)
  if (standing) throw await alreadyRegistered(tx, standing, kept.ou_id)
  const until = facts.protected_until ?? kept.protected_until
  return {
    ...facts,
    fingerprint,
    // Spans that are over might touch one of somebody who had the person since.
    ...(until >= today && { protected_from: today }),
    protected_until: until,
  }
}
