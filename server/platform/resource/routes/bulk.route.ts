import { bulkAnswerSchema, bulkCallSchema } from '@contract/kernel/record-calls'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerWrite } from '@server/platform/http/register-write'
import { turnMany } from '@server/platform/resource/bulk'
import { permissionOf, type ResourceContext } from '@server/platform/resource/resource-context'

/** Room for the ids of five thousand rows. */
const BODY = 512 * 1024

export function bulkRoute(app: PortalApp, platform: Platform, context: ResourceContext): void {
  const { resource, url } = context
  registerWrite(app, platform, {
    url: `${url}/bulk`,
    access: { permission: permissionOf(context, 'deactivate') },
    summary: `Retire many of ${resource.name}, or bring them back`,
    body: bulkCallSchema,
    bodyLimit: BODY,
    answers: bulkAnswerSchema,
    write: (tx, call) => turnMany(tx, call, context, call.body),
  })
}
