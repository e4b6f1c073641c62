import { sql } from 'kysely'
import type { Resource } from '@contract/kernel/define-resource'
import type { Mentionable } from '@contract/kernel/record-calls'
import type { Db } from '@server/platform/db/database'
import { recordAccessOf, type RecordAccess } from '@server/platform/notifications/record-access'
import type { RecordRow } from '@server/platform/resource/create-repository'

const MOST_OFFERED = 8

/** The columns that decide who sees it need not be fields of the resource. */
export async function findStanding(db: Db, resource: Resource, id: string): Promise<RecordAccess> {
  const { ou, own, line } = resource.scope
  const names = [...new Set([ou, own, line])].filter(name => name !== undefined)
  if (names.length === 0) return recordAccessOf(resource, { id, row_version: 0 })
  const { rows } = await sql<RecordRow>`
    select ${sql.join(names.map(name => sql.ref(name)))} from ${sql.table(resource.table)} where id = ${id}`.execute(
    db,
  )
  return recordAccessOf(resource, rows[0] ?? { id, row_version: 0 })
}

export async function findMentionable(db: Db, at: RecordAccess, typed: string): Promise<Mentionable[]> {
  const { rows } = await sql<Mentionable>`
    select id, name from portal_mentionable(${typed}, ${MOST_OFFERED}, ${at.needs}, ${at.is_open}, ${at.is_everywhere},
      ${at.ou_id}, ${at.owner_id}, ${at.line_id})`.execute(db)
  return rows
}
