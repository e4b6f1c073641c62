import { sql } from 'kysely'
import type { Field, Resource } from '@contract/kernel/define-resource'
import { labelOf } from '@contract/kernel/references'
import type { TimelineEntry } from '@contract/kernel/record-calls'
import type { Db } from '@server/platform/db/database'
import { labelJoin } from '@server/platform/resource/label-sql'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Beside `developer_id: [before, after]` stands `developer_label` in names; null where one may not see whose it is. */
export async function nameReferences(
  db: Db,
  resource: Resource,
  entries: readonly TimelineEntry[],
): Promise<TimelineEntry[]> {
  const names = new Map<string, Map<string, string>>()
  for (const [name, field] of Object.entries<Field>(resource.fields)) {
    const ids = entries.flatMap(entry => idsIn(entry.diff?.[name]))
    if (field.to && ids.length > 0) names.set(name, await labelsOf(db, field, ids))
  }
  return entries.map(entry => {
    const diff = { ...entry.diff }
    for (const [name, labels] of names)
      if (Array.isArray(diff[name]))
        diff[labelOf(name)] = (diff[name] as unknown[]).map(id => labels.get(String(id)) ?? null)
    return entry.diff ? { ...entry, diff } : entry
  })
}

function idsIn(change: unknown): string[] {
  return Array.isArray(change) ? change.filter(id => typeof id === 'string' && UUID.test(id)) : []
}

async function labelsOf(db: Db, field: Field, ids: readonly string[]): Promise<Map<string, string>> {
  const named = labelJoin('asked', 'id', field)
  if (!named) return new Map()
  const { rows } = await sql<{ id: string; label: string | null }>`
    select asked.id, ${named.label} as label from unnest(${[...new Set(ids)]}::uuid[]) asked (id) ${named.join}`.execute(
    db,
  )
  return new Map(rows.flatMap(({ id, label }) => (label === null ? [] : [[id, label] as const])))
}
