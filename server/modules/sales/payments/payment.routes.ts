import { z } from 'zod'
import { shownSchema } from '@contract/kernel/define-resource'
import { idSchema } from '@contract/kernel/ids'
import { buyerPaymentResource } from '@contract/modules/sales/buyer-payment.resource'
import {
  bouncePaymentSchema,
  clearPaymentSchema,
  createPaymentSchema,
  reversePaymentSchema,
  verifyManyAnswerSchema,
  verifyManySchema,
  verifyPaymentSchema,
} from '@contract/modules/sales/payment.commands'
import type { AccessRule } from '@server/platform/http/access-rule'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import type { Actor } from '@server/platform/access/actor'
import {
  movePayment,
  recordPayment,
  reversalOf,
  shownPayment,
  type Said,
} from '@server/modules/sales/payments/payment.service'
import type { PaymentParts } from '@server/modules/sales/payments/settle-sale'
import { verifyMany } from '@server/modules/sales/payments/verify-many'

const URL = '/api/v1/sales/payments'
const one = z.strictObject({ id: idSchema })
const shown = dataOf(shownSchema(buyerPaymentResource))
/** Room for the ids of five thousand rows. */
const BODY = 512 * 1024

/** All run as the portal itself, which alone writes payments; what the caller may is asked for by each. */
export function paymentRoutes(app: PortalApp, platform: Platform, parts: PaymentParts): void {
  registerRoute(app, platform, {
    method: 'POST',
    url: URL,
    access: { permission: 'sales.payment.create' },
    summary: 'Write down a payment that a developer or a buyer reports',
    body: createPaymentSchema,
    response: { 201: shown },
    needsKey: true,
    asPortal: true,
    handler: call =>
      call.transaction(async tx => {
        const { actor } = call
        const id = await recordPayment({ tx, actor, parts }, call.body)
        return { data: await shownPayment({ tx, actor }, id) }
      }),
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: `${URL}/verify`,
    access: { permission: 'sales.payment.verify' },
    summary: 'Confirm many payments, each for itself; a dry run tells what would follow',
    body: verifyManySchema,
    bodyLimit: BODY,
    response: { 200: dataOf(verifyManyAnswerSchema) },
    asPortal: true,
    handler: call =>
      call.transaction(async tx => ({
        data: await verifyMany({ tx, actor: call.actor, parts, locale: call.locale }, call.body),
      })),
  })

  const command = <B extends z.ZodType>(
    verb: string,
    access: AccessRule,
    summary: string,
    body: B,
    said: (body: z.infer<B>, actor: Actor) => Said,
  ) =>
    registerRoute(app, platform, {
      method: 'POST',
      url: `${URL}/:id/${verb}`,
      access,
      summary,
      params: one,
      body,
      response: { 200: shown },
      needsVersion: true,
      asPortal: true,
      handler: call =>
        call.transaction(async tx => {
          const { actor } = call
          const asked = said(call.body as z.infer<B>, actor)
          await movePayment({ tx, actor, parts }, call.params.id, call.version, asked)
          return { data: await shownPayment({ tx, actor }, call.params.id) }
        }),
    })
  const verify = { permission: 'sales.payment.verify' } as const
  command('verify', verify, 'Confirm a payment that somebody else wrote down', verifyPaymentSchema, body => ({
    trigger: 'verify',
    told_on: body.cleared_on,
    reason: null,
  }))
  command('clear', verify, 'Say when the bank cleared a cheque', clearPaymentSchema, body => ({
    trigger: 'clear',
    told_on: body.cleared_on,
    reason: null,
  }))
  command('bounce', verify, 'Say that a cheque bounced', bouncePaymentSchema, body => ({
    trigger: 'bounce',
    told_on: body.bounced_on,
    reason: body.reason,
  }))
  command(
    'reverse',
    { ...verify, or: 'sales.payment.create' },
    'Take a payment out of the sums; what nobody confirmed also by who writes them down',
    reversePaymentSchema,
    ({ reason }, actor) => ({ trigger: reversalOf(actor), told_on: null, reason }),
  )
}
