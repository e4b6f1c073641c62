import { documentPage } from '@contract/kernel/document-types'
import { accountNameOf } from '@server/platform/db/account-name'
import type { Tx } from '@server/platform/db/transaction'
import { notifyDesk } from '@server/platform/notifications/notify-desk'
import { notifications } from '@server/platform/notifications/notify'
import { requesterOf } from '@server/platform/people/people.repository'
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
    path: documentPage('leave', id),
  })
}

/** Whose leave it is hears what became of the wish to cancel it. */
export async function tellCancellationDecided(
  tx: Tx,
  { id, employee_id, request_no }: StoredRequest,
  by: string,
  isGranted: boolean,
): Promise<void> {
  const { user_id } = await requesterOf(tx.db, employee_id)
  if (user_id === null || user_id === by) return
  await notifications.notify(tx, {
    kind: 'leave.cancellation_decided',
    to: [user_id],
    subject: { type: 'leave_request', id },
    params: {
      document: request_no ?? '',
      who: await accountNameOf(tx.db, by),
      outcome: isGranted ? 'approved' : 'rejected',
    },
    path: documentPage('leave', id),
  })
}

/** HR decides about it: whoever may recall leave in the unit. */
export async function askForCancellation(tx: Tx, request: StoredRequest, by: string): Promise<number> {
  const { id, ou_id, request_no } = request
  return notifyDesk(
    tx,
    { permission: 'hr.leave.recall', ou_id, except: by },
    {
      kind: 'leave.cancellation_asked',
      subject: { type: 'leave_request', id },
      params: { document: request_no ?? '', who: await accountNameOf(tx.db, by) },
      path: documentPage('leave', id),
    },
  )
}
