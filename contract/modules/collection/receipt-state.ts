import type { Receipt, ReceiptStatus } from '@contract/modules/collection/receipt.resource'

export const RECEIPT_MOVES = ['post', 'discard', 'allocate', 'deposit', 'clear', 'bounce', 'void'] as const
export type ReceiptMove = (typeof RECEIPT_MOVES)[number]

const FROM: Record<ReceiptMove, readonly ReceiptStatus[]> = {
  post: ['draft'],
  discard: ['draft'],
  allocate: ['posted', 'deposited', 'cleared'],
  deposit: ['posted'],
  clear: ['deposited'],
  bounce: ['posted', 'deposited'],
  void: ['posted', 'deposited'],
}

/** Whether a receipt can be moved so as it stands: a check alone is deposited, clears or bounces. */
export function canMoveReceipt(
  { status, mode, unapplied_amount }: Pick<Receipt, 'status' | 'mode' | 'unapplied_amount'>,
  move: ReceiptMove,
): boolean {
  if (!FROM[move].includes(status)) return false
  if (move === 'allocate') return unapplied_amount !== '0.00'
  const isOfChecks = move === 'deposit' || move === 'clear' || move === 'bounce'
  return !isOfChecks || mode === 'check'
}
