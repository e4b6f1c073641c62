import { STILL_ANSWERED, type Health } from '@server/platform/http/health'
import { loggedAddress } from '@server/platform/http/logged-address'
import type { PortalApp } from '@server/platform/http/portal-app'
import { Problem } from '@server/platform/http/problems'

/** One line a request once it is answered; while draining, newcomers are sent elsewhere. */
export function logRequests(app: PortalApp, state: Health): void {
  app.addHook('onRequest', async request => {
    if (!state.draining || STILL_ANSWERED.has(request.url)) return
    throw new Problem('unavailable')
  })
  // A line kept open would keep the server from closing.
  app.addHook('onSend', async (_request, reply, payload) => {
    if (state.draining) reply.header('Connection', 'close')
    return payload
  })
  app.addHook('onResponse', async (request, reply) => {
    // Those who are sent away by the hundred are counted, and told of once a second.
    if (request.isRefusedByLoad) return
    request.log.info(
      {
        method: request.method,
        url: loggedAddress(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user: request.actor?.userId,
        ip: request.ip,
      },
      'answered',
    )
  })
}
