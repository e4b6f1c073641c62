import type { Database } from '@server/platform/db/database'
import { reachable } from '@server/platform/db/reachable'
import type { PortalApp } from '@server/platform/http/portal-app'

export type Health = { draining: boolean }

/** healthz: the process lives. readyz: it can serve; false at once when it starts to drain. */
export function health(app: PortalApp, database: Database, state: Health): void {
  app.get('/healthz', { config: { access: { public: 'the watchman knows no one' } } }, async () => ({
    status: 'alive',
  }))
  app.get(
    '/readyz',
    { config: { access: { public: 'the balancer knows no one' } } },
    async (_request, reply) => {
      if (state.draining) return reply.status(503).send({ status: 'draining' })
      const ready = await reachable(database)
      return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'database away' })
    },
  )
}
