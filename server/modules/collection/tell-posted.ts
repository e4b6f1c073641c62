import type { Receipt } from '@contract/modules/collection/receipt.resource'
import { recordPath } from '@contract/access/record-path'
import type { Tx } from '@server/platform/db/transaction'
import { deskStanding } from '@server/platform/notifications/notify-desk'
import { notify } from '@server/platform/notifications/notify'
import type { StatementPort } from '@server/platform/selling/statement-port'

const VIEW = 'collection.record.view'

type PostedReceipt = Pick<Receipt, 'id' | 'ou_id' | 'number' | 'created_by' | 'allocations'>

/**
 * Sellers who can be paid out of what a receipt settles hear of it, and who drafted it or billed what it settles. Never
 * who posted it. `event` names the posting or the allocation: each is told once.
 */
export async function tellPosted(
  tx: Tx,
  statements: Pick<StatementPort, 'concernedBy'>,
  { id, ou_id, number, created_by, allocations }: PostedReceipt,
  { by, event }: { by: string; event: string },
): Promise<void> {
  const lines = allocations.map(({ line_id }) => line_id)
  const { sellers, billers } = await statements.concernedBy(tx, lines)
  const others = (people: readonly (string | null)[]) =>
    people.filter((user): user is string => user !== null && user !== by)
  const notice = {
    kind: 'collection.posted',
    subject: { type: 'collection', id },
    params: { document: number ?? '' },
    dedupeKey: `${id}:${event}`,
  } as const
  await notify(tx, { ...notice, to: others(sellers), path: '/commission/transaction' })
  await notify(tx, {
    ...notice,
    to: others([created_by, ...billers]),
    path: recordPath(VIEW, id) ?? '/collection/record',
    seenAt: deskStanding({ permission: VIEW, ou_id }),
  })
}
