import { type Registry, Gauge } from 'prom-client'
import type { Config } from '@server/config'
import { asSystem } from '@server/platform/db/as-system'
import type { Database } from '@server/platform/db/database'
import { MIB } from '@server/platform/disk/disk-level'
import { watchDisk, type DiskWatch, type FreeBytes } from '@server/platform/disk/watch-disk'
import { isRead } from '@server/platform/http/is-read'
import type { PortalApp } from '@server/platform/http/portal-app'
import { Problem } from '@server/platform/http/problems'
import { findHolders } from '@server/platform/notifications/holders.repository'
import { notify } from '@server/platform/notifications/notify'

type DiskParts = { config: Config; database: Database; registry: Registry; freeBytes: FreeBytes }

export async function guardDisk(app: PortalApp, parts: DiskParts): Promise<DiskWatch> {
  const { config, database, registry, freeBytes } = parts
  const disk = watchDisk({
    freeBytes,
    limits: { warnBytes: config.diskWarnMb * MIB, refuseBytes: config.diskRefuseMb * MIB },
    log: app.log,
    warn: free => warnOperators(database, free),
  })
  app.addHook('onClose', async () => disk.stop())
  await disk.look()
  // With a database on another machine this disk holds files and mails: whoever operates is warned, and a file that
  // does not fit is refused by the store.
  if (config.databaseUrl === null) refuseWritesWhenFull(app, registry, disk)
  return disk
}

/** The portal itself has no record of its own. */
const THE_PORTAL = '00000000-0000-0000-0000-000000000000'

/** Once a day to each of those who see to the outbox, however many servers see it. */
async function warnOperators(database: Database, freeBytes: number): Promise<void> {
  await asSystem(database, async tx => {
    await notify(tx, {
      kind: 'system.disk_low',
      to: await findHolders(tx.db, 'settings.outbox.view', null),
      subject: { type: 'portal', id: THE_PORTAL },
      params: { free: `${Math.floor(freeBytes / MIB)} MiB` },
      path: '/settings/outbox',
      dedupeKey: `disk_low:${new Date().toISOString().slice(0, 10)}`,
    })
  })
}

/** Whoever comes to make room has to be let in; a session is a small row. */
const STILL_WRITTEN = new Set(['/users/authenticate', '/users/logout'])

/** A database whose disk is full stops; writes are refused in words while it still has room for its own. */
function refuseWritesWhenFull(app: PortalApp, registry: Registry, disk: DiskWatch): void {
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
