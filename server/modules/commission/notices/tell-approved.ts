import { recordPath } from '@contract/access/record-path'
import type { KeptStatement } from '@contract/modules/commission/statement.document'
import type { Tx } from '@server/platform/db/transaction'
import { deskStanding, notifyDesk } from '@server/platform/notifications/notify-desk'
import { notify } from '@server/platform/notifications/notify'

/** Whoever prepared a statement hears that it can be sent, and so does whoever sends them in its unit. */
export async function tellApproved(
  tx: Tx,
  {
    id,
    ou_id,
    number,
    created_by,
  }: Pick<KeptStatement, 'id' | 'ou_id' | 'number'> & { created_by: string | null },
): Promise<void> {
  const notice = {
    kind: 'soa.approved',
    subject: { type: 'commission_statement', id },
    params: { document: number ?? '' },
    path: recordPath('commission.soa.view', id) ?? '/commission/soa',
    dedupeKey: id,
  } as const
  const seenAt = deskStanding({ permission: 'commission.soa.view', ou_id })
  await notify(tx, { ...notice, to: created_by === null ? [] : [created_by], seenAt })
  await notifyDesk(tx, { permission: 'commission.soa.send', ou_id }, notice)
}
