import { sql } from 'kysely'
import type { Resource } from '@contract/kernel/define-resource'
import type { BulkAnswer, BulkCall, BulkTarget } from '@contract/kernel/record-calls'
import { accessWhere, type Condition } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'
import { isServerPhrase, say } from '@server/platform/phrases/say'
import { targetRows } from '@server/platform/resource/bulk-target'
import { recordColumns } from '@server/platform/resource/columns-sql'
import type { RecordRow } from '@server/platform/resource/create-repository'
import { auditEntry, type AnyCall, type ResourceContext } from '@server/platform/resource/resource-context'

/** Why a row is left as it is: a code, and the words of the rule where one forbids it. */
type Refusal = { reason: string; message: string | null }

const EXAMPLES = 3

/** Told and done by the same steps: the dry run only stops before it writes. */
export async function turnMany(
  tx: Tx,
  call: AnyCall,
  context: ResourceContext,
  { action, target, dry_run }: BulkCall,
): Promise<BulkAnswer> {
  const { resource } = context
  const rows = await findRows(tx.db, call.actor, resource, target)
  const is_active = action === 'reactivate'
  const skipped = new Map<string, { why: Refusal; rows: RecordRow[] }>()
  const changing: RecordRow[] = []
  for (const row of rows) {
    const why = await whyNot(tx, call, context, row, is_active)
    if (why === null) {
      changing.push(row)
      continue
    }
    // The same rule with other figures in its words is another thing to tell.
    const key = `${why.reason} ${why.message ?? ''}`
    const group = skipped.get(key) ?? { why, rows: [] }
    group.rows.push(row)
    skipped.set(key, group)
  }
  if (!dry_run) await change(tx, resource, changing, is_active)
  return {
    ...(dry_run ? {} : { changed: changing.map(row => row.id) }),
    will_change: changing.length,
    skipped: [...skipped.values()].map(({ why, rows: group }) => ({
      ...why,
      count: group.length,
      examples: group.slice(0, EXAMPLES).map(row => String(row[resource.title] ?? '')),
    })),
  }
}

function findRows(db: Db, actor: Actor, resource: Resource, target: BulkTarget): Promise<RecordRow[]> {
  const mayTurn = accessWhere(actor, 'deactivate', resource)
  // Of those that are picked, the right to turn them is enough.
  const may = 'ids' in target ? [mayTurn] : [accessWhere(actor, 'view', resource), mayTurn]
  return targetRows(db, resource, target, may, (meant, most) => lockRows(db, resource, meant, most))
}

/** In the order of their ids: two lists that overlap wait for each other, but never in a circle. */
async function lockRows(db: Db, resource: Resource, where: Condition, most: number): Promise<RecordRow[]> {
  const { rows } = await sql<{ row: RecordRow }>`select to_json(one) as row from (
      select ${recordColumns(resource)} from ${sql.table(resource.table)} where ${where}
      order by ${sql.ref(`${resource.table}.id`)} limit ${most} for update of ${sql.table(resource.table)}) one`.execute(
    db,
  )
  return rows.map(({ row }) => row)
}

async function whyNot(
  tx: Tx,
  call: AnyCall,
  { hooks }: ResourceContext,
  row: RecordRow,
  is_active: boolean,
): Promise<Refusal | null> {
  if (row['is_active'] === is_active)
    return { reason: is_active ? 'already_active' : 'already_inactive', message: null }
  if (is_active || !hooks.beforeDeactivate) return null
  try {
    await hooks.beforeDeactivate(tx, call, row)
    return null
  } catch (error) {
    if (error instanceof Problem) {
      const { phrase, details } = error
      return {
        reason: phrase,
        message: isServerPhrase(phrase) ? say(call.locale, phrase, details.params) : null,
      }
    }
    throw error
  }
}

async function change(
  tx: Tx,
  resource: Resource,
  rows: readonly RecordRow[],
  is_active: boolean,
): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map(row => row.id)
  await sql`update ${sql.table(resource.table)} set is_active = ${is_active} where id = any (${ids}::uuid[])`.execute(
    tx.db,
  )
  const verb = is_active ? 'reactivate' : 'deactivate'
  for (const row of rows) tx.audit(auditEntry(resource, verb, row, { is_active: [!is_active, is_active] }))
}
