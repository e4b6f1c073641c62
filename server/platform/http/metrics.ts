import { Gauge, Histogram, Registry } from 'prom-client'
import type { PortalApp } from '@server/platform/http/portal-app'
import { isLoopback } from '@server/config'
import { Problem } from '@server/platform/http/problems'
import { processMetrics } from '@server/platform/http/process-metrics'

type Connections = { totalCount: number; idleCount: number; waitingCount: number }

export function metrics(app: PortalApp, registry: Registry, pool: Connections): void {
  const ofProcess = processMetrics()
  const seconds = new Histogram({
    name: 'portal_request_seconds',
    help: 'Time from the first byte of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers: [registry],
  })
  new Gauge({
    name: 'portal_db_connections',
    help: 'Connections of the pool by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'total' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  app.addHook('onResponse', (request, reply, done) => {
    done()
    if (request.isRefusedByLoad) return
    const route = request.routeOptions.url ?? 'none'
    seconds.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    )
  })
  app.get(
    '/metrics',
    { config: { access: { public: 'figures for the monitor on this machine' } } },
    async (request, reply) => {
      // A proxy on this machine also comes from loopback, but says for whom.
      const proxied = request.headers['x-forwarded-for'] ?? request.headers['forwarded']
      const address = (request.socket.remoteAddress ?? '').replace('::ffff:', '')
      if (proxied !== undefined || !isLoopback(address)) throw new Problem('not_found')
      const all = Registry.merge([ofProcess, registry])
      return reply.type(all.contentType).send(await all.metrics())
    },
  )
}
