import { accountNameOf } from '@server/platform/db/account-name'
import type { Tx } from '@server/platform/db/transaction'
import { notifications } from '@server/platform/notifications/notify'
import { requesterOf } from '@server/modules/leave/leave-people.repository'
import type { StoredRequest } from '@server/modules/leave/leave-request.repository'

/** The days are one's own again, and one may have made plans with them. */
export async function tellRecalled(
  tx: Tx,
  { id, employee_id, request_no }: StoredRequest,
  by: string,
): Promise<void> {
  const { user_id } = await requesterOf(tx.db, employee_id)
  if (user_id === null) return
  await notifications.notify(tx, {
    kind: 'leave.recalled',
    to: [user_id],
    subject: { type: 'leave_request', id },
    params: { document: request_no ?? '', who: await accountNameOf(tx.db, by) },
    path: `/files/employee/leave?record=${id}`,
  })
}
