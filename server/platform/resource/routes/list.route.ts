import { z } from 'zod'
import { listMetaSchema, listQuerySchema } from '@contract/kernel/list-request'
import { accessWhere } from '@server/platform/access/access-where'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRoute } from '@server/platform/http/register-route'
import { permissionOf, type ResourceContext } from '@server/platform/resource/resource-context'
import { sendList } from '@server/platform/resource/send-list'

export function listRoute(app: PortalApp, platform: Platform, context: ResourceContext): void {
  const { resource, repository, url } = context
  registerRoute(app, platform, {
    method: 'GET',
    url,
    access: { permission: permissionOf(context, 'view') },
    summary: `List of ${resource.name}`,
    query: listQuerySchema,
    response: { 200: z.object({ data: z.array(context.listed), meta: listMetaSchema.partial() }) },
    handler: async call => {
      const access = accessWhere(call.actor, 'view', resource)
      const list = await call.transaction(tx => repository.list(tx.db, access, call.query), {
        readOnly: true,
        // A word is looked up before the rows that have it.
        isOneStatement: !call.query.search,
      })
      return sendList(call.reply, list)
    },
  })
}
