import type { Resource } from '@contract/kernel/define-resource'
import { buyerResource } from '@contract/modules/buyers/buyer.resource'
import { CURRENT_CONSENT } from '@contract/modules/buyers/consent'
import { accessWhere } from '@server/platform/access/access-where'
import { mayDo, type Actor } from '@server/platform/access/actor'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'
import { createRepository, type RecordRow } from '@server/platform/resource/create-repository'
import { difference } from '@server/platform/resource/difference'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { auditEntry, type Values } from '@server/platform/resource/resource-context'
import { clock } from '@server/modules/buyers/buyers/buyer.repository'

const resource: Resource = buyerResource
const buyers = createRepository(resource)

/** Of a client one may see: whoever may add buyers asks them for it. */
export async function giveConsent(tx: Tx, actor: Actor, id: string, version: number, text: string) {
  if (text !== CURRENT_CONSENT) refuseBroken([{ path: 'text_version', code: 'consent_text_unknown' }])
  const { now } = await clock(tx.db)
  return write(tx, actor, id, version, 'consent', { consent_at: now, consent_text_version: text })
}

export async function withdrawConsent(tx: Tx, actor: Actor, id: string, version: number, reason: string) {
  const nothing = { consent_at: null, consent_text_version: null }
  return write(tx, actor, id, version, 'withdraw_consent', nothing, { reason: [null, reason] })
}

async function write(
  tx: Tx,
  actor: Actor,
  id: string,
  version: number,
  verb: string,
  values: Values,
  told: Values = {},
): Promise<RecordRow> {
  const access = accessWhere(actor, mayDo(actor, 'buyer.record.edit') ? 'edit' : 'create', resource)
  const before = await buyers.get(tx.db, access, id)
  if (before['status'] === 'merged') throw new Problem('conflict', 'buyer_merged')
  const row = await buyers.update(tx.db, access, id, version, values)
  tx.audit(auditEntry(resource, verb, row, { ...difference(resource, before, row, values), ...told }))
  return row
}
