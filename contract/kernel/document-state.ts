import type { Machine } from '@contract/kernel/state-machine'

export const DOCUMENT_STATUSES = [
  'draft',
  'pending',
  'returned',
  'approved',
  'rejected',
  'withdrawn',
  'voided',
] as const
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number]

export const DOCUMENT_TRIGGERS = [
  'edit',
  'discard',
  'submit',
  'withdraw',
  'approve',
  'return',
  'reject',
  'expire',
  'void',
] as const
export type DocumentTrigger = (typeof DOCUMENT_TRIGGERS)[number]

/** What the caller may do by their right is asked before; approvals decide by the seat, not by a right. */
export type DocumentMachine = Machine<DocumentStatus, DocumentTrigger, never, never, object>

const row = (trigger: DocumentTrigger, from: DocumentStatus, to: DocumentStatus) => ({
  trigger,
  from,
  to,
  permission: null,
  guards: [],
})

/** A draft that is discarded is gone; `to` says nothing of it. */
export const documentMachine: DocumentMachine = {
  initial: 'draft',
  rows: [
    row('edit', 'draft', 'draft'),
    row('edit', 'returned', 'returned'),
    row('discard', 'draft', 'draft'),
    row('submit', 'draft', 'pending'),
    row('submit', 'returned', 'pending'),
    row('withdraw', 'pending', 'withdrawn'),
    row('withdraw', 'returned', 'withdrawn'),
    row('approve', 'pending', 'approved'),
    row('return', 'pending', 'returned'),
    row('reject', 'pending', 'rejected'),
    row('expire', 'pending', 'returned'),
    row('void', 'approved', 'voided'),
  ],
  guards: {},
}

/** Null: not from where it stands. */
export function nextDocumentStatus(from: DocumentStatus, trigger: DocumentTrigger): DocumentStatus | null {
  return documentMachine.rows.find(each => each.from === from && each.trigger === trigger)?.to ?? null
}
