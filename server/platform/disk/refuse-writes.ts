import { Gauge, type Registry } from 'prom-client'
import type { DiskWatch } from '@server/platform/disk/watch-disk'
import { isRead } from '@server/platform/http/is-read'
import type { PortalApp } from '@server/platform/http/portal-app'
import { Problem } from '@server/platform/http/problems'

/** Whoever comes to make room has to be let in; a session is a small row. */
const STILL_WRITTEN = new Set(['/users/authenticate', '/users/logout'])

/** A database whose disk is full stops; writes are refused in words while it still has room for its own. */
export function refuseWritesWhenFull(app: PortalApp, registry: Registry, disk: DiskWatch): void {
  new Gauge({
    name: 'portal_disk_free_bytes',
    help: 'Free bytes of the disk that holds the data folder',
    registers: [registry],
    collect() {
      this.set(disk.freeBytes() ?? Number.NaN)
    },
  })
  app.addHook('onRequest', async request => {
    if (disk.level() !== 'full' || isRead(request)) return
    if (!STILL_WRITTEN.has(request.routeOptions.url ?? '')) throw new Problem('unavailable', 'disk_full')
  })
}
