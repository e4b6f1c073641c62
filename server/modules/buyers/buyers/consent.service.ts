import type { AuditVerb } from '@contract/modules/settings/audit-actions'
import { buyerResource } from '@contract/modules/buyers/buyer.resource'
import { CURRENT_CONSENT } from '@contract/modules/buyers/consent'
import { accessWhere } from '@server/platform/access/access-where'
import { mayDo, type Actor } from '@server/platform/access/actor'
import { clockOf } from '@server/platform/db/clock'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'
import { createRepository, type RecordRow } from '@server/platform/resource/create-repository'
import { difference } from '@server/platform/resource/difference'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { auditEntry, type Values } from '@server/platform/resource/resource-context'

const resource = buyerResource
export const buyers = createRepository(resource)

type BuyerContext = { tx: Tx; actor: Actor; record: RecordRow }

/** Of a client one may see: whoever may add buyers asks them for it. */
export async function giveConsent(asked: BuyerContext, text: string): Promise<void> {
  if (text !== CURRENT_CONSENT) refuseBroken([{ path: 'text_version', code: 'consent_text_unknown' }])
  const { now } = await clockOf(asked.tx.db)
  await write(asked, 'consent', { consent_at: now, consent_text_version: text })
}

export async function withdrawConsent(asked: BuyerContext, reason: string): Promise<void> {
  const nothing = { consent_at: null, consent_text_version: null }
  await write(asked, 'withdraw_consent', nothing, { reason: [null, reason] })
}

/** What somebody agreed to as a lead counts for the buyer that they became. */
export const carryConsent = (
  asked: BuyerContext,
  given: { consent_at: string; consent_text_version: string },
): Promise<RecordRow> => write(asked, 'consent', given)

async function write(
  { tx, actor, record: before }: BuyerContext,
  verb: AuditVerb,
  values: Values,
  told: Values = {},
): Promise<RecordRow> {
  if (before['status'] === 'merged') throw new Problem('conflict', 'buyer_merged')
  // Whoever may change buyers is held to those, also where they may add them further afield.
  const access = accessWhere(actor, mayDo(actor, 'buyer.record.edit') ? 'edit' : 'create', resource)
  const row = await buyers.update(tx.db, access, before.id, before.row_version, values)
  tx.audit(auditEntry(resource, verb, row, { ...difference(resource, before, row, values), ...told }))
  return row
}
