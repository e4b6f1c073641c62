import { accessWhere } from '@server/platform/access/access-where'
import type { Tx } from '@server/platform/db/transaction'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { permissionOf, type ResourceContext } from '@server/platform/resource/resource-context'
import { recordParams } from '@server/platform/resource/routes/record-params'

export function getRoute(app: PortalApp, platform: Platform, context: ResourceContext): void {
  const { resource, repository, hooks, url } = context
  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/:id`,
    access: { permission: permissionOf(context, 'view') },
    summary: `One ${resource.name}`,
    params: recordParams,
    response: { 200: dataOf(context.one) },
    handler: async call => {
      const access = accessWhere(call.actor, 'view', resource)
      const read = async (tx: Tx) => {
        const row = await repository.get(tx.db, access, call.params.id)
        return hooks.beside ? { ...row, ...(await hooks.beside(tx, call, row)) } : row
      }
      return { data: await call.transaction(read, { readOnly: true }) }
    },
  })
}
