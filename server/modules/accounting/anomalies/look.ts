import {
  cashNearShare,
  cashThreshold,
  splitCashDays,
} from '@contract/modules/accounting/accounting.parameters'
import { ANOMALY_RULE_CODES } from '@contract/modules/accounting/anomaly.rules'
import { businessDay } from '@server/platform/db/business-day'
import type { Database } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'
import { eachAlone } from '@server/platform/jobs/each-alone'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import { findUnitIds, keepFindings } from '@server/modules/accounting/anomalies/anomaly.repository'

/** Every rule over one unit. */
export async function lookAtUnit(tx: Tx, ouId: string): Promise<void> {
  const today = await businessDay(tx.db)
  const place = { on: today, ouId }
  const cash = {
    threshold: await parameterOf(tx, cashThreshold, place),
    nearShare: await parameterOf(tx, cashNearShare, place),
    days: await parameterOf(tx, splitCashDays, place),
  }
  for (const rule of ANOMALY_RULE_CODES) await keepFindings(tx.db, { ouId, rule, today, cash })
}

export async function lookForAnomalies(database: Database): Promise<void> {
  await eachAlone(database, await findUnitIds(database.db), lookAtUnit)
}
