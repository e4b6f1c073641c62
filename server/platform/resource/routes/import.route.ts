import { importAnswerSchema, importCallSchema } from '@contract/kernel/record-calls'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerWrite } from '@server/platform/http/register-write'
import { IMPORT_BODY } from '@server/platform/resource/import-body'
import { importRows } from '@server/platform/resource/import-rows'
import { firstPermission, type ResourceContext } from '@server/platform/resource/resource-context'

export function importRoute(app: PortalApp, platform: Platform, context: ResourceContext): void {
  const { resource, url } = context
  registerWrite(app, platform, {
    url: `${url}/import`,
    access: { permission: firstPermission(context, 'import', 'create'), and: 'integration.import.run' },
    summary: `Many new ${resource.name} from a file, all or none`,
    body: importCallSchema,
    bodyLimit: IMPORT_BODY,
    answers: importAnswerSchema,
    write: (tx, call) => importRows(tx, call, context, call.body),
  })
}
