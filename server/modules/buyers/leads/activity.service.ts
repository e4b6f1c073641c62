import { leadProtectionDays } from '@contract/modules/buyers/buyers.parameters'
import { checkContact, checkNextAction } from '@contract/modules/buyers/lead.rules'
import type { LogActivity } from '@contract/modules/buyers/lead.calls'
import { isContact, isWork, prolonged } from '@contract/modules/buyers/lead-work.rules'
import { clockOf, type Clock } from '@server/platform/db/clock'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { RecordContext } from '@server/platform/resource/run-command'
import {
  addActivity,
  changeLead,
  findStanding,
  firstStatus,
  type LeadChange,
  type LockedLead,
} from '@server/modules/buyers/leads/lead.repository'

/** A lead that is locked, and who acts on it. */
export type LeadContext = RecordContext<LockedLead>
type NewActivity = Required<Pick<LogActivity, 'kind'>> & {
  outcome: NonNullable<LogActivity['outcome']> | null
  note: string | null
  next_action_at?: string | null | undefined
  next_action_kind?: LogActivity['next_action_kind']
}

/**
 * Written down beside whatever else is written: no version is asked for, since nothing of another is written over,
 * and what was logged on a flaky line must not be lost to somebody's edit.
 */
export async function logActivity(
  { tx, actor, record: lead, audit }: LeadContext,
  logged: NewActivity,
): Promise<void> {
  const { db } = tx
  if (lead.merged_into_id !== null) throw new Problem('conflict', 'lead_merged')
  const time = await clockOf(db)
  refuseBroken([
    ...checkNextAction(logged.next_action_at, time.today),
    ...checkContact(lead, logged.next_action_at),
  ])
  const change = await workOf(tx, lead, logged, time)
  const by = actor.userId
  const { kind, outcome, note, next_action_at = null, next_action_kind = null } = logged
  await addActivity(db, lead, { kind, outcome, note, next_action_at, next_action_kind, by })
  if (change.status_id)
    await addActivity(db, lead, {
      kind: 'status_change',
      from_status_id: lead.status_id,
      to_status_id: change.status_id,
      by,
    })
  await changeLead(db, lead.id, { ...change, updated_by: by })
  audit({ kind: [null, kind], outcome: [null, outcome] }, 'log')
}

async function workOf(tx: Tx, lead: LockedLead, logged: NewActivity, time: Clock): Promise<LeadChange> {
  const { today, now } = time
  const lapsed = lead.protected_until < today
  const asks = lapsed && isWork(logged.kind) && lead.category !== 'lost'
  const takenElsewhere = asks && (await findStanding(tx.db, lead.fingerprint, lead.id)) !== null
  const met = isContact(logged)
  const days = await parameterOf(tx, leadProtectionDays, { on: today, ouId: lead.ou_id })
  return {
    ...prolonged(lead, logged.kind, { today, takenElsewhere, days }),
    ...(met && lead.first_contact_at === null && { first_contact_at: now }),
    ...nextAction(lead, logged, now),
    ...(met && lead.category === 'open' && (await working(tx))),
  }
}

/** What was planned is done by any work whose time had come; what is planned for later stays. */
function nextAction(lead: LockedLead, logged: NewActivity, now: string): LeadChange {
  if (logged.next_action_at !== undefined)
    return {
      next_action_at: logged.next_action_at,
      next_action_kind: logged.next_action_at === null ? null : (logged.next_action_kind ?? 'call'),
    }
  const isDue = lead.next_action_at !== null && Date.parse(lead.next_action_at) <= Date.parse(now)
  return isDue && isWork(logged.kind) ? { next_action_at: null, next_action_kind: null } : {}
}

/** Whoever is met is being worked with; that needs no tap of its own. */
async function working(tx: Tx): Promise<LeadChange> {
  const status = await firstStatus(tx.db, 'working')
  return status ? { status_id: status.id, category: status.category } : {}
}
