import { pinsSchema } from '@contract/modules/settings/pins.commands'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, nothing, registerRoute } from '@server/platform/http/register-route'
import { findPins, savePins } from '@server/modules/settings/pins.repository'

export function pinRoutes(app: PortalApp, platform: Platform): void {
  const shared = { url: '/api/v1/settings/pins', access: { signedIn: true } } as const

  registerRoute(app, platform, {
    ...shared,
    method: 'GET',
    summary: 'The screens that one keeps at hand',
    response: { 200: dataOf(pinsSchema) },
    handler: async call => ({
      data: {
        paths: await call.transaction(tx => findPins(tx.db, call.actor.userId), { readOnly: true }),
      },
    }),
  })

  registerRoute(app, platform, {
    ...shared,
    method: 'PUT',
    summary: 'Keep these screens at hand',
    body: pinsSchema,
    response: { 204: nothing },
    handler: call => call.transaction(tx => savePins(tx.db, call.actor.userId, call.body.paths)),
  })
}
