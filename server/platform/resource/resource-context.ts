import type { AuditVerb } from '@contract/modules/settings/audit-actions'
import type { z } from 'zod'
import type { PermissionCode } from '@contract/access/permission-catalogue'
import { isPermissionCode } from '@contract/access/permission-catalogue'
import { permissionCode, type Resource } from '@contract/kernel/define-resource'
import type { AuditEntry } from '@server/platform/audit/audit.repository'
import type { Tx } from '@server/platform/db/transaction'
import type { Call } from '@server/platform/http/call'
import type { RecordRow, Repository } from '@server/platform/resource/create-repository'

export type Values = Record<string, unknown>
export type AnyCall = Call<unknown, unknown, unknown>

/** Of rows that hold `T`. */
export type ResourceHooks<T = unknown> = {
  /** May refuse or complete what is about to be written; `before` is null for a new record. */
  beforeWrite?(tx: Tx, call: AnyCall, values: Values, before: (RecordRow & T) | null): Promise<Values>
  afterWrite?(tx: Tx, call: AnyCall, row: RecordRow & T, before: (RecordRow & T) | null): Promise<void>
  /** The refusal of a row that says what is so already: a file may hold such rows, and they are passed over. */
  changesNothing?: string
  /**
   * All records that an import has made, before it stands: what concerns them together is done or refused here, in a dry
   * run as well.
   */
  afterImport?(tx: Tx, call: AnyCall, rows: readonly (RecordRow & T)[]): Promise<void>
  /**
   * Who sees a record need not see its files, nor add to them: refuses with a Problem. A file may be marked as
   * confidential.
   */
  beforeFiles?(
    tx: Tx,
    call: AnyCall,
    row: RecordRow & T,
    what: 'see' | 'add',
  ): Promise<{ isConfidential: boolean }>
  /** What a single record says to its reader beside its fields. */
  beside?(tx: Tx, call: AnyCall, row: RecordRow & T): Promise<Values>
  /** Refuses with a Problem what may not be retired yet. */
  beforeDeactivate?(tx: Tx, call: AnyCall, row: RecordRow & T): Promise<void>
}

/** As whoever opens or moves it is shown it. */
export async function withBeside<R extends RecordRow>(
  beside: ResourceHooks['beside'],
  { tx, call, row }: { tx: Tx; call: AnyCall; row: R },
): Promise<R> {
  return beside ? { ...row, ...(await beside(tx, call, row)) } : row
}

/** What each operation of a resource is made from. */
export type ResourceContext = {
  resource: Resource
  repository: Repository
  hooks: ResourceHooks
  url: string
  /** What a list and a single record look like on the wire. */
  listed: z.ZodType
  one: z.ZodType
}

export function permissionOf({ resource }: ResourceContext, action: string): PermissionCode {
  return permissionCode(resource, action) as PermissionCode
}

/** The first of these actions that the catalogue knows for the resource. */
export function firstPermission(context: ResourceContext, ...actions: string[]): PermissionCode {
  const known = actions.map(action => permissionOf(context, action)).find(isPermissionCode)
  if (!known) throw new Error(`${context.resource.name} has none of the permissions ${actions.join(', ')}`)
  return known
}

/** The unit that a record belongs to; null where it is the company's. */
export function unitOf(resource: Resource, row: RecordRow): string | null {
  const id = resource.scope.ou ? row[resource.scope.ou] : null
  return typeof id === 'string' ? id : null
}

export function auditEntry(resource: Resource, verb: AuditVerb, row: RecordRow, diff: unknown): AuditEntry {
  return {
    action: `${resource.name}.${verb}`,
    entityType: resource.name,
    entityId: row.id,
    ouId: unitOf(resource, row),
    diff,
  }
}
