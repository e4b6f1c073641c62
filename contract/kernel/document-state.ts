/** What a document does: by which trigger, from which state, into which. */
export type DocumentMove = readonly [trigger: string, from: string, to: string]

/** The states of every document; one that is paid, posted or the like adds its own behind `approved`. */
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

/**
 * What the caller may do by their right is asked before; approvals decide by the seat, not by a right. A draft that is
 * discarded is gone; its `to` says nothing.
 */
export const DOCUMENT_MOVES = [
  ['edit', 'draft', 'draft'],
  ['edit', 'returned', 'returned'],
  ['discard', 'draft', 'draft'],
  ['submit', 'draft', 'pending'],
  ['submit', 'returned', 'pending'],
  ['withdraw', 'pending', 'withdrawn'],
  ['withdraw', 'returned', 'withdrawn'],
  ['approve', 'pending', 'approved'],
  ['return', 'pending', 'returned'],
  ['reject', 'pending', 'rejected'],
  ['expire', 'pending', 'returned'],
  ['void', 'approved', 'voided'],
] as const satisfies readonly (readonly [string, DocumentStatus, DocumentStatus])[]

/** Null: not from where it stands. */
export function nextDocumentStatus(
  moves: readonly DocumentMove[],
  from: string,
  trigger: string,
): string | null {
  return moves.find(([name, start]) => name === trigger && start === from)?.[2] ?? null
}
