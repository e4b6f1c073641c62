import type { Database } from '@server/platform/db/database'
import type { DiskLevel } from '@server/platform/disk/disk-level'
import { isReachable } from '@server/platform/db/is-reachable'
import type { PortalApp } from '@server/platform/http/portal-app'

export type Health = { draining: boolean }
type Disk = { level(): DiskLevel }

export const STILL_ANSWERED = new Set(['/healthz', '/readyz', '/metrics'])

/** healthz: the process lives. readyz: it can serve; false at once when it starts to drain. */
export function health(app: PortalApp, database: Database, state: Health, disk: Disk | null): void {
  app.get('/healthz', { config: { access: { public: 'the watchman knows no one' } } }, async () => ({
    status: 'alive',
  }))
  app.get(
    '/readyz',
    { config: { access: { public: 'the balancer knows no one' } } },
    async (_request, reply) => {
      if (state.draining) return reply.status(503).send({ status: 'draining' })
      const ready = await isReachable(database)
      if (!ready) return reply.status(503).send({ status: 'database away' })
      // Still ready: with a full disk it goes on answering whoever reads.
      const level = disk?.level() ?? 'fine'
      return reply.send({ status: 'ready', ...(level === 'fine' ? {} : { disk: level }) })
    },
  )
}
