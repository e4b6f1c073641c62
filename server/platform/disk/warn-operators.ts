import type { Database } from '@server/platform/db/database'
import { asSystem } from '@server/platform/db/as-system'
import { MIB } from '@server/platform/disk/disk-level'
import { findHolders } from '@server/platform/notifications/holders.repository'
import { notify } from '@server/platform/notifications/notify'

/** The portal itself has no record of its own. */
const THE_PORTAL = '00000000-0000-0000-0000-000000000000'

/** Once a day to each of those who see to the outbox, however many servers see it. */
export async function warnOperators(database: Database, freeBytes: number): Promise<void> {
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
