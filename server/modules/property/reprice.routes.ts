import { z } from 'zod'
import { shownSchema } from '@contract/kernel/define-resource'
import { idSchema } from '@contract/kernel/ids'
import {
  bulkRepriceAnswerSchema,
  bulkRepriceSchema,
  repricePreviewAnswerSchema,
  repricePreviewSchema,
  repriceSchema,
} from '@contract/modules/property/property-unit.commands'
import { propertyUnitResource } from '@contract/modules/property/property-unit.resource'
import { accessWhere } from '@server/platform/access/access-where'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { bulkReprice, previewReprice, repriceOne } from '@server/modules/property/reprice.service'
import { unitRepository, unitResource } from '@server/modules/property/unit.repository'

const url = `/api/v1${propertyUnitResource.path}`
const access = { permission: 'property.listing.reprice' } as const
/** Room for the ids and versions of five thousand units. */
const BODY = 1024 * 1024

export function repriceRoutes(app: PortalApp, platform: Platform): void {
  registerRoute(app, platform, {
    method: 'POST',
    url: `${url}/:id/reprice`,
    access,
    summary: 'Give a unit another list price from a day on; quotes keep the price they were made with',
    params: z.strictObject({ id: idSchema }),
    body: repriceSchema,
    response: { 200: dataOf(shownSchema(propertyUnitResource)) },
    needsVersion: true,
    handler: call =>
      call.transaction(async tx => {
        const { id } = call.params
        await repriceOne(tx, call, id, call.body)
        return { data: await unitRepository.get(tx.db, accessWhere(call.actor, 'view', unitResource), id) }
      }),
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: `${url}/reprice/preview`,
    access,
    summary: 'What a repricing of many units would do to each, and what it would leave as it is',
    body: repricePreviewSchema,
    bodyLimit: BODY,
    response: { 200: dataOf(repricePreviewAnswerSchema) },
    handler: call => call.transaction(async tx => ({ data: await previewReprice(tx, call, call.body) })),
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: `${url}/reprice`,
    access,
    summary: 'Reprice what was previewed; a unit that has changed since is refused',
    body: bulkRepriceSchema,
    bodyLimit: BODY,
    response: { 200: dataOf(bulkRepriceAnswerSchema) },
    handler: call => call.transaction(async tx => ({ data: await bulkReprice(tx, call, call.body) })),
  })
}
