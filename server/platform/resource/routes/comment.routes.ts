import { z } from 'zod'
import {
  commentCallSchema,
  commentSchema,
  mentionableQuerySchema,
  mentionableSchema,
} from '@contract/kernel/record-calls'
import { accessWhere } from '@server/platform/access/access-where'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { findMentionable, findStanding } from '@server/platform/resource/mentions.repository'
import { placeOf } from '@server/platform/resource/place-of'
import { addComment, findComments } from '@server/platform/resource/record-notes.repository'
import { permissionOf, type ResourceContext } from '@server/platform/resource/resource-context'
import { recordParams } from '@server/platform/resource/routes/record-params'
import { tellMentioned } from '@server/platform/resource/tell-mentioned'

/** Whoever may see a record may read and say something about it; nobody takes back what was said. */
export function commentRoutes(app: PortalApp, platform: Platform, context: ResourceContext): void {
  const { resource, repository, url } = context
  const shared = {
    url: `${url}/:id/comments`,
    access: { permission: permissionOf(context, 'view') },
    params: recordParams,
  }
  registerRoute(app, platform, {
    ...shared,
    method: 'GET',
    summary: `What was said about a ${resource.name}`,
    response: { 200: dataOf(z.array(commentSchema)) },
    handler: call =>
      call.transaction(
        async tx => {
          const { id } = call.params
          await repository.get(tx.db, accessWhere(call.actor, 'view', resource), id)
          return { data: await findComments(tx.db, { type: resource.name, id }) }
        },
        { readOnly: true },
      ),
  })
  registerRoute(app, platform, {
    ...shared,
    method: 'POST',
    summary: `Say something about a ${resource.name}`,
    body: commentCallSchema,
    response: { 201: dataOf(commentSchema) },
    handler: call =>
      call.transaction(async tx => {
        const record = { type: resource.name, id: call.params.id }
        const row = await repository.get(tx.db, accessWhere(call.actor, 'view', resource), record.id)
        const place = await placeOf(tx.db, call.actor, resource, row)
        const id = await addComment(tx.db, record, place, call.body.body)
        const data = (await findComments(tx.db, record)).find(comment => comment.id === id)
        const { mentions = [] } = call.body
        if (data && mentions.length > 0) await tellMentioned(tx.db, resource, row, data, mentions)
        return { data }
      }),
  })
  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/:id/mentionable`,
    access: shared.access,
    summary: `Who may see a ${resource.name} and can be mentioned there`,
    params: recordParams,
    query: mentionableQuerySchema,
    response: { 200: dataOf(z.array(mentionableSchema)) },
    handler: call =>
      call.transaction(
        async tx => {
          const { id } = call.params
          await repository.get(tx.db, accessWhere(call.actor, 'view', resource), id)
          const standing = await findStanding(tx.db, resource, id)
          return { data: await findMentionable(tx.db, standing, call.query.search.trim()) }
        },
        { readOnly: true },
      ),
  })
}
