import type { Registry } from 'prom-client'
import type { Config } from '@server/config'
import type { Database } from '@server/platform/db/database'
import { MIB } from '@server/platform/disk/disk-level'
import { refuseWritesWhenFull } from '@server/platform/disk/refuse-writes'
import { warnOperators } from '@server/platform/disk/warn-operators'
import { watchDisk, type DiskWatch, type FreeBytes } from '@server/platform/disk/watch-disk'
import type { PortalApp } from '@server/platform/http/portal-app'

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
