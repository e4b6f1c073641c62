import { yearOf } from '@contract/kernel/calendar'
import { leaveDays } from '@server/modules/leave/leave-days-port'
import { ALWAYS } from '@server/platform/access/access-where'
import { createApprovals } from '@server/platform/approvals/create-approvals'
import { businessDay } from '@server/platform/db/business-day'
import { NOW } from '@server/platform/db/clock'
import type { Tx } from '@server/platform/db/transaction'
import { createApprovalDocument } from '@server/platform/documents/create-approval-document'
import type { DocumentParts } from '@server/platform/documents/document-parts'
import { changeDocument, lockDocument } from '@server/platform/documents/document.repository'
import { keptSource } from '@server/platform/documents/kept-source'
import { allocateNumber } from '@server/platform/numbering/number-series.repository'
import { requesterOf } from '@server/platform/people/people.repository'
import { createRepository } from '@server/platform/resource/create-repository'
import type { Values } from '@server/platform/resource/resource-context'
import { findAskedSeat } from '@server/seeds/advances/demo-advances.repository'
import { findClerk } from '@server/seeds/statements/demo-statements.repository'
import { NO_FILES } from '@server/seeds/no-files'

type DemoDraft = { id: string; ou_id: string }

/** How documents of a kind come about in the demo company: its clerk writes and sends them, and whoever is asked agrees. */
export async function demoDocuments(tx: Tx, parts: DocumentParts) {
  const { type, numbers, resource } = parts.document
  const engine = { publicUrl: () => 'http://127.0.0.1', holidays: leaveDays.holidays }
  const { port } = createApprovals(engine, [createApprovalDocument(keptSource(parts), NO_FILES)])
  const repository = createRepository(resource)
  const { employee_id, user_id } = await findClerk(tx.db)
  const year = yearOf(await businessDay(tx.db))
  return {
    /** Written as its form would write it. */
    async draft(said: Values): Promise<DemoDraft> {
      const written = (await parts.hooks.beforeWrite?.(tx, said, null)) ?? said
      const { id } = await repository.create(tx.db, ALWAYS, { ...written, employee_id }, user_id)
      return { id, ou_id: String(written['ou_id']) }
    },
    async submit({ id, ou_id }: DemoDraft): Promise<void> {
      const number = await allocateNumber(tx, { ouId: ou_id, type: numbers, year })
      await changeDocument(tx.db, resource, id, { number, submitted_at: NOW })
      await port.submit(tx, { type, subject_id: id, by: await requesterOf(tx.db, employee_id) })
    },
    agree: ({ id }: DemoDraft): Promise<void> => agreeToAll(tx, port, { type, resource }, id),
  }
}

type Port = ReturnType<typeof createApprovals>['port']
type Kind = {
  type: Parameters<Port['decide']>[1]['type']
  resource: Parameters<typeof lockDocument>[1]
}

/** Everybody who is asked about a document agrees, one after the other. */
async function agreeToAll(tx: Tx, port: Port, { type, resource }: Kind, id: string): Promise<void> {
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
