import { z } from 'zod'
import { fieldValuesQuerySchema, fieldValuesSchema } from '@contract/kernel/list-calls'
import { accessWhere } from '@server/platform/access/access-where'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { fieldValues } from '@server/platform/resource/field-values'
import { keptCounts } from '@server/platform/resource/kept-count'
import { permissionOf, type ResourceContext } from '@server/platform/resource/resource-context'

export function valuesRoute(app: PortalApp, platform: Platform, context: ResourceContext): void {
  const { resource, url } = context
  registerRead(app, platform, {
    url: `${url}/values/:field`,
    access: { permission: permissionOf(context, 'view') },
    summary: `The values that a field of ${resource.name} takes`,
    params: z.strictObject({ field: z.string().max(64) }),
    query: fieldValuesQuerySchema,
    answers: fieldValuesSchema,
    read: (tx, call) =>
      fieldValues(
        tx.db,
        resource,
        accessWhere(call.actor, 'view', resource),
        call.params.field,
        call.query,
        keptCounts(call.actor, resource),
      ),
  })
}
