import { totalsQuerySchema, totalsSchema } from '@contract/kernel/list-calls'
import { accessWhere } from '@server/platform/access/access-where'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { permissionOf, type ResourceContext } from '@server/platform/resource/resource-context'
import { columnTotals } from '@server/platform/resource/totals'

export function totalsRoute(app: PortalApp, platform: Platform, context: ResourceContext): void {
  const { resource, url } = context
  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/sums`,
    access: { permission: permissionOf(context, 'view') },
    summary: `What columns of ${resource.name} come to`,
    query: totalsQuerySchema,
    response: { 200: dataOf(totalsSchema) },
    handler: async call => {
      const access = accessWhere(call.actor, 'view', resource)
      return {
        data: await call.transaction(tx => columnTotals(tx.db, resource, access, call.query), {
          readOnly: true,
        }),
      }
    },
  })
}
