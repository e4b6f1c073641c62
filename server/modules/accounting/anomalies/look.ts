import {
  cashNearShare,
  cashThreshold,
  changedAccountDays,
  largeReleaseShare,
  splitCashDays,
} from '@contract/modules/accounting/accounting.parameters'
import { ANOMALY_RULE_CODES } from '@contract/modules/accounting/anomaly.rules'
import { businessDay } from '@server/platform/db/business-day'
import type { Database } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'
import { eachAlone } from '@server/platform/jobs/each-alone'
import { notifyDesk } from '@server/platform/notifications/notify-desk'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import { tinAsBuyer } from '@server/platform/people/open-seller-number'
import {
  findSellerTins,
  findUnits,
  keepFindings,
} from '@server/modules/accounting/anomalies/anomaly.repository'

/** Every rule over one unit; answers how much is new. */
export async function lookAtUnit(tx: Tx, ouId: string): Promise<number> {
  const today = await businessDay(tx.db)
  const place = { on: today, ouId }
  const figures = {
    threshold: await parameterOf(tx, cashThreshold, place),
    nearShare: await parameterOf(tx, cashNearShare, place),
    days: await parameterOf(tx, splitCashDays, place),
    accountDays: await parameterOf(tx, changedAccountDays, place),
    releaseShare: await parameterOf(tx, largeReleaseShare, place),
    sellerTins: await sellerTins(tx, ouId),
  }
  let found = 0
  for (const rule of ANOMALY_RULE_CODES) found += await keepFindings(tx.db, { ouId, rule, today, figures })
  return found
}

async function sellerTins({ db, seal }: Tx, ouId: string) {
  const sellers = await findSellerTins(db, ouId)
  return sellers.flatMap(({ id, tin }) =>
    tin === null ? [] : [{ seller_id: id, tin_hash: tinAsBuyer(seal, tin) }],
  )
}

export async function lookForAnomalies(database: Database): Promise<void> {
  await eachAlone(database, await findUnits(database.db), async (tx, unit) => {
    const found = await lookAtUnit(tx, unit.id)
    if (found > 0) await tellFound(tx, unit, found)
  })
}

/** Once a night, and only of what is new. */
async function tellFound(tx: Tx, unit: { id: string; ou_name: string }, found: number): Promise<void> {
  await notifyDesk(
    tx,
    { permission: 'accounting.anomaly.dismiss', ou_id: unit.id },
    {
      kind: 'anomaly.found',
      subject: { type: 'operating_unit', id: unit.id },
      params: { count: String(found), unit: unit.ou_name },
      path: '/accounting/anomalies',
    },
  )
}
