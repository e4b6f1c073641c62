import { z } from 'zod'
import { fieldValuesQuerySchema, fieldValuesSchema } from '@contract/kernel/list-calls'
import { accessWhere } from '@server/platform/access/access-where'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { fieldValues } from '@server/platform/resource/field-values'
import { permissionOf, type ResourceContext } from '@server/platform/resource/resource-context'

export function valuesRoute(app: PortalApp, platform: Platform, context: ResourceContext): void {
  const { resource, url } = context
  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/values/:field`,
    access: { permission: permissionOf(context, 'view') },
    summary: `The values that a field of ${resource.name} takes`,
    params: z.strictObject({ field: z.string().max(64) }),
    query: fieldValuesQuerySchema,
    response: { 200: dataOf(fieldValuesSchema) },
    handler: async call => {
      const access = accessWhere(call.actor, 'view', resource)
      return {
        data: await call.transaction(
          tx => fieldValues(tx.db, resource, access, call.params.field, call.query),
          { readOnly: true },
        ),
      }
    },
  })
}
