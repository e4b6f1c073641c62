import { lookAtUnit } from '@server/modules/accounting/anomalies/look'
import { findUnits } from '@server/modules/accounting/anomalies/anomaly.repository'
import type { Tx } from '@server/platform/db/transaction'

/** What the rules find in what the demo company did: nobody is told of it by mail. */
export async function seedDemoAnomalies(tx: Tx): Promise<void> {
  const quiet: Tx = { ...tx, audit: () => undefined }
  for (const { id } of await findUnits(tx.db)) await lookAtUnit(quiet, id)
}
