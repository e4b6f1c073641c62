import type { Field } from '@contract/kernel/define-resource'
import { isPermissionCode } from '@contract/access/permission-catalogue'
import type { ImportAnswer, ImportCall } from '@contract/kernel/record-calls'
import type { Tx } from '@server/platform/db/transaction'
import { paced } from '@server/platform/db/request-time'
import {
  faultsOf,
  importRecord,
  TOLD_AT_MOST,
  toldFaults,
  wholeImport,
  type ImportFault,
} from '@server/platform/resource/import-effects'
import { findReferences } from '@server/platform/resource/import-references'
import { readRow, type FoundReferences } from '@server/platform/resource/import-values'
import type { RecordRow } from '@server/platform/resource/create-repository'
import { permissionOf, type AnyCall, type ResourceContext } from '@server/platform/resource/resource-context'
import { alreadyExists } from '@server/platform/resource/unique-fields'
import { createRecord } from '@server/platform/resource/write-record'

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
  const action = isPermissionCode(permissionOf(context, 'import')) ? 'import' : 'create'
  const faults: ImportFault[] = []
  let unchanged = 0
  return wholeImport(tx, async effects => {
    for (const [index, row] of paced(rows.entries())) {
      await addOwn(tx, call, context, row, references)
      const read = readRow(resource, row, references)
      const found =
        'faults' in read
          ? read.faults
          : await importRecord(tx, resource, effects, rowTx =>
              createRecord(rowTx, call, context, read.values, action),
            )
      if (found.length > 0 && found.every(({ code }) => code === context.hooks.changesNothing)) unchanged += 1
      else faults.push(...found.map(fault => ({ ...fault, row: index })))
      if (faults.length > TOLD_AT_MOST) break
    }
    if (faults.length === 0) faults.push(...(await finish(tx, call, context, effects.made)))
    const created = effects.made.length
    return {
      isKept: !dry_run && faults.length === 0,
      summary: {
        action: `${resource.name}.import`,
        entityType: resource.name,
        entityId: null,
        diff: { rows: created },
      },
      answer: {
        created: dry_run || faults.length === 0 ? created : 0,
        ...(unchanged > 0 && { unchanged }),
        errors: toldFaults(call.locale, faults),
      },
    }
  })
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
): Promise<ImportFault[]> {
  if (!hooks.afterImport || made.length === 0) return []
  try {
    await hooks.afterImport(tx, call, made)
    return []
  } catch (error) {
    return faultsOf(await alreadyExists(tx.db, resource, error)).map(fault => ({ ...fault, row: 0 }))
  }
}
