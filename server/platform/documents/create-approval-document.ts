import { recordPath } from '@contract/access/record-path'
import type { DocumentTrigger } from '@contract/kernel/document-state'
import { permissionCode } from '@contract/kernel/define-resource'
import { accessWhere, ALWAYS } from '@server/platform/access/access-where'
import type {
  ApprovalDocument,
  ApprovalEvent,
  ApprovalSubject,
} from '@server/platform/approvals/approval-document'
import { databaseNow } from '@server/platform/db/database-now'
import type { Tx } from '@server/platform/db/transaction'
import type { DocumentParts } from '@server/platform/documents/document-parts'
import {
  isDocumentThere,
  lockDocument,
  type DocumentRow,
} from '@server/platform/documents/document.repository'
import { openShownFile, shownFiles } from '@server/platform/documents/document-files'
import { linesOf } from '@server/platform/documents/document-lines'
import { moveDocument } from '@server/platform/documents/move-document'
import type { FileService } from '@server/platform/files/files.service'
import { createRepository } from '@server/platform/resource/create-repository'
import { personOf, requesterOf } from '@server/platform/people/people.repository'

const NO_PAGES: ApprovalDocument['pages'] = { steps: {}, status: null }

/** A document of the kit as the engine of approvals needs it. */
export function createApprovalDocument(parts: DocumentParts, files: FileService): ApprovalDocument {
  const { document, pages = NO_PAGES } = parts
  const { type, resource } = document
  const repository = createRepository(resource)
  return {
    type,
    pages,
    async load(tx, id) {
      const row = await lockDocument(tx.db, resource, id)
      return row ? subjectOf(tx, parts, row) : null
    },
    maySee: (tx, actor, id) => isDocumentThere(tx.db, resource, id, accessWhere(actor, 'view', resource)),
    async follow(tx, { id }, event) {
      const row = await lockDocument(tx.db, resource, id)
      if (!row) throw new Error('a document that is decided about is there')
      await follow(tx, parts, row, event)
    },
    async show(tx, { id, number, requester }, { locale }) {
      const row = await repository.get(tx.db, ALWAYS, id)
      const { name, position, unit } = await requesterOf(tx.db, requester.employee_id ?? '')
      return {
        doc_type: type,
        number,
        requester: { name, position, unit },
        requested_at: String(row['submitted_at'] ?? row['created_at']),
        lines: linesOf(document, row, locale),
        notes: [],
        files: await shownFiles(tx.db, resource.name, id),
      }
    },
    file: async (tx, { id }, _viewer, key) =>
      openShownFile(tx, files, await shownFiles(tx.db, resource.name, id), key),
  }
}

async function subjectOf(
  tx: Tx,
  { document, hooks }: DocumentParts,
  row: DocumentRow,
): Promise<ApprovalSubject> {
  const { resource, shown, facts, amount } = document
  const { name, email, user_id, employee_id, division_id } = await requesterOf(tx.db, row.employee_id)
  const barred = (await hooks.barred?.(tx, row)) ?? []
  return {
    id: row.id,
    ou_id: row.ou_id,
    division_id,
    number: row.number,
    path: recordPath(permissionCode(resource, 'view'), row.id) ?? '/approvals',
    version: row.content_version,
    requester: { name, email, user_id, employee_id },
    barred: await Promise.all(barred.map(userId => personOf(tx.db, userId))),
    amount: amount === null ? null : String(row[amount]),
    payee_changed: false,
    facts: Object.fromEntries(facts.map(field => [field, row[field]])) as ApprovalSubject['facts'],
    content: Object.fromEntries(shown.map(field => [field, row[field]])),
  }
}

async function follow(tx: Tx, parts: DocumentParts, row: DocumentRow, event: ApprovalEvent): Promise<void> {
  const { hooks } = parts
  const decided = { decided_at: databaseNow }
  // Moved before the hook is looked for: an argument of a hook that is not there would never be evaluated.
  const move = (trigger: DocumentTrigger, values = {}) => moveDocument(tx, parts, row, trigger, values)
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
