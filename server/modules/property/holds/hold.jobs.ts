import { z } from 'zod'
import { businessDate } from '@contract/kernel/dates'
import { isHoldLive } from '@contract/selling/hold.rules'
import { holdWarningHours } from '@contract/selling/property.parameters'
import { asSystem } from '@server/platform/db/as-system'
import { timeNow } from '@server/platform/db/clock'
import type { Database } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'
import { defineTask, handle, type Schedule, type TaskHandler } from '@server/platform/jobs/task'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import { notify } from '@server/platform/notifications/notify'
import {
  endHold,
  findRunningOut,
  findRunOut,
  lockHoldOf,
  lockUnit,
} from '@server/modules/property/holds/hold.repository'

const nothing = z.strictObject({})
const tidyTask = defineTask('property.tidy_holds', nothing)
const warnTask = defineTask('property.warn_holders', nothing)
const BITE = 200

const inJob = <T>(database: Database, work: (tx: Tx) => Promise<T>) =>
  asSystem(database, work, { origin: { channel: 'job' } })

/** What has run out is free already, whoever looks; this only lets the rows say so. Each by itself. */
export async function tidyHolds(database: Database): Promise<number> {
  const units = await inJob(database, tx => findRunOut(tx.db, BITE))
  for (const unitId of units)
    await inJob(database, async tx => {
      if (!(await lockUnit(tx.db, unitId))) return
      const hold = await lockHoldOf(tx.db, unitId)
      if (hold && !isHoldLive(hold, await timeNow(tx.db)))
        await endHold(tx.db, hold, hold.expires_at, 'expired')
    })
  return units.length
}

/** Once for each spell: an extended hold runs out anew. */
export async function warnHolders(database: Database): Promise<number> {
  return inJob(database, async tx => {
    let told = 0
    const on = businessDate(await timeNow(tx.db))
    const hours = await parameterOf(tx, holdWarningHours, { on })
    for (const hold of await findRunningOut(tx.db, hours))
      told += await notify(tx, {
        kind: 'hold.expiring',
        to: [hold.user_id],
        subject: { type: 'property_unit', id: hold.unit_id },
        params: { unit: hold.unit_code, until: hold.expires_at },
        path: '/property/master-list',
        dedupeKey: `hold.expiring:${hold.id}:${hold.extensions}`,
      })
    return told
  })
}

export const holdHandlers = (database: Database): TaskHandler[] => [
  handle(tidyTask, async (_payload, { signal }) => {
    while ((await tidyHolds(database)) === BITE) signal.throwIfAborted()
  }),
  handle(warnTask, async () => {
    await warnHolders(database)
  }),
]

export const holdSchedules: readonly Schedule[] = [
  { task: tidyTask, cron: '*/10 * * * *' },
  { task: warnTask, cron: '5,15,25,35,45,55 * * * *' },
]
