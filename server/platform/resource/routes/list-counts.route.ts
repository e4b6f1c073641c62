import { listCountsQuerySchema, listCountsSchema } from '@contract/kernel/list-calls'
import { permissionCode } from '@contract/kernel/define-resource'
import { accessWhere } from '@server/platform/access/access-where'
import { mayDo } from '@server/platform/access/actor'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { forbidden, notFound } from '@server/platform/http/problems'
import { registerRead } from '@server/platform/http/register-read'
import { countLists } from '@server/platform/resource/count-lists'
import { keptCounts } from '@server/platform/resource/kept-count'
import { resourceAt } from '@server/platform/resource/known-resources'

/** Registered after all lists that it counts. A list that its reader may not open is refused, as the list itself would. */
export function listCountsRoute(app: PortalApp, platform: Platform): void {
  registerRead(app, platform, {
    url: '/api/v1/list-counts',
    access: { signedIn: true },
    summary: 'How many rows each of several lists has, as far as the reader may see them',
    query: listCountsQuerySchema,
    answers: listCountsSchema,
    isOneStatement: true,
    read: async ({ db }, { actor, query }) => {
      const lists = query.lists.map(({ list, filter }) => {
        const resource = resourceAt(platform, list)
        if (!resource) throw notFound()
        if (!mayDo(actor, permissionCode(resource, 'view'))) throw forbidden()
        const access = accessWhere(actor, 'view', resource)
        return { resource, filter, access, kept: keptCounts(actor, resource) }
      })
      return { counts: await countLists(db, lists) }
    },
  })
}
