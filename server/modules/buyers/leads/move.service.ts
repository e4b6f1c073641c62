import { addDays } from '@contract/kernel/dates'
import { transition } from '@contract/kernel/state-machine'
import { leadResource } from '@contract/modules/buyers/lead.resource'
import { leadProtectionDays } from '@contract/modules/buyers/buyers.parameters'
import { leadMachine, triggerBetween, type LeadTrigger } from '@contract/selling/lead-state.rules'
import { accessWhere } from '@server/platform/access/access-where'
import { mayDo } from '@server/platform/access/actor'
import { clockOf } from '@server/platform/db/clock'
import { forbidden, Problem } from '@server/platform/http/problems'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { LeadContext } from '@server/modules/buyers/leads/activity.service'
import { alreadyRegistered } from '@server/modules/buyers/leads/claim'
import {
  addActivity,
  changeLead,
  findStanding,
  findStatus,
  isWithin,
  type LeadChange,
  type Status,
} from '@server/modules/buyers/leads/lead.repository'

const resource = leadResource

type Move = { status_id: string; reason: string | null }

/** To another status: between two of one category freely, else as the machine says. Sales alone reserve and win. */
export async function moveLead(context: LeadContext, asked: Move): Promise<void> {
  const { actor, record: lead } = context
  const { db } = context.tx
  const status = await findStatus(db, asked.status_id)
  if (!status) return refuseBroken([{ path: 'status_id', code: 'reference_unknown' }])
  if (status.id === lead.status_id) return
  if (lead.merged_into_id !== null) throw new Problem('conflict', 'lead_merged')

  const trigger = triggerBetween(lead.category, status.category)
  // Whoever reopens is asked for the right to that; everything else is an edit.
  const right = accessWhere(actor, trigger === 'reopen' ? 'assign' : 'edit', resource)
  if (!(await isWithin(db, right, lead.id))) throw forbidden()
  const change = await changeOf(context, status, trigger, asked.reason)
  await addActivity(db, lead, {
    kind: 'status_change',
    from_status_id: lead.status_id,
    to_status_id: status.id,
    note: asked.reason,
    by: actor.userId,
  })
  await changeLead(db, lead.id, { ...change, updated_by: actor.userId })
  context.audit(
    { status_id: [lead.status_id, status.id], category: [lead.category, status.category] },
    trigger && trigger !== 'work' ? trigger : 'move',
  )
}

async function changeOf(
  { tx, actor, record: lead }: LeadContext,
  status: Status,
  trigger: LeadTrigger | null,
  reason: string | null,
): Promise<LeadChange> {
  const moved = { status_id: status.id, category: status.category }
  if (lead.category === status.category) return moved
  if (trigger === null) throw new Problem('rule_broken', 'lead_step_unknown')
  const standing = trigger === 'reopen' ? await findStanding(tx.db, lead.fingerprint, lead.id) : null
  const outcome = transition(leadMachine, {
    from: lead.category,
    trigger,
    facts: { reason, protected_elsewhere: standing !== null },
    may: code => mayDo(actor, code),
  })
  if (!outcome.done) {
    if (standing) throw await alreadyRegistered(tx, standing, lead.ou_id)
    if (outcome.reason === 'not_ready') refuseBroken([{ path: 'reason', code: 'lost_reason_needed' }])
    throw new Problem(outcome.reason === 'not_permitted' ? 'forbidden' : 'rule_broken', 'lead_step_unknown')
  }
  if (trigger === 'lose')
    return { ...moved, lost_reason: reason, next_action_at: null, next_action_kind: null }
  if (trigger !== 'reopen') return moved
  const { today } = await clockOf(tx.db)
  return {
    ...moved,
    lost_reason: null,
    protected_from: today,
    protected_until: addDays(
      today,
      await parameterOf(tx, leadProtectionDays, { on: today, ouId: lead.ou_id }),
    ),
  }
}
