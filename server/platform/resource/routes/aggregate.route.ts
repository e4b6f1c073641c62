import { aggregateQuerySchema, aggregateSchema } from '@contract/kernel/list-calls'
import { accessWhere } from '@server/platform/access/access-where'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { aggregateBlocks } from '@server/platform/resource/aggregate'
import { permissionOf, type ResourceContext } from '@server/platform/resource/resource-context'

export function aggregateRoute(app: PortalApp, platform: Platform, context: ResourceContext): void {
  const { resource, url } = context
  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/aggregate`,
    access: { permission: permissionOf(context, 'view') },
    summary: `Count, sum, least and greatest of cells of ${resource.name}`,
    query: aggregateQuerySchema,
    response: { 200: dataOf(aggregateSchema) },
    handler: async call => {
      const access = accessWhere(call.actor, 'view', resource)
      return {
        data: await call.transaction(tx => aggregateBlocks(tx.db, resource, access, call.query), {
          readOnly: true,
        }),
      }
    },
  })
}
