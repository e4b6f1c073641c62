import type { DocumentDefinition } from '@contract/kernel/define-document'
import { commandAction, type Command } from '@contract/kernel/define-commands'
import { nextDocumentStatus, type DocumentTrigger } from '@contract/kernel/document-state'
import { accessWhere } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import { holdingOf, type DocumentRow } from '@server/platform/documents/document.repository'

/** What its state and the rights of its reader leave to be done with a document: `edit`, and the names of commands. */
export async function actionsOf(
  db: Db,
  { resource, commands }: DocumentDefinition,
  actor: Actor,
  { id, status }: DocumentRow,
): Promise<string[]> {
  const named = Object.entries<Command>(commands.table).map(
    ([name, command]) => [name, commandAction(command)] as const,
  )
  const possible = [['edit', 'edit'] as const, ...named].filter(
    ([name]) => nextDocumentStatus(status, name as DocumentTrigger) !== null,
  )
  if (possible.length === 0) return []
  const conditions = possible.map(([name, action]) => [name, accessWhere(actor, action, resource)] as const)
  return holdingOf(db, resource, id, Object.fromEntries(conditions))
}
