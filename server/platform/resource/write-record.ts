import type { Fields } from '@contract/kernel/define-resource'
import { missingFields } from '@contract/kernel/required-fields'
import { accessWhere } from '@server/platform/access/access-where'
import type { Tx } from '@server/platform/db/transaction'
import { checkReferences } from '@server/platform/resource/check-references'
import type { RecordRow } from '@server/platform/resource/create-repository'
import { difference } from '@server/platform/resource/difference'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import {
  auditEntry,
  type AnyCall,
  type ResourceContext,
  type Values,
} from '@server/platform/resource/resource-context'

const refuseMissing = (resource: { fields: Fields }, values: Values): void =>
  refuseBroken(missingFields(resource, values).map(path => ({ path, code: 'required' })))

/** The one way a record comes to be, by a form and by an import alike. */
export async function createRecord(
  tx: Tx,
  call: AnyCall,
  { resource, repository, hooks }: Pick<ResourceContext, 'resource' | 'repository' | 'hooks'>,
  asked: Values,
  /** Where another right than the usual one leads to it. */
  action = 'create',
): Promise<RecordRow> {
  await checkReferences(tx.db, call.actor, resource, asked, null)
  refuseMissing(resource, asked)
  const values = (await hooks.beforeWrite?.(tx, call, asked, null)) ?? asked
  const access = accessWhere(call.actor, action, resource)
  const row = await repository.create(tx.db, access, values, call.actor.userId)
  tx.audit(auditEntry(resource, 'create', row, difference(resource, null, row, values)))
  await hooks.afterWrite?.(tx, call, row, null)
  return row
}

export async function updateRecord(
  tx: Tx,
  call: AnyCall,
  { resource, repository, hooks }: Pick<ResourceContext, 'resource' | 'repository' | 'hooks'>,
  id: string,
  asked: Values,
  /** Where another right than the usual one leads to the change. */
  action = 'edit',
): Promise<RecordRow> {
  const access = accessWhere(call.actor, action, resource)
  const before = await repository.get(tx.db, access, id)
  await checkReferences(tx.db, call.actor, resource, asked, before)
  refuseMissing(resource, { ...before, ...asked })
  const values = (await hooks.beforeWrite?.(tx, call, asked, before)) ?? asked
  const row = await repository.update(tx.db, access, id, call.version ?? 0, values)
  tx.audit(auditEntry(resource, 'update', row, difference(resource, before, row, values)))
  await hooks.afterWrite?.(tx, call, row, before)
  return row
}
