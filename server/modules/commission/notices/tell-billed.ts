import type { KeptStatement } from '@contract/modules/commission/statement.document'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import { notify } from '@server/platform/notifications/notify'
import { findSharers } from '@server/modules/commission/notices/sellers-users.repository'

/** Those whose shares a statement bills hear that it was sent; once each, however many of its lines are theirs. */
export async function tellBilled(
  tx: Tx,
  { id, number, lines }: Pick<KeptStatement, 'id' | 'number' | 'lines'>,
  by: string,
): Promise<void> {
  const ids = lines.map(({ tranche_id }) => tranche_id)
  const sharers = await asPortal(tx, ({ db }) => findSharers(db, ids))
  await notify(tx, {
    kind: 'soa.sent',
    to: sharers.filter(user => user !== by),
    subject: { type: 'commission_statement', id },
    params: { document: number ?? '' },
    path: '/commission/transaction',
    dedupeKey: id,
  })
}
