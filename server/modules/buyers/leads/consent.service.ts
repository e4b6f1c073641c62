import type { Resource } from '@contract/kernel/define-resource'
import { CURRENT_CONSENT } from '@contract/modules/buyers/consent'
import type { ConsentStep } from '@contract/modules/buyers/lead.commands'
import { leadResource } from '@contract/modules/buyers/lead.resource'
import { accessWhere } from '@server/platform/access/access-where'
import { Problem, staleRecord } from '@server/platform/http/problems'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { Asked } from '@server/modules/buyers/leads/activity.service'
import {
  addActivity,
  changeLead,
  clock,
  lockLead,
  shownLead,
  type LeadChange,
} from '@server/modules/buyers/leads/lead.repository'

const resource = leadResource as unknown as Resource

/** Whoever withdraws it is not called or written to any more: what was planned with them is dropped with it. */
export async function withdrawConsent(asked: Asked, version: number, reason: string) {
  const { now } = await clock(asked.tx.db)
  return say(asked, version, 'withdraw_consent', {
    note: reason,
    change: {
      consent_withdrawn_at: now,
      consent_withdrawn_by: asked.actor.userId,
      next_action_at: null,
      next_action_kind: null,
    },
  })
}

export async function giveConsent(asked: Asked, version: number, text: string) {
  if (text !== CURRENT_CONSENT) refuseBroken([{ path: 'text_version', code: 'consent_text_unknown' }])
  const { now } = await clock(asked.tx.db)
  return say(asked, version, 'consent', {
    note: null,
    change: {
      consent_at: now,
      consent_text_version: CURRENT_CONSENT,
      consent_withdrawn_at: null,
      consent_withdrawn_by: null,
    },
  })
}

async function say(
  { tx, actor, leadId }: Asked,
  version: number,
  kind: ConsentStep,
  { note, change }: { note: string | null; change: LeadChange },
) {
  const lead = await lockLead(tx.db, accessWhere(actor, 'edit', resource), leadId)
  if (lead.row_version !== version) throw staleRecord(lead.row_version)
  if (lead.merged_into_id !== null) throw new Problem('conflict', 'lead_merged')
  const isWithdrawn = lead.consent_withdrawn_at !== null
  if (isWithdrawn === (kind === 'withdraw_consent')) throw new Problem('conflict', `lead_${kind}_stands`)
  await addActivity(tx.db, lead, { kind, note, by: actor.userId })
  await changeLead(tx.db, leadId, { ...change, updated_by: actor.userId })
  tx.audit({
    action: `lead.${kind}`,
    entityType: 'lead',
    entityId: leadId,
    ouId: lead.ou_id,
    diff: {
      consent_withdrawn_at: [lead.consent_withdrawn_at, change.consent_withdrawn_at],
      ...(note !== null && { reason: [null, note] }),
    },
  })
  return shownLead(tx.db, accessWhere(actor, 'view', resource), leadId)
}
