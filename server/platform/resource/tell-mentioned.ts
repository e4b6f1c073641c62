import { recordPath } from '@contract/access/record-path'
import type { Resource } from '@contract/kernel/define-resource'
import type { RecordComment } from '@contract/kernel/record-calls'
import type { Db } from '@server/platform/db/database'
import { notify } from '@server/platform/notifications/notify'
import type { RecordRow } from '@server/platform/resource/create-repository'
import { findStanding } from '@server/platform/resource/mentions.repository'

/** Whoever may not see the record is not told, and the writer is not told who that is. */
export async function tellMentioned(
  db: Db,
  resource: Resource,
  row: RecordRow,
  comment: RecordComment,
  mentions: readonly string[],
): Promise<void> {
  const seenAt = await findStanding(db, resource, row.id)
  await notify(
    { db },
    {
      kind: 'record.mentioned',
      to: mentions.filter(id => id !== comment.author_id),
      subject: { type: resource.name, id: row.id },
      params: { who: comment.author_name ?? '', record: String(row[resource.title] ?? '').slice(0, 200) },
      path: recordPath(seenAt.needs, row.id) ?? '/user/notifications',
      dedupeKey: comment.id,
      seenAt,
    },
  )
}
