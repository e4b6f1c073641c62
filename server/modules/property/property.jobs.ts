import { z } from 'zod'
import type { Database } from '@server/platform/db/database'
import { asSystem } from '@server/platform/db/as-system'
import { defineTask, handle, type Schedule, type TaskHandler } from '@server/platform/jobs/task'
import { settlePrices } from '@server/modules/property/unit-price.repository'

const settleTask = defineTask('property.settle_prices', z.strictObject({}))

export function propertyHandlers(database: Database): TaskHandler[] {
  return [
    handle(settleTask, async () => {
      await asSystem(database, tx => settlePrices(tx.db, null))
    }),
  ]
}

/** In UTC: shortly after midnight of Manila. It only tidies up what everybody has read since then. */
export const propertySchedules: readonly Schedule[] = [
  { task: settleTask, cron: '2 16 * * *', catchUpMinutes: 24 * 60 },
]
