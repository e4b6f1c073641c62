import {
  authenticateSchema,
  forgotPasswordSchema,
  messageSchema,
  portalInfoSchema,
  type PortalInfo,
  registerSchema,
  resetPasswordSchema,
  signedInUserSchema,
} from '@contract/modules/auth/auth.calls'
import { takeTurn } from '@server/platform/access/throttle.repository'
import type { TokenSigner } from '@server/platform/access/tokens'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { slowDown } from '@server/platform/http/problems'
import { dataOf, nothing, registerRoute } from '@server/platform/http/register-route'
import { say } from '@server/platform/phrases/say'
import { forgotPassword, resetPassword } from '@server/modules/auth/password.service'
import { register } from '@server/modules/auth/registration.service'
import { signIn } from '@server/modules/auth/sign-in.service'
import {
  MAIL_WINDOW_MINUTES,
  MAILS_PER_ADDRESS,
  REGISTRATIONS_PER_ADDRESS,
  throttleKeys,
} from '@server/platform/access/throttles'

const WHY = 'Nobody is signed in yet: accounts, sessions and throttles are the portal’s alone.'

export type PublicOptions = { signer: TokenSigner; portal: PortalInfo }

/** What answers before anyone is known. */
export function publicRoutes(app: PortalApp, platform: Platform, { signer, portal }: PublicOptions): void {
  const { database } = platform
  const mayMail = async (email: string) =>
    (await takeTurn(database.db, throttleKeys.mail(email), MAILS_PER_ADDRESS, MAIL_WINDOW_MINUTES)).allowed

  registerRoute(app, platform, {
    method: 'POST',
    url: '/users/authenticate',
    access: { public: 'sign-in' },
    asPortal: WHY,
    summary: 'Sign in',
    body: authenticateSchema,
    response: signedInUserSchema,
    handler: call =>
      signIn(
        { db: database.db, transaction: call.transaction, signer, ip: call.ip, userAgent: call.userAgent },
        call.body,
      ),
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: '/users/register',
    access: { public: 'registration' },
    asPortal: WHY,
    summary: 'Request an account',
    body: registerSchema,
    status: 201,
    response: messageSchema,
    handler: async call => {
      const turn = await takeTurn(
        database.db,
        throttleKeys.registration(call.ip),
        REGISTRATIONS_PER_ADDRESS,
        MAIL_WINDOW_MINUTES,
      )
      if (!turn.allowed) throw slowDown(turn.retryAfterSeconds)
      await evenly(async () => {
        const request = {
          transaction: call.transaction,
          mayMail: await mayMail(call.body.email),
          locale: call.locale,
        }
        await register(request, call.body)
      })
      return { message: say(call.locale, 'registered') }
    },
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: '/users/forgot-password',
    access: { public: 'forgotten password' },
    asPortal: WHY,
    summary: 'Ask for a link that sets a new password',
    body: forgotPasswordSchema,
    status: 202,
    response: nothing,
    handler: call =>
      evenly(async () => {
        if (await mayMail(call.body.email))
          await forgotPassword(call.transaction, call.body.email, platform.publicUrl())
      }),
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: '/users/reset-password',
    access: { public: 'the link is the right' },
    asPortal: WHY,
    summary: 'Set a new password by a mailed link',
    body: resetPasswordSchema,
    status: 204,
    response: nothing,
    handler: call => resetPassword(call.transaction, call.body.token, call.body.password),
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: '/api/v1/portal',
    access: { public: 'what the sign-in page shows' },
    summary: 'What the sign-in page needs',
    response: dataOf(portalInfoSchema),
    handler: async () => ({ data: portal }),
  })
}

/** Long enough that work done for a known address hides in it. */
const EVEN_MS = 250

/** The same wait whether or not there was something to do: the clock tells no more than the answer. */
async function evenly(work: () => Promise<void>): Promise<void> {
  const pause = new Promise(resolve => setTimeout(resolve, EVEN_MS + Math.random() * 20))
  const [outcome] = await Promise.allSettled([work(), pause])
  if (outcome.status === 'rejected') throw outcome.reason
}
