import { recordPath } from '@contract/access/record-path'
import {
  incentiveGrant,
  type KeptIncentiveGrant,
} from '@contract/modules/commission/incentive-grant.document'
import type { Tx } from '@server/platform/db/transaction'
import { notify } from '@server/platform/notifications/notify'
import { findPayee } from '@server/modules/commission/releases/payee.repository'

/** The seller hears what was granted to him, and that it was voided. */
export async function tellGrantee(
  tx: Tx,
  kind: 'incentive.granted' | 'incentive.voided',
  { id, number, program_name, seller_id }: KeptIncentiveGrant,
): Promise<void> {
  const { user_id } = await findPayee(tx.db, seller_id)
  await notify(tx, {
    kind,
    to: user_id === null ? [] : [user_id],
    subject: { type: incentiveGrant.resource.name, id },
    params: { document: number ?? '', program: program_name },
    path: recordPath('commission.incentive_grant.view', id) ?? '/commission/incentives',
  })
}
