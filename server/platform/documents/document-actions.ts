import { commandReach, type Command } from '@contract/kernel/define-commands'
import { nextDocumentStatus } from '@contract/kernel/document-state'
import { accessWhere, reachWhere } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import type { DocumentParts } from '@server/platform/documents/document-parts'
import { holdingOf, type DocumentRow } from '@server/platform/documents/document.repository'

/** What its state and the rights of its reader leave to be done with a document: `edit`, and the names of commands. */
export async function actionsOf(
  db: Db,
  { document, hooks }: Pick<DocumentParts, 'document' | 'hooks'>,
  actor: Actor,
  row: DocumentRow,
): Promise<string[]> {
  const { resource, commands, moves } = document
  const { id, status } = row
  const isPossible = (name: string) =>
    nextDocumentStatus(moves, status, name) !== null && hooks.allows?.(row, name) !== false
  const reaches = Object.entries<Command>(commands.table)
    .filter(([name]) => isPossible(name))
    .map(([name, command]) => [name, reachWhere(actor, commandReach(command, resource), resource)] as const)
  const edit = isPossible('edit') ? { edit: accessWhere(actor, 'edit', resource) } : {}
  const conditions = { ...edit, ...Object.fromEntries(reaches) }
  return Object.keys(conditions).length > 0 ? holdingOf(db, resource, id, conditions) : []
}
