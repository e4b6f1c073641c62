import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import {
  retireSchemeSchema,
  schemeDetailSchema,
  schemeDraftSchema,
} from '@contract/modules/commission/scheme.resource'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import {
  activateScheme,
  changeScheme,
  draftScheme,
  retireScheme,
  shownScheme,
} from '@server/modules/commission/scheme.service'

const URL = '/api/v1/commission/schemes'
const one = z.strictObject({ id: idSchema })
const shown = dataOf(schemeDetailSchema)

/** A scheme is right only with its levels and tranches together, so it is written by commands of its own. */
export function schemeRoutes(app: PortalApp, platform: Platform): void {
  registerRoute(app, platform, {
    method: 'GET',
    url: `${URL}/:id`,
    access: { permission: 'commission.scheme.view' },
    summary: 'A commission scheme with its levels, its tranches and what keeps it from being used',
    params: one,
    response: { 200: shown },
    handler: async call => ({
      data: await call.transaction(tx => shownScheme(tx.db, call.actor, call.params.id), { readOnly: true }),
    }),
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: URL,
    access: { permission: 'commission.scheme.edit' },
    summary: 'Draft a commission scheme',
    body: schemeDraftSchema,
    response: { 201: shown },
    asPortal: true,
    handler: call =>
      call.transaction(async tx => {
        const id = await draftScheme({ tx, actor: call.actor }, call.body)
        return { data: await shownScheme(tx.db, call.actor, id) }
      }),
  })

  registerRoute(app, platform, {
    method: 'PATCH',
    url: `${URL}/:id`,
    access: { permission: 'commission.scheme.edit' },
    summary: 'Change a commission scheme that is still a draft',
    params: one,
    body: schemeDraftSchema,
    response: { 200: shown },
    needsVersion: true,
    asPortal: true,
    handler: call =>
      call.transaction(async tx => {
        await changeScheme({ tx, actor: call.actor }, call.params.id, call.version, call.body)
        return { data: await shownScheme(tx.db, call.actor, call.params.id) }
      }),
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: `${URL}/:id/activate`,
    access: { permission: 'commission.scheme.activate' },
    summary: 'Put a commission scheme into force',
    params: one,
    response: { 200: shown },
    needsVersion: true,
    asPortal: true,
    handler: call =>
      call.transaction(async tx => {
        await activateScheme({ tx, actor: call.actor }, call.params.id, call.version)
        return { data: await shownScheme(tx.db, call.actor, call.params.id) }
      }),
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: `${URL}/:id/retire`,
    access: { permission: 'commission.scheme.activate' },
    summary: 'Say until when a commission scheme holds',
    params: one,
    body: retireSchemeSchema,
    response: { 200: shown },
    needsVersion: true,
    asPortal: true,
    handler: call =>
      call.transaction(async tx => {
        const { valid_to } = call.body
        await retireScheme({ tx, actor: call.actor }, call.params.id, call.version, valid_to)
        return { data: await shownScheme(tx.db, call.actor, call.params.id) }
      }),
  })
}
