import { createSchema } from '@contract/kernel/define-resource'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { permissionOf, type ResourceContext, type Values } from '@server/platform/resource/resource-context'
import { namingTaken } from '@server/platform/resource/unique-fields'
import { createRecord } from '@server/platform/resource/write-record'

export function createRoute(app: PortalApp, platform: Platform, context: ResourceContext): void {
  const { resource, url } = context
  registerRoute(app, platform, {
    method: 'POST',
    url,
    access: { permission: permissionOf(context, 'create') },
    summary: `New ${resource.name}`,
    body: createSchema(resource),
    response: { 201: dataOf(context.one) },
    handler: call =>
      namingTaken(platform.database, resource, () =>
        call.transaction(async tx => ({ data: await createRecord(tx, call, context, call.body as Values) })),
      ),
  })
}
