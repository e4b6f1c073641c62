import { sql } from 'kysely'
import type { Field, Resource } from '@contract/kernel/define-resource'
import type { NamedRecord } from '@contract/modules/settings/audit-entry.resource'
import { accessWhere } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import { asPortal } from '@server/platform/db/as-portal'
import type { Db } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'
import type { Platform } from '@server/platform/http/portal-app'
import { knownResource } from '@server/platform/resource/known-resources'

/** One question a kind, whatever the number of records: each by its title, where its reader would find it in its list. */
export async function nameRecords(
  tx: Tx,
  platform: Platform,
  actor: Actor,
  wanted: readonly string[],
): Promise<NamedRecord[]> {
  const byKind = Map.groupBy(
    [...new Set(wanted)].map(text => text.split(':') as [string, string]),
    ([kind]) => kind,
  )
  const named: NamedRecord[] = []
  for (const [kind, pairs] of byKind) {
    const ids = pairs.map(([, id]) => id)
    if (kind === 'approval_request')
      named.push(...(await asPortal(tx, ({ db }) => namesOfRequests(db, actor, ids))))
    const resource = knownResource(platform, kind)
    if (!resource || !isShown(resource)) continue
    const names = await titlesOf(tx.db, actor, resource, ids)
    named.push(...ids.map(id => ({ kind, id, name: names.get(id) ?? null })))
  }
  return named
}

/**
 * They have no list, and are the portal's alone: whoever may see the chains of a unit may know what was requested in it,
 * and by whom.
 */
const requests = { table: 'approval_request', permission: 'settings.approval_chain', scope: { ou: 'ou_id' } }

async function namesOfRequests(db: Db, actor: Actor, ids: readonly string[]): Promise<NamedRecord[]> {
  const { rows } = await sql<{ id: string; name: string; type: string; number: string | null }>`
    select id::text, requester_name as name, doc_type as type, number from approval_request
    where id = any (${ids}::uuid[]) and ${accessWhere(actor, 'view', requests)}`.execute(db)
  return rows.map(({ id, name, type, number }) => ({
    ...{ kind: 'approval_request', id, name },
    document: { type, number },
  }))
}

function isShown({ fields, title }: Resource): boolean {
  const field = (fields as Record<string, Field>)[title]
  return Boolean(field?.listed) && !field?.sensitive && !field?.discreet
}

async function titlesOf(
  db: Db,
  actor: Actor,
  resource: Resource,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string | null }>`
    select ${sql.ref(`${resource.table}.id`)}::text as id, ${sql.ref(`${resource.table}.${resource.title}`)}::text as name
    from ${sql.table(resource.table)}
    where ${sql.ref(`${resource.table}.id`)} = any (${ids}::uuid[]) and ${accessWhere(actor, 'view', resource)}`.execute(
    db,
  )
  return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])))
}
