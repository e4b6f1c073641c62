import { z } from 'zod'
import { recordPath } from '@contract/access/record-path'
import type { Resource } from '@contract/kernel/define-resource'
import {
  commentCallSchema,
  commentSchema,
  mentionableQuerySchema,
  mentionableSchema,
  type RecordComment,
} from '@contract/kernel/record-calls'
import { accessWhere } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { registerRead } from '@server/platform/http/register-read'
import { registerWrite } from '@server/platform/http/register-write'
import { notify } from '@server/platform/notifications/notify'
import type { RecordRow } from '@server/platform/resource/create-repository'
import { findMentionable, findStanding } from '@server/platform/resource/mentions.repository'
import { placeOf } from '@server/platform/resource/place-of'
import { addComment, findComments } from '@server/platform/resource/record-notes.repository'
import { permissionOf, type ResourceContext } from '@server/platform/resource/resource-context'
import { recordParams } from '@server/platform/resource/routes/record-params'

/** Whoever may see a record may read and say something about it; nobody takes back what was said. */
export function commentRoutes(app: PortalApp, platform: Platform, context: ResourceContext): void {
  const { resource, repository, url } = context
  const shared = {
    url: `${url}/:id/comments`,
    access: { permission: permissionOf(context, 'view') },
    params: recordParams,
  }
  registerRead(app, platform, {
    ...shared,
    summary: `What was said about a ${resource.name}`,
    answers: z.array(commentSchema),
    read: async (tx, call) => {
      const { id } = call.params
      await repository.get(tx.db, accessWhere(call.actor, 'view', resource), id)
      return findComments(tx.db, { type: resource.name, id })
    },
  })
  registerWrite(app, platform, {
    ...shared,
    summary: `Say something about a ${resource.name}`,
    body: commentCallSchema,
    answers: commentSchema,
    status: 201,
    write: async (tx, call) => {
      const record = { type: resource.name, id: call.params.id }
      const row = await repository.get(tx.db, accessWhere(call.actor, 'view', resource), record.id)
      const place = await placeOf(tx.db, call.actor, resource, row)
      const id = await addComment(tx.db, record, place, call.body.body)
      const said = (await findComments(tx.db, record)).find(comment => comment.id === id)
      if (!said) throw notFound()
      const { mentions = [] } = call.body
      if (mentions.length > 0) await tellMentioned(tx.db, resource, row, said, mentions)
      return said
    },
  })
  registerRead(app, platform, {
    url: `${url}/:id/mentionable`,
    access: shared.access,
    summary: `Who may see a ${resource.name} and can be mentioned there`,
    params: recordParams,
    query: mentionableQuerySchema,
    answers: z.array(mentionableSchema),
    read: async (tx, call) => {
      const { id } = call.params
      await repository.get(tx.db, accessWhere(call.actor, 'view', resource), id)
      const standing = await findStanding(tx.db, resource, id)
      return findMentionable(tx.db, standing, call.query.search.trim())
    },
  })
}

/** Whoever may not see the record is not told, and the writer is not told who that is. */
async function tellMentioned(
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
