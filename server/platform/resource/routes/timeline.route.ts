import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import type { Resource } from '@contract/kernel/define-resource'
import { timelineEntrySchema, type TimelineEntry } from '@contract/kernel/record-calls'
import { accessWhere } from '@server/platform/access/access-where'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { nameReferences } from '@server/platform/resource/name-references'
import { findTimeline } from '@server/platform/resource/record-notes.repository'
import { permissionOf, type ResourceContext } from '@server/platform/resource/resource-context'
import { recordParams } from '@server/platform/resource/routes/record-params'

/** What happened to a record, for whoever may see the record; asked by its id alone, never across records. */
export function timelineRoute(app: PortalApp, platform: Platform, context: ResourceContext): void {
  const { resource, repository, url } = context
  registerRead(app, platform, {
    url: `${url}/:id/timeline`,
    access: { permission: permissionOf(context, 'view') },
    summary: `History of a ${resource.name}`,
    params: recordParams,
    query: z.strictObject({ before: idSchema.optional() }),
    answers: z.array(timelineEntrySchema),
    read: async (tx, call) => {
      const { id } = call.params
      await repository.get(tx.db, accessWhere(call.actor, 'view', resource), id)
      const entries = await findTimeline(tx.db, { type: resource.name, id }, call.query.before ?? null)
      return nameReferences(
        tx.db,
        resource,
        entries.map(entry => withoutSecrets(resource, entry)),
      )
    },
  })
}

/** What became sensitive later was written before it was: it is not told now either. */
function withoutSecrets(resource: Resource, entry: TimelineEntry): TimelineEntry {
  if (!entry.diff) return entry
  const told = Object.entries(entry.diff).map(([name, change]) => [
    name,
    Object.hasOwn(resource.fields, name) && resource.fields[name]?.sensitive ? 'changed' : change,
  ])
  return { ...entry, diff: Object.fromEntries(told) as Record<string, unknown> }
}
