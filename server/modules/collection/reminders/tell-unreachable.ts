import { foundPath } from '@contract/access/found-kinds'
import type { Tx } from '@server/platform/db/transaction'
import { notifyDesk } from '@server/platform/notifications/notify-desk'

/** Nobody of the developer can be mailed: accounting of the unit is told so, once a month. */
export async function tellUnreachable(
  tx: Tx,
  { developer_id, ou_id, name }: { developer_id: string; ou_id: string; name: string },
  today: string,
): Promise<void> {
  await notifyDesk(
    tx,
    { permission: 'collection.record.allocate', ou_id },
    {
      kind: 'developer.unreachable',
      subject: { type: 'developer', id: developer_id },
      params: { name },
      path: foundPath('developer', developer_id),
      dedupeKey: `unreachable:${developer_id}:${ou_id}:${today.slice(0, 7)}`,
    },
  )
}
