import type { AuditVerb } from '@contract/modules/settings/audit-actions'
import type { BuyerDocument, BuyerDocuments } from '@contract/modules/buyers/buyer.calls'
import { buyerResource, type Buyer } from '@contract/modules/buyers/buyer.resource'
import { documentsNeeded, standingOf, type GivenDocument } from '@contract/selling/requirements.rules'
import { accessWhere, type Condition } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import { asPortal } from '@server/platform/db/as-portal'
import { clockOf } from '@server/platform/db/clock'
import type { Tx } from '@server/platform/db/transaction'
import type { FileService } from '@server/platform/files/files.service'
import type { Upload } from '@server/platform/files/read-upload'
import { fieldProblem, notFound, Problem } from '@server/platform/http/problems'
import { notify } from '@server/platform/notifications/notify'
import { createRepository, type RecordRow } from '@server/platform/resource/create-repository'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { BuyerFollower } from '@server/platform/selling/buyer-follower-port'
import {
  decideDocument,
  findDocument,
  findDocuments,
  findRequirements,
  holdBuyer,
  insertDocument,
  keepersOf,
  type Decision,
  type DocumentRow,
} from '@server/modules/buyers/buyers/document.repository'

const resource = buyerResource
const buyers = createRepository(resource)
/** What fits nowhere else may be handed in all the same. */
const OTHER = 'OTHER'

export type DocumentParts = { files: Pick<FileService, 'storeFile'>; followers: readonly BuyerFollower[] }

export const asGiven = (documents: readonly BuyerDocument[]): GivenDocument[] =>
  documents.map(({ id, kind, status, valid_to, created_at }) => ({
    id,
    kind,
    valid_to,
    created_at,
    // The day decides again where it is looked at.
    status: status === 'expired' || status === 'missing' ? 'verified' : status,
  }))

/** What is asked of the buyer whatever they buy, and what they have handed in. */
export async function documentsOf(tx: Tx, access: Condition, id: string): Promise<BuyerDocuments> {
  const buyer = await buyers.get(tx.db, access, id)
  const { today } = await clockOf(tx.db)
  const requirements = await findRequirements(tx.db)
  const documents = await findDocuments(tx.db, [id])
  const needed = documentsNeeded(requirements, { project_id: null, financing: null }, [partyOf(buyer)])
  const ofBuyers = requirements.filter(({ kept_with }) => kept_with === 'buyer')
  const kinds = new Map(
    ofBuyers.map(({ code, name, asks_valid_to }) => [code, { code, name, asks_valid_to }]),
  )
  return {
    checklist: needed
      .filter(({ kept_with }) => kept_with === 'buyer')
      .map(({ code, name, from_whom, mandatory_for, asks_valid_to }) => ({
        code,
        name,
        from_whom,
        mandatory_for,
        asks_valid_to,
        ...standingOf(code, asGiven(documents), today),
      })),
    documents,
    kinds: [...kinds.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
  }
}

export function partyOf(
  buyer: Pick<Buyer, 'id' | 'kind' | 'employment' | 'civil_status' | 'nationality' | 'attorney_in_fact'>,
) {
  const { id: buyer_id, kind, employment, civil_status, nationality, attorney_in_fact } = buyer
  return { buyer_id, kind, employment, civil_status, nationality, has_attorney: attorney_in_fact !== null }
}

/** Held against being merged away meanwhile. */
export async function buyerForUpload(tx: Tx, actor: Actor, buyerId: string): Promise<RecordRow> {
  await holdBuyer(tx.db, buyerId)
  const access = accessWhere(actor, 'create', resource)
  const edit = accessWhere(actor, 'edit', resource)
  const buyer = await buyers.get(tx.db, access, buyerId).catch(() => buyers.get(tx.db, edit, buyerId))
  if (buyer['status'] === 'merged') throw new Problem('conflict', 'buyer_merged')
  return buyer
}

type NewDocument = { buyerId: string; kind: string; validTo: string | null; upload: Upload }

/** Kept sealed: a picture of a passport is worth as much as its number. */
export function storeSealed(tx: Tx, { files }: DocumentParts, ouId: string, ownerId: string, upload: Upload) {
  return files.storeFile(tx, {
    ...upload,
    ouId,
    ownerType: 'buyer',
    ownerId,
    kind: 'document',
    isSealed: true,
  })
}

export async function addDocument(
  tx: Tx,
  actor: Actor,
  parts: DocumentParts,
  given: NewDocument,
): Promise<BuyerDocument> {
  const { buyerId, kind, validTo, upload } = given
  const buyer = await buyerForUpload(tx, actor, buyerId)
  const requirements = await findRequirements(tx.db)
  if (kind !== OTHER && !requirements.some(({ code }) => code === kind))
    refuseBroken([{ path: 'kind', code: 'reference_unknown' }])
  const { today } = await clockOf(tx.db)
  if (validTo !== null && validTo < today) throw fieldProblem('rule_broken', 'valid_to', 'document_run_out')
  const file = await storeSealed(tx, parts, String(buyer['ou_id']), buyerId, upload)
  const created_by = actor.userId
  const row = { ou_id: String(buyer['ou_id']), buyer_id: buyerId, kind, valid_to: validTo, created_by }
  const id = await insertDocument(tx.db, { ...row, attachment_id: file.id })
  tell(tx, 'document_add', { ou_id: row.ou_id, buyer_id: buyerId }, { document: [null, kind] })
  await follow(tx, parts, { buyerId, code: kind })
  return shown(tx, buyerId, id)
}

type VerifyAnswer =
  | { verified: true; valid_to?: string | null | undefined }
  | { verified: false; reason: string }

export async function lockDocument(
  { db }: Tx,
  place: { buyerId: string; id: string; access: Condition },
): Promise<DocumentRow> {
  // Before the document, as merges and corrections of the buyer lock them too.
  await holdBuyer(db, place.buyerId)
  const document = await findDocument(db, { ...place, forUpdate: true })
  if (!document) throw notFound()
  return document
}

export async function decide(
  { tx, actor, record: document }: { tx: Tx; actor: Actor; record: DocumentRow },
  parts: DocumentParts,
  decision: VerifyAnswer,
): Promise<BuyerDocument> {
  const { id, buyer_id: buyerId } = document
  // What was accepted by mistake is taken back with a reason; nothing is accepted twice.
  const isOpen = document.status === 'submitted' || (!decision.verified && document.status !== 'rejected')
  if (!isOpen) throw new Problem('conflict', 'document_decided')
  // Whoever uploaded it has looked at it already.
  if (decision.verified && document.created_by === actor.userId)
    throw new Problem('forbidden', 'document_own')
  const told: Decision = decision.verified
    ? { verified: true, valid_to: decision.valid_to === undefined ? document.valid_to : decision.valid_to }
    : decision
  if (told.verified) await checkValidity(tx, document, told.valid_to)
  await decideDocument(tx.db, id, actor.userId, told)
  const verb = told.verified ? 'document_verify' : 'document_reject'
  const diff = {
    document: [document.kind, document.kind],
    ...(told.verified ? {} : { reason: [null, told.reason] }),
  }
  tell(tx, verb, { ou_id: document.ou_id, buyer_id: buyerId }, diff)
  await follow(tx, parts, { buyerId, code: document.kind }, async portal => {
    if (!told.verified) await tellRefused(portal, actor, document)
  })
  return shown(tx, buyerId, id)
}

/** Whoever handed it in and whoever looks after the buyer; sellers of the buyer's sales hear of it from there. */
async function tellRefused(tx: Tx, actor: Actor, { id, buyer_id, name }: DocumentRow): Promise<void> {
  const { buyer_no, people } = await keepersOf(tx.db, id)
  await notify(tx, {
    kind: 'paper.rejected',
    to: people.filter(person => person !== actor.userId),
    subject: { type: 'buyer', id: buyer_id },
    params: { document: name, record: buyer_no },
    path: `/buyer-management/list?record=${buyer_id}&tab=documents`,
    dedupeKey: `paper.rejected:${id}`,
  })
}

/** A paper that runs out is good for nothing without the day it does, nor once that day is over. */
async function checkValidity(tx: Tx, { kind }: DocumentRow, validTo: string | null): Promise<void> {
  const asks = (await findRequirements(tx.db)).some(
    ({ code, asks_valid_to }) => code === kind && asks_valid_to,
  )
  if (validTo === null && asks) throw fieldProblem('rule_broken', 'valid_to', 'required')
  const { today } = await clockOf(tx.db)
  if (validTo !== null && validTo < today) throw fieldProblem('rule_broken', 'valid_to', 'document_run_out')
}

/** Past the units: sales and commission that hang on a document stand in others too, and so does who is told of it. */
const follow = (
  tx: Tx,
  { followers }: DocumentParts,
  changed: { buyerId: string; code: string },
  first?: (portal: Tx) => Promise<void>,
): Promise<void> =>
  asPortal(tx, async portal => {
    await first?.(portal)
    for (const follower of followers) await follower.documentChanged?.(portal, changed)
  })

export async function shown(tx: Tx, buyerId: string, id: string): Promise<BuyerDocument> {
  const found = (await findDocuments(tx.db, [buyerId])).find(document => document.id === id)
  if (!found) throw notFound()
  return found
}

export function tell(
  tx: Tx,
  verb: AuditVerb,
  { ou_id, buyer_id }: { ou_id: string; buyer_id: string },
  diff: Record<string, unknown>,
): void {
  tx.audit({ action: `buyer.${verb}`, entityType: 'buyer', entityId: buyer_id, ouId: ou_id, diff })
}
