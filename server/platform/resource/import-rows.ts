import { sql } from 'kysely'
import type { Field } from '@contract/kernel/define-resource'
import { isPermissionCode } from '@contract/access/permission-catalogue'
import type { FieldError } from '@contract/kernel/errors'
import type { ImportAnswer, ImportCall } from '@contract/kernel/record-calls'
import type { AuditEntry } from '@server/platform/audit/audit.repository'
import type { Tx } from '@server/platform/db/transaction'
import { paced } from '@server/platform/db/request-time'
import { problemOf } from '@server/platform/http/answer-errors'
import { isServerPhrase, say } from '@server/platform/phrases/say'
import { findReferences, type FoundReferences } from '@server/platform/resource/import-references'
import { readRow } from '@server/platform/resource/import-values'
import type { RecordRow } from '@server/platform/resource/create-repository'
import {
  permissionOf,
  type AnyCall,
  type ResourceContext,
  type Values,
} from '@server/platform/resource/resource-context'
import { alreadyExists } from '@server/platform/resource/unique-fields'
import { createRecord } from '@server/platform/resource/write-record'

/** Whoever has a thousand faults in a file has one. */
const TOLD_AT_MOST = 1_000

type RowFault = FieldError & { params?: Record<string, string | number> | undefined }
type Fault = RowFault & { row: number }

/**
 * Every row takes the way of a form: the same checks, the same hooks. A dry run is the same work undone, so that it
 * promises nothing that the writing would not hold; and the writing is of all rows or of none.
 */
export async function importRows(
  tx: Tx,
  call: AnyCall,
  context: ResourceContext,
  { rows, dry_run }: ImportCall,
): Promise<ImportAnswer> {
  const { resource } = context
  const references = await findReferences(tx.db, call.actor, resource, rows)
  const faults: Fault[] = []
  const kept: AuditEntry[] = []
  const followUps: Parameters<Tx['afterCommit']>[0][] = []
  const made: RecordRow[] = []
  let unchanged = 0
  await sql.raw('savepoint import_all').execute(tx.db)
  for (const [index, row] of paced(rows.entries())) {
    await addOwn(tx, call, context, row, references)
    const read = readRow(resource, row, references)
    const found =
      'faults' in read
        ? read.faults
        : await writeRow(tx, call, context, read.values, { audit: kept, followUps, made })
    if (found.length > 0 && found.every(({ code }) => code === context.hooks.changesNothing)) unchanged += 1
    else faults.push(...found.map(fault => ({ ...fault, row: index })))
    if (faults.length > TOLD_AT_MOST) break
  }
  if (faults.length === 0) faults.push(...(await finish(tx, call, context, made)))
  const created = made.length
  if (dry_run || faults.length > 0) await sql.raw('rollback to savepoint import_all').execute(tx.db)
  else {
    for (const entry of kept) tx.audit(entry)
    for (const followUp of followUps) tx.afterCommit(followUp)
    tx.audit({
      action: `${resource.name}.import`,
      entityType: resource.name,
      entityId: null,
      diff: { rows: created },
    })
  }
  return {
    created: dry_run || faults.length === 0 ? created : 0,
    ...(unchanged > 0 && { unchanged }),
    errors: faults.slice(0, TOLD_AT_MOST).map(({ row, path, code, message, params }) => ({
      row,
      path,
      code,
      message: say(
        call.locale,
        isServerPhrase(message) ? message : isServerPhrase(code) ? code : 'malformed',
        params,
      ),
    })),
  }
}

/** A record below another of the same file: that one has only just come to be. */
async function addOwn(
  tx: Tx,
  call: AnyCall,
  { resource }: ResourceContext,
  row: ImportCall['rows'][number],
  references: FoundReferences,
): Promise<void> {
  const waits = Object.entries<Field>(resource.fields).some(([name, { to }]) => {
    const text = row[name]?.trim()
    return to === resource.name && text && !references.get(name)?.get(text)?.length
  })
  if (!waits) return
  for (const [name, found] of await findReferences(tx.db, call.actor, resource, [row]))
    references.set(name, new Map([...(references.get(name) ?? []), ...found]))
}

/** What concerns all rows together is told beside the first. */
async function finish(
  tx: Tx,
  call: AnyCall,
  { hooks, resource }: ResourceContext,
  made: readonly RecordRow[],
): Promise<Fault[]> {
  if (!hooks.afterImport || made.length === 0) return []
  try {
    await hooks.afterImport(tx, call, made)
    return []
  } catch (error) {
    return faultsOf(await alreadyExists(tx.db, resource, error)).map(fault => ({ ...fault, row: 0 }))
  }
}

type RowEffects = {
  audit: AuditEntry[]
  followUps: Parameters<Tx['afterCommit']>[0][]
  made: RecordRow[]
}

/** What a row that fails has done by then is undone; what it wanted told is told only if it stands. */
async function writeRow(
  tx: Tx,
  call: AnyCall,
  context: ResourceContext,
  values: Values,
  kept: RowEffects,
): Promise<RowFault[]> {
  const own: RowEffects = { audit: [], followUps: [], made: [] }
  const rowTx: Tx = {
    ...tx,
    audit: entry => own.audit.push(entry),
    afterCommit: work => own.followUps.push(work),
  }
  await sql.raw('savepoint import_row').execute(tx.db)
  try {
    const action = isPermissionCode(permissionOf(context, 'import')) ? 'import' : 'create'
    own.made.push(await createRecord(rowTx, call, context, values, action))
    await sql.raw('release savepoint import_row').execute(tx.db)
  } catch (error) {
    await sql.raw('rollback to savepoint import_row').execute(tx.db)
    return faultsOf(await alreadyExists(tx.db, context.resource, error))
  }
  kept.audit.push(...own.audit)
  kept.followUps.push(...own.followUps)
  kept.made.push(...own.made)
  return []
}

function faultsOf(error: unknown): RowFault[] {
  const problem = problemOf(error)
  if (problem.status >= 500) throw error
  const { fields, params } = problem.details
  return fields ?? [{ path: '', code: problem.phrase, message: problem.phrase, params }]
}
