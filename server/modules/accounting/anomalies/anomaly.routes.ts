import { anomalyCommands } from '@contract/modules/accounting/anomaly.commands'
import { anomalyResource, type Anomaly } from '@contract/modules/accounting/anomaly.resource'
import { unitIdsOf } from '@server/platform/access/actor'
import { businessDay } from '@server/platform/db/business-day'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { Problem } from '@server/platform/http/problems'
import { createRepository } from '@server/platform/resource/create-repository'
import { registerCommands } from '@server/platform/resource/register-commands'
import { registerResource } from '@server/platform/resource/register-resource'
import { recordOptions } from '@server/platform/resource/run-command'
import {
  countOpen,
  dismissAnomaly,
  reopenAnomaly,
} from '@server/modules/accounting/anomalies/anomaly.repository'
import { lookAtUnit } from '@server/modules/accounting/anomalies/look'

/** What the rules found, and what was said of it. */
export function anomalyRoutes(app: PortalApp, platform: Platform): void {
  registerResource(app, platform, anomalyResource, { only: ['list', 'look'] })
  const options = recordOptions<Anomaly>(createRepository(anomalyResource))
  registerCommands(app, platform, anomalyCommands, options, {
    async look({ tx, actor }) {
      for (const ouId of unitIdsOf(actor)) await lookAtUnit(tx, ouId)
      return { open: await countOpen(tx.db) }
    },
    async dismiss({ tx, actor, record, body: { reason }, audit }) {
      if (record.status !== 'open') throw new Problem('conflict', 'anomaly_wrong_state')
      if (record.made_by.includes(actor.userId)) throw new Problem('rule_broken', 'anomaly_own_record')
      const today = await businessDay(tx.db)
      await dismissAnomaly(tx.db, { id: record.id, userId: actor.userId, reason, today })
      audit({ status: ['open', 'dismissed'], reason: [null, reason] })
    },
    async reopen({ tx, record, audit }) {
      if (record.status !== 'dismissed' || !(await reopenAnomaly(tx.db, record.id)))
        throw new Problem('conflict', 'anomaly_wrong_state')
      audit({ status: ['dismissed', 'open'], reason: [record.reason, null] })
    },
  })
}
