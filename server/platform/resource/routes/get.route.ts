import { accessWhere } from '@server/platform/access/access-where'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { permissionOf, withBeside, type ResourceContext } from '@server/platform/resource/resource-context'
import { recordParams } from '@server/platform/resource/routes/record-params'

export function getRoute(app: PortalApp, platform: Platform, context: ResourceContext): void {
  const { resource, repository, hooks, url } = context
  registerRead(app, platform, {
    url: `${url}/:id`,
    access: { permission: permissionOf(context, 'view') },
    summary: `One ${resource.name}`,
    params: recordParams,
    answers: context.one,
    read: async (tx, call) => {
      const row = await repository.get(tx.db, accessWhere(call.actor, 'view', resource), call.params.id)
      return withBeside(hooks.beside, { tx, call, row })
    },
  })
}
