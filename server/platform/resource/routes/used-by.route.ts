import { usedBySchema } from '@contract/kernel/record-calls'
import { accessWhere } from '@server/platform/access/access-where'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { findUses } from '@server/platform/resource/record.repository'
import { permissionOf, type ResourceContext } from '@server/platform/resource/resource-context'
import { recordParams } from '@server/platform/resource/routes/record-params'

/** Asked before a record is retired: what the foreign keys of the database point at it, in every unit. */
export function usedByRoute(app: PortalApp, platform: Platform, context: ResourceContext): void {
  const { resource, repository, url } = context
  registerRead(app, platform, {
    url: `${url}/:id/used-by`,
    access: { permission: permissionOf(context, 'view') },
    summary: `Where a ${resource.name} is used`,
    params: recordParams,
    answers: usedBySchema,
    read: async (tx, call) => {
      await repository.get(tx.db, accessWhere(call.actor, 'view', resource), call.params.id)
      return findUses(tx.db, resource.writes ?? resource.table, call.params.id)
    },
  })
}
