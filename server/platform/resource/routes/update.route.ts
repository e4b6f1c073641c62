import { changeSchema } from '@contract/kernel/define-resource'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerWrite } from '@server/platform/http/register-write'
import { permissionOf, type ResourceContext, type Values } from '@server/platform/resource/resource-context'
import { recordParams } from '@server/platform/resource/routes/record-params'
import { namingTaken } from '@server/platform/resource/unique-fields'
import { updateRecord } from '@server/platform/resource/write-record'

export function updateRoute(app: PortalApp, platform: Platform, context: ResourceContext): void {
  const { resource, url } = context
  registerWrite(app, platform, {
    method: 'PATCH',
    url: `${url}/:id`,
    access: { permission: permissionOf(context, 'edit') },
    summary: `Change a ${resource.name}`,
    params: recordParams,
    body: changeSchema(resource),
    answers: context.one,
    needsVersion: true,
    around: work => namingTaken(platform.database, resource, work),
    write: (tx, call) => updateRecord(tx, call, context, call.params.id, call.body as Values),
  })
}
