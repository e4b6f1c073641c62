import type { BulkAction } from '@contract/kernel/record-calls'
import { accessWhere } from '@server/platform/access/access-where'
import type { Tx } from '@server/platform/db/transaction'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { staleRecord } from '@server/platform/http/problems'
import { registerWrite } from '@server/platform/http/register-write'
import type { RecordRow } from '@server/platform/resource/create-repository'
import { difference } from '@server/platform/resource/difference'
import {
  auditEntry,
  permissionOf,
  type AnyCall,
  type ResourceContext,
} from '@server/platform/resource/resource-context'
import { recordParams } from '@server/platform/resource/routes/record-params'

/** Master data is never deleted: it is retired, stays where it is used, and may come back. */
export function deactivateRoutes(app: PortalApp, platform: Platform, context: ResourceContext): void {
  const { resource, url } = context
  if (!resource.fields['is_active'])
    throw new Error(`${resource.name} has no is_active and cannot be retired`)
  const register = (verb: BulkAction, summary: string) =>
    registerWrite(app, platform, {
      url: `${url}/:id/${verb}`,
      access: { permission: permissionOf(context, 'deactivate') },
      summary,
      params: recordParams,
      answers: context.one,
      needsVersion: true,
      write: (tx, call) => turn(tx, call, context, call.params.id, verb),
    })
  register('deactivate', `Retire a ${resource.name}`)
  register('reactivate', `Bring a ${resource.name} back`)
}

async function turn(
  tx: Tx,
  call: AnyCall,
  { resource, repository, hooks }: ResourceContext,
  id: string,
  verb: BulkAction,
): Promise<RecordRow> {
  const access = accessWhere(call.actor, 'deactivate', resource)
  const before = await repository.get(tx.db, access, id)
  const version = call.version ?? 0
  if (before.row_version !== version) throw staleRecord(before.row_version)
  const is_active = verb === 'reactivate'
  if (before['is_active'] === is_active) return before
  if (!is_active) await hooks.beforeDeactivate?.(tx, call, before)
  const row = await repository.update(tx.db, access, id, version, { is_active })
  tx.audit(auditEntry(resource, verb, row, difference(resource, before, row)))
  return row
}
