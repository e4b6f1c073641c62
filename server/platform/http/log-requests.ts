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
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (state.draining) reply.header('Connection', 'close')
    done(null, payload)
  })
  // Nothing in it is anybody's secret, so nothing is looked for in each line.
  const lines = app.log.child({}, { redact: [] })
  app.addHook('onResponse', (request, reply, done) => {
    done()
    // Those who are sent away by the hundred are counted, and told of once a second.
    if (request.isRefusedByLoad) return
    lines.info(
      {
        reqId: request.id,
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
