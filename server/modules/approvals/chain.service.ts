import type { ApprovalChain, ChangeChain, CreateChain } from '@contract/approvals/approval-chain.calls'
import { approvalChainResource } from '@contract/approvals/approval-chain.resource'
import { checkChain } from '@contract/modules/approvals/chain-check.rules'
import { accessWhere } from '@server/platform/access/access-where'
import type { Documents } from '@server/platform/approvals/hold-request'
import type { Tx } from '@server/platform/db/transaction'
import { staleRecord } from '@server/platform/http/problems'
import { checkReferences } from '@server/platform/resource/check-references'
import { difference } from '@server/platform/resource/difference'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { auditEntry, type AnyCall } from '@server/platform/resource/resource-context'
import { chains, knownNames, replaceSteps } from '@server/modules/approvals/chain.repository'

const resource = approvalChainResource

type ChainCall = { tx: Tx; call: AnyCall }
/** A condition is about what documents tell. */
type ChainWrite = ChainCall & { documents: Documents }

export async function findChain(
  { tx, call }: ChainCall,
  id: string,
  action = 'view',
): Promise<ApprovalChain> {
  return chains.get(tx.db, accessWhere(call.actor, action, resource), id)
}

/** What is for all units is written only by whoever acts for all of them. */
function checkUnit({ call }: ChainCall, ou_id: string | null): void {
  const { actor } = call
  if (ou_id === null && !(actor.allUnits && actor.activeUnitId === null))
    refuseBroken([{ path: 'ou_id', code: 'unit_needed' }])
}

async function check(
  { tx, documents }: ChainWrite,
  { doc_type, ...chain }: Pick<CreateChain, 'doc_type' | 'condition' | 'steps'>,
) {
  const facts = documents.get(doc_type)?.facts ?? []
  refuseBroken(checkChain(chain, { facts, ...(await knownNames(tx.db, chain.steps)) }))
}

export async function createChain(
  writing: ChainWrite,
  { steps, ...values }: CreateChain,
): Promise<ApprovalChain> {
  const { tx, call } = writing
  await checkReferences(tx.db, call.actor, resource, values, null)
  checkUnit(writing, values.ou_id)
  await check(writing, { ...values, steps })
  const access = accessWhere(call.actor, 'edit', resource)
  const row = await chains.create(tx.db, access, values, call.actor.userId)
  await replaceSteps(tx.db, row.id, steps)
  const diff = { ...difference(resource, null, row, values), steps: [null, steps] }
  tx.audit(auditEntry(resource, 'create', row, diff))
  return findChain(writing, row.id)
}

/** A request that is under way goes the chain as it was; the next one goes the new. */
export async function changeChain(
  writing: ChainWrite,
  id: string,
  { steps, ...values }: ChangeChain,
): Promise<ApprovalChain> {
  const { tx, call } = writing
  const before = await findChain(writing, id, 'edit')
  await checkReferences(tx.db, call.actor, resource, values, before)
  const ou_id = values.ou_id === undefined ? before.ou_id : values.ou_id
  checkUnit(writing, ou_id)
  const now = steps ?? before.steps.map(({ seq: _, resolver_label: __, ...step }) => step)
  await check(writing, {
    doc_type: values.doc_type ?? before.doc_type,
    condition: values.condition === undefined ? before.condition : values.condition,
    steps: now,
  })
  // The row counts up with its steps too: the document is one.
  const written = { ...values, updated_by: call.actor.userId }
  const row = await chains.update(
    tx.db,
    accessWhere(call.actor, 'edit', resource),
    id,
    call.version ?? 0,
    written,
  )
  if (steps) await replaceSteps(tx.db, id, steps)
  const changed = difference(resource, before, row, values)
  const diff = { ...changed, ...(steps ? { steps: [before.steps, steps] } : {}) }
  tx.audit(auditEntry(resource, 'update', row, diff))
  return findChain(writing, id)
}

export async function turnChain(writing: ChainCall, id: string, is_active: boolean): Promise<ApprovalChain> {
  const { tx, call } = writing
  const before = await findChain(writing, id, 'edit')
  checkUnit(writing, before.ou_id)
  if (before.row_version !== call.version) throw staleRecord(before.row_version)
  if (before.is_active === is_active) return before
  const access = accessWhere(call.actor, 'edit', resource)
  const row = await chains.update(tx.db, access, id, call.version, { is_active })
  const diff = { is_active: [before.is_active, is_active] }
  tx.audit(auditEntry(resource, is_active ? 'reactivate' : 'deactivate', row, diff))
  return findChain(writing, id)
}
