import { aggregateQuerySchema, aggregateSchema } from '@contract/kernel/list-calls'
import { accessWhere } from '@server/platform/access/access-where'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { aggregateBlocks } from '@server/platform/resource/aggregate'
import { permissionOf, type ResourceContext } from '@server/platform/resource/resource-context'

export function aggregateRoute(app: PortalApp, platform: Platform, context: ResourceContext): void {
  const { resource, url } = context
  registerRead(app, platform, {
    url: `${url}/aggregate`,
    access: { permission: permissionOf(context, 'view') },
    summary: `Count, sum, least and greatest of cells of ${resource.name}`,
    query: aggregateQuerySchema,
    answers: aggregateSchema,
    read: (tx, call) =>
      aggregateBlocks(tx.db, resource, accessWhere(call.actor, 'view', resource), call.query),
  })
}
