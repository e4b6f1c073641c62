import { recordPath } from '@contract/access/record-path'
import type { KeptCommissionRequest } from '@contract/modules/commission/request.document'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import { notifications } from '@server/platform/notifications/notify'
import { requesterOf } from '@server/platform/people/people.repository'
import { findPayee } from '@server/modules/commission/releases/payee.repository'

/** Whoever asked, and the seller where somebody asked for him. */
export async function tellAsker(
  tx: Tx,
  { id, number, employee_id, seller_id }: KeptCommissionRequest,
  kind: 'request.fulfilled' | 'request.reopened',
): Promise<void> {
  const people = await asPortal(tx, async ({ db }) => [
    (await requesterOf(db, employee_id)).user_id,
    (await findPayee(db, seller_id)).user_id,
  ])
  await notifications.notify(tx, {
    kind,
    to: people.filter(userId => userId !== null),
    subject: { type: 'commission_request', id },
    path: recordPath('commission.request.view', id) ?? '/',
    params: { document: number ?? '' },
  })
}
