import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { listMetaSchema, listQuerySchema } from '@contract/kernel/list-request'
import { accessWhere } from '@server/platform/access/access-where'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRoute } from '@server/platform/http/register-route'
import { keptCounts } from '@server/platform/resource/kept-count'
import type { ListAnswer } from '@server/platform/resource/list-sql'
import { permissionOf, type ResourceContext } from '@server/platform/resource/resource-context'

export function listRoute(app: PortalApp, platform: Platform, context: ResourceContext): void {
  const { resource, repository, url } = context
  registerRoute(app, platform, {
    method: 'GET',
    url,
    access: { permission: permissionOf(context, 'view') },
    summary: `List of ${resource.name}`,
    query: listQuerySchema,
    response: z.object({ data: z.array(context.listed), meta: listMetaSchema.partial() }),
    handler: async call => {
      const access = accessWhere(call.actor, 'view', resource)
      const kept = keptCounts(call.actor, resource)
      const list = await call.transaction(tx => repository.list(tx.db, access, call.query, kept), {
        readOnly: true,
        // A word is looked up before the rows that have it.
        isOneStatement: !call.query.search,
      })
      return sendList(call.reply, list)
    },
  })
}

/**
 * The page is JSON already: it goes out as it came. Where answers are checked against their schema it is read
 * once more, so that a drifted shape fails a test.
 */
function sendList(reply: FastifyReply, { rows, total, filtered }: ListAnswer): unknown {
  const meta = total === null ? {} : { total, filtered: filtered ?? total }
  if (reply.server.checksAnswers) return { data: JSON.parse(rows) as unknown, meta }
  void reply.type('application/json; charset=utf-8')
  return `{"data":${rows},"meta":${JSON.stringify(meta)}}`
}
