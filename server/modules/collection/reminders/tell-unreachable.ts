import { foundPath } from '@contract/access/found-kinds'
import type { Tx } from '@server/platform/db/transaction'
import { notifyDesk } from '@server/platform/notifications/notify-desk'
import { findCertifier } from '@server/modules/collection/certificates/certificate.repository'

/** Nobody of the developer can be mailed: accounting of the unit is told so, once a month. */
export async function tellUnreachable(
  tx: Tx,
  { developer_id, ou_id }: { developer_id: string; ou_id: string },
  today: string,
): Promise<void> {
  const developer = await findCertifier(tx.db, developer_id)
  await notifyDesk(
    tx,
    { permission: 'collection.record.allocate', ou_id },
    {
      kind: 'developer.unreachable',
      subject: { type: 'developer', id: developer_id },
      params: { name: developer?.name ?? '' },
      path: foundPath('developer', developer_id),
      dedupeKey: `unreachable:${developer_id}:${ou_id}:${today.slice(0, 7)}`,
    },
  )
}
