import type { Tx } from '@server/platform/db/transaction'
import type { createApprovals } from '@server/platform/approvals/create-approvals'
import { lockDocument } from '@server/platform/documents/document.repository'
import { findAskedSeat } from '@server/seeds/advances/demo-advances.repository'

type Port = ReturnType<typeof createApprovals>['port']
type Kind = {
  type: Parameters<Port['decide']>[1]['type']
  resource: Parameters<typeof lockDocument>[1]
}

/** Everybody who is asked about a document agrees, one after the other. */
export async function agreeToAll(tx: Tx, port: Port, { type, resource }: Kind, id: string): Promise<void> {
  for (;;) {
    const row = await lockDocument(tx.db, resource, id)
    const seat = row?.status === 'pending' ? await findAskedSeat(tx.db, id, resource.table) : null
    if (!seat) return
    await port.decide(tx, {
      ...{ type, subject_id: id, seat: seat.seat_key, version: seat.version },
      by: { user_id: seat.user_id, name: seat.name, email: seat.email },
      ...{ decision: seat.decision_kind, comment: '' },
    })
  }
}
