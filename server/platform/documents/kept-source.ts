import { recordPath } from '@contract/access/record-path'
import { permissionCode } from '@contract/kernel/define-resource'
import type { Locale } from '@contract/kernel/locales'
import { ALWAYS } from '@server/platform/access/access-where'
import type { ViewLine } from '@contract/modules/approvals/approval-view'
import type { ApprovalEvent, ApprovalSubject } from '@server/platform/approvals/approval-document'
import { NOW } from '@server/platform/db/clock'
import type { Tx } from '@server/platform/db/transaction'
import { shownFiles } from '@server/platform/documents/document-files'
import { linesOf } from '@server/platform/documents/document-lines'
import type { DocumentParts } from '@server/platform/documents/document-parts'
import type { DocumentSource } from '@server/platform/documents/document-source'
import { lockDocument, type DocumentRow } from '@server/platform/documents/document.repository'
import { moveDocument } from '@server/platform/documents/move-document'
import { documentFieldValue } from '@server/platform/phrases/document-names'
import { createRepository } from '@server/platform/resource/create-repository'
import { personOf } from '@server/platform/people/people.repository'

/** A document with the states, the lines and the files of the kit. */
export function keptSource(parts: DocumentParts): DocumentSource<DocumentRow> {
  const { document, hooks, pages, requester } = parts
  const { type, resource, shown, kind, facts, amount } = document
  const repository = createRepository(resource)
  return {
    type,
    facts,
    resource,
    pages,
    lock: (tx, id) => lockDocument(tx.db, resource, id),
    async subject(tx, row) {
      const barred = (await hooks.barred?.(tx, row)) ?? []
      return {
        number: row.number,
        ...(kind !== null && {
          kind: String(row[kind]),
          nameIn: (locale: Locale) => documentFieldValue(locale, document, kind, String(row[kind])),
        }),
        path: recordPath(permissionCode(resource, 'view'), row.id) ?? '/approvals',
        version: row.content_version,
        barred: await Promise.all(barred.map(userId => personOf(tx.db, userId))),
        amount: amount === null || row[amount] === null ? null : String(row[amount]),
        facts: Object.fromEntries(facts.map(field => [field, row[field]])) as ApprovalSubject['facts'],
        content: Object.fromEntries(shown.map(field => [field, row[field]])),
      }
    },
    follow: (tx, row, event) => follow(tx, parts, row, event),
    ...(requester && { requester }),
    async show(tx, id, viewer) {
      const row = await repository.get(tx.db, ALWAYS, id)
      const more = (await hooks.moreLines?.(tx, row as DocumentRow, viewer)) ?? []
      return {
        requested_at: String(row['submitted_at'] ?? row['created_at']),
        lines: [...linesOf(document, row, viewer.locale), ...more.map(forThePage)],
        files: await shownFiles(tx.db, resource.name, id),
      }
    },
  }
}

async function follow(tx: Tx, parts: DocumentParts, row: DocumentRow, event: ApprovalEvent): Promise<void> {
  const { hooks } = parts
  const decided = { decided_at: NOW }
  // Moved before the hook is looked for: an argument of a hook that is not there would never be evaluated.
  const move = (trigger: string, values = {}) => moveDocument(tx, parts, row, trigger, values)
  switch (event.kind) {
    case 'submitted': {
      const moved = await move('submit', { last_comment: null, decided_at: null })
      return hooks.onSubmitted?.(tx, moved)
    }
    case 'edited':
    case 'agreed':
      return
    case 'approved': {
      const moved = await move('approve', decided)
      return hooks.onApproved?.(tx, moved)
    }
    case 'returned':
    case 'rejected': {
      const trigger = event.kind === 'returned' ? 'return' : 'reject'
      const moved = await move(trigger, { ...decided, last_comment: event.comment })
      return hooks.onClosed?.(tx, moved)
    }
    case 'withdrawn':
    case 'expired': {
      const moved = await move(event.kind === 'withdrawn' ? 'withdraw' : 'expire')
      return hooks.onClosed?.(tx, moved)
    }
  }
}

/** What is told beside the document's own fields may be somebody's pay or balance: mails tell dates alone of it. */
const forThePage = (line: ViewLine): ViewLine => (line.kind === 'date' ? line : { ...line, is_private: true })
