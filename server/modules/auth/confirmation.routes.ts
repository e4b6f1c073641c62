import { confirmPasswordSchema } from '@contract/modules/auth/auth.calls'
import { confirmSession } from '@server/platform/access/confirmation.repository'
import { passwordMatches } from '@server/platform/access/passwords'
import { forgetTurns, takeTurn } from '@server/platform/access/throttle.repository'
import { PASSWORD_CHECKS, SIGN_IN_WINDOW_MINUTES, throttleKeys } from '@server/platform/access/throttles'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { Problem, slowDown } from '@server/platform/http/problems'
import { nothing, registerRoute } from '@server/platform/http/register-route'
import { findById } from '@server/modules/auth/auth.repository'

/** The password once more, for what is not shown to whoever finds an open screen. */
export function confirmationRoutes(app: PortalApp, platform: Platform): void {
  const { db } = platform.database
  registerRoute(app, platform, {
    method: 'POST',
    url: '/api/v1/auth/confirm-password',
    access: { signedIn: true },
    asPortal: 'Passwords and sessions are the portal’s alone; only those of the caller are touched.',
    summary: 'Show the password again, for what asks for it after idling',
    body: confirmPasswordSchema,
    status: 204,
    response: nothing,
    handler: async call => {
      const { userId, sessionId } = call.actor
      const key = throttleKeys.passwordCheck(userId)
      // Counted before the password is looked at, and outside the transaction that a refusal undoes.
      const turn = await takeTurn(db, key, PASSWORD_CHECKS, SIGN_IN_WINDOW_MINUTES)
      if (!turn.allowed) throw slowDown(turn.retryAfterSeconds)
      const account = await findById(db, userId)
      const trace = { action: 'auth.confirm_failed' as const, entityType: 'user', entityId: userId }
      if (!account || !(await passwordMatches(account.password_hash, call.body.password)))
        throw new Problem('wrong_password', 'wrong_password', { trace })
      await forgetTurns(db, key)
      await call.transaction(async tx => {
        await confirmSession(tx.db, sessionId)
        tx.audit({ action: 'auth.confirmed', entityType: 'user', entityId: userId })
      })
      return null
    },
  })
}
