import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import {
  holdUnitSchema,
  holdViewSchema,
  releaseHoldSchema,
  unitHoldSchema,
} from '@contract/modules/property/hold.commands'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, nothing, registerRoute } from '@server/platform/http/register-route'
import { holdById, holdOfUnit } from '@server/modules/property/holds/hold-view'
import { extend, holdUnit, release } from '@server/modules/property/holds/hold.service'

const URL = '/api/v1/property/holds'
const one = z.strictObject({ id: idSchema })

/**
 * All run as the portal itself: a unit is the whole company's, and the hold that is in the way may be of another
 * operating unit. What the caller may is asked for by each.
 */
export function holdRoutes(app: PortalApp, platform: Platform): void {
  registerRoute(app, platform, {
    method: 'GET',
    url: '/api/v1/property/units/:id/hold',
    access: { permission: 'property.listing.view' },
    summary: 'Who keeps a unit now, as far as the caller may know, and whether the caller could',
    params: one,
    response: { 200: dataOf(unitHoldSchema) },
    asPortal: true,
    handler: async call => ({
      data: await call.transaction(tx => holdOfUnit({ tx, actor: call.actor }, call.params.id), {
        readOnly: true,
      }),
    }),
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: `${URL}/:id`,
    access: { permission: 'property.reserved.view' },
    summary: 'A hold, and what the caller may do with it',
    params: one,
    response: { 200: dataOf(holdViewSchema) },
    asPortal: true,
    handler: async call => ({
      data: await call.transaction(tx => holdById({ tx, actor: call.actor }, call.params.id), {
        readOnly: true,
      }),
    }),
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: URL,
    access: { permission: 'property.reserved.hold', and: 'property.listing.view' },
    summary: 'Keep a unit for two days; of several who ask at once one gets it',
    body: holdUnitSchema,
    response: { 201: dataOf(holdViewSchema) },
    asPortal: true,
    handler: call =>
      call.transaction(async tx => {
        const asking = { tx, actor: call.actor }
        return { data: await holdById(asking, await holdUnit(asking, call.body)) }
      }),
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: `${URL}/:id/extend`,
    access: { permission: 'property.reserved.extend_hold' },
    summary: 'Keep it for two more days, once',
    params: one,
    response: { 200: dataOf(holdViewSchema) },
    needsVersion: true,
    asPortal: true,
    handler: call =>
      call.transaction(async tx => {
        const asking = { tx, actor: call.actor }
        await extend(asking, { id: call.params.id, version: call.version })
        return { data: await holdById(asking, call.params.id) }
      }),
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: `${URL}/:id/release`,
    access: { permission: 'property.reserved.hold', or: 'property.reserved.release_hold' },
    summary: 'End a hold: one’s own, or with a reason that of somebody else',
    params: one,
    body: releaseHoldSchema,
    response: { 204: nothing },
    needsVersion: true,
    asPortal: true,
    handler: call =>
      call.transaction(async tx => {
        const which = { id: call.params.id, version: call.version }
        await release({ tx, actor: call.actor }, which, call.body.reason)
        return null
      }),
  })
}
