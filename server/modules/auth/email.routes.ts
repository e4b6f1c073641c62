import { askEmailSchema, confirmEmailSchema } from '@contract/modules/auth/auth.calls'
import type { Call } from '@server/platform/http/call'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { nothing, registerRoute } from '@server/platform/http/register-route'
import { askForEmail, confirmEmail } from '@server/modules/auth/email-change.service'

const WHY = 'Accounts and mailed codes are the portal’s alone; only those of the caller are touched.'

type OwnCall = Pick<Call<unknown, unknown, unknown>, 'actor' | 'transaction'>

/** One's own address, changed with the password and an answer from both addresses. */
export function emailRoutes(app: PortalApp, platform: Platform): void {
  const asked = ({ actor, transaction }: OwnCall) => ({
    db: platform.database.db,
    transaction,
    userId: actor.userId,
    sessionId: actor.sessionId,
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: '/api/v1/auth/email',
    access: { signedIn: true },
    asPortal: WHY,
    summary: 'Ask for another e-mail address; a code goes to the old and to the new one',
    body: askEmailSchema,
    status: 202,
    response: nothing,
    handler: async call => {
      await askForEmail(asked(call), call.body.email, call.body.current_password)
      return null
    },
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: '/api/v1/auth/email/confirm',
    access: { signedIn: true },
    asPortal: WHY,
    summary: 'Confirm the other e-mail address with both codes',
    body: confirmEmailSchema,
    status: 204,
    response: nothing,
    handler: call => confirmEmail(asked(call), call.body.old_code, call.body.new_code),
  })
}
