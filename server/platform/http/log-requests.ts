import type { Health } from '@server/platform/http/health'
import { withoutSecrets } from '@server/platform/http/logger'
import type { PortalApp } from '@server/platform/http/portal-app'
import { Problem } from '@server/platform/http/problems'

const STILL_ANSWERED = new Set(['/healthz', '/readyz', '/metrics'])

/** One line a request once it is answered; while draining, newcomers are sent elsewhere. */
export function logRequests(app: PortalApp, state: Health): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!state.draining || STILL_ANSWERED.has(request.url)) return
    reply.header('Connection', 'close')
    throw new Problem('unavailable')
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        url: withoutSecrets(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user: request.actor?.userId,
        ip: request.ip,
      },
      'answered',
    )
  })
}
