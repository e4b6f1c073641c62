import { nextDocumentStatus } from '@contract/kernel/document-state'
import { statement } from '@contract/modules/commission/statement.document'
import type { Tx } from '@server/platform/db/transaction'
import { lockDocument } from '@server/platform/documents/document.repository'
import { moveDocument } from '@server/platform/documents/move-document'
import { closeDisputes } from '@server/modules/commission/statements/statement-dispute.repository'
import {
  sumStatements,
  type SettledStatement,
} from '@server/modules/commission/statements/settled-line.repository'

/** Each statement of these lines stands where what is settled and credited of it puts it. */
export async function followStatements(tx: Tx, lineIds: readonly string[]): Promise<void> {
  for (const settled of await sumStatements(tx.db, lineIds)) await followStatement(tx, settled)
}

async function followStatement(tx: Tx, { id, settled, gross_amount }: SettledStatement): Promise<void> {
  const row = await lockDocument(tx.db, statement.resource, id)
  if (!row) return
  const trigger =
    settled === '0.00' ? 'collect_nothing' : settled === gross_amount ? 'collect_all' : 'collect_part'
  // What is disputed stays so until the dispute is settled or everything has come in.
  if (nextDocumentStatus(statement.moves, row.status, trigger) !== null)
    await moveDocument(tx, { document: statement }, row, trigger)
  // Whoever has paid all of it disputes nothing more.
  if (trigger === 'collect_all') await closeDisputes(tx.db, id, null)
}
