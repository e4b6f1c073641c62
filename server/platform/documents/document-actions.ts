import { commandReach, type Command } from '@contract/kernel/define-commands'
import { nextDocumentStatus } from '@contract/kernel/document-state'
import { accessWhere, reachWhere } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'
import type { DocumentParts } from '@server/platform/documents/document-parts'
import { holdingOf, type DocumentRow } from '@server/platform/documents/document.repository'
import type { AnyCall } from '@server/platform/resource/resource-context'
import { sayWhy } from '@server/platform/phrases/say'

type Parts = Pick<DocumentParts, 'document' | 'hooks'>
type DocumentOffer = { actions: string[]; refused: Record<string, string> }

/** Of those: what is left to this very person, and why each of the others is not. */
export async function offeredOf(
  tx: Tx,
  { actor, locale }: Pick<AnyCall, 'actor' | 'locale'>,
  parts: Parts,
  row: DocumentRow,
): Promise<DocumentOffer> {
  const offered: DocumentOffer = { actions: [], refused: {} }
  const names = await actionsOf(tx.db, parts, actor, row)
  const whyRefused = await parts.hooks.checkHands?.(tx, actor, row, names)
  for (const name of names) {
    const why = whyRefused?.(name)
    if (!why) offered.actions.push(name)
    else offered.refused[name] = sayWhy(locale, why.phrase, why.details.params)
  }
  return offered
}

/** What its state and the rights of its reader leave to be done with a document: `edit`, and the names of commands. */
async function actionsOf(
  db: Db,
  { document, hooks }: Parts,
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

/** Refuses a command that is left to others, whatever the rights of who acts. */
export async function refuseHand(
  { hooks }: DocumentParts,
  { tx, actor, record }: { tx: Tx; actor: Actor; record: DocumentRow },
  command: string,
): Promise<void> {
  const whyRefused = await hooks.checkHands?.(tx, actor, record, [command])
  const why = whyRefused?.(command)
  if (why) throw why
}
