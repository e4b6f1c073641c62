import { createSchema } from '@contract/kernel/define-resource'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerWrite } from '@server/platform/http/register-write'
import { permissionOf, type ResourceContext, type Values } from '@server/platform/resource/resource-context'
import { namingTaken } from '@server/platform/resource/unique-fields'
import { createRecord } from '@server/platform/resource/write-record'

export function createRoute(app: PortalApp, platform: Platform, context: ResourceContext): void {
  const { resource, url } = context
  registerWrite(app, platform, {
    url,
    access: { permission: permissionOf(context, 'create') },
    summary: `New ${resource.name}`,
    body: createSchema(resource),
    answers: context.one,
    status: 201,
    around: work => namingTaken(platform.database, resource, work),
    write: (tx, call) => createRecord(tx, call, context, call.body as Values),
  })
}
