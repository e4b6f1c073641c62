import { CURRENT_CONSENT } from '@contract/modules/buyers/consent'
import type { ConsentStep } from '@contract/modules/buyers/lead.calls'
import { clockOf } from '@server/platform/db/clock'
import { Problem } from '@server/platform/http/problems'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { LeadContext } from '@server/modules/buyers/leads/activity.service'
import { addActivity, changeLead, type LeadChange } from '@server/modules/buyers/leads/lead.repository'

/** Whoever withdraws it is not called or written to any more: what was planned with them is dropped with it. */
export async function withdrawConsent(context: LeadContext, reason: string): Promise<void> {
  const { now } = await clockOf(context.tx.db)
  await changeConsent(context, 'withdraw_consent', {
    note: reason,
    change: {
      consent_withdrawn_at: now,
      consent_withdrawn_by: context.actor.userId,
      next_action_at: null,
      next_action_kind: null,
    },
  })
}

export async function giveConsent(context: LeadContext, text: string): Promise<void> {
  if (text !== CURRENT_CONSENT) refuseBroken([{ path: 'text_version', code: 'consent_text_unknown' }])
  const { now } = await clockOf(context.tx.db)
  await changeConsent(context, 'consent', {
    note: null,
    change: {
      consent_at: now,
      consent_text_version: CURRENT_CONSENT,
      consent_withdrawn_at: null,
      consent_withdrawn_by: null,
    },
  })
}

async function changeConsent(
  { tx, actor, record: lead, audit }: LeadContext,
  kind: ConsentStep,
  { note, change }: { note: string | null; change: LeadChange },
): Promise<void> {
  if (lead.merged_into_id !== null) throw new Problem('conflict', 'lead_merged')
  const isWithdrawn = lead.consent_withdrawn_at !== null
  if (isWithdrawn === (kind === 'withdraw_consent')) throw new Problem('conflict', `lead_${kind}_stands`)
  await addActivity(tx.db, lead, { kind, note, by: actor.userId })
  await changeLead(tx.db, lead.id, { ...change, updated_by: actor.userId })
  audit({
    consent_withdrawn_at: [lead.consent_withdrawn_at, change.consent_withdrawn_at],
    ...(note !== null && { reason: [null, note] }),
  })
}
