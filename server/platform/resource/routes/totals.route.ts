import { totalsQuerySchema, totalsSchema } from '@contract/kernel/list-calls'
import { accessWhere } from '@server/platform/access/access-where'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { permissionOf, type ResourceContext } from '@server/platform/resource/resource-context'
import { columnTotals } from '@server/platform/resource/totals'

export function totalsRoute(app: PortalApp, platform: Platform, context: ResourceContext): void {
  const { resource, url } = context
  registerRead(app, platform, {
    url: `${url}/sums`,
    access: { permission: permissionOf(context, 'view') },
    summary: `What columns of ${resource.name} come to`,
    query: totalsQuerySchema,
    answers: totalsSchema,
    read: (tx, call) => columnTotals(tx.db, resource, accessWhere(call.actor, 'view', resource), call.query),
  })
}
