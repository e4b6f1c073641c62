import { pinsSchema } from '@contract/modules/settings/pins.calls'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { registerWrite } from '@server/platform/http/register-write'
import { findPins, savePins } from '@server/modules/settings/pins.repository'

export function pinRoutes(app: PortalApp, platform: Platform): void {
  const shared = { url: '/api/v1/settings/pins', access: { signedIn: true } } as const

  registerRead(app, platform, {
    ...shared,
    summary: 'The screens that one keeps at hand',
    answers: pinsSchema,
    read: async (tx, call) => ({ paths: await findPins(tx.db, call.actor.userId) }),
  })

  registerWrite(app, platform, {
    ...shared,
    method: 'PUT',
    summary: 'Keep these screens at hand',
    body: pinsSchema,
    answers: null,
    write: (tx, call) => savePins(tx.db, call.actor.userId, call.body.paths),
  })
}
