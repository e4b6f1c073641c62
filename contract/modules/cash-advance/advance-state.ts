import type { DocumentMove } from '@contract/kernel/document-state'

/** What becomes of an advance once it is approved. */
export const LATER_STATUSES = [
  'signed',
  'released',
  'liquidating',
  'settled',
  'write_off_asked',
  'written_off',
  'cancelled',
] as const

/** Paid out and not settled. */
export const OPEN_STATUSES = ['released', 'liquidating', 'write_off_asked'] as const
/** Asked for or promised, and not paid out: the next one must wait for it. */
export const COMING_STATUSES = ['pending', 'approved', 'signed'] as const

export const LATER_MOVES: readonly DocumentMove[] = [
  ['sign', 'approved', 'signed'],
  ['release', 'signed', 'released'],
  ['acknowledge', 'released', 'released'],
  ['undo', 'released', 'released'],
  ['undo_release', 'released', 'signed'],
  ['undo_release', 'liquidating', 'signed'],
  ...['liquidating', 'settled', 'written_off'].map((status): DocumentMove => ['undo', status, 'liquidating']),
  ...['released', 'liquidating'].map((status): DocumentMove => ['deduct', status, 'liquidating']),
  ...['released', 'liquidating'].flatMap((status): DocumentMove[] => [
    ['liquidate', status, 'liquidating'],
    ['return_cash', status, 'liquidating'],
    ['settle', status, 'settled'],
    ['plan_deduction', status, status],
    ['propose_write_off', status, 'write_off_asked'],
  ]),
  ['keep', 'write_off_asked', 'liquidating'],
  ['write_off', 'write_off_asked', 'written_off'],
  ['cancel', 'approved', 'cancelled'],
  ['cancel', 'signed', 'cancelled'],
]
