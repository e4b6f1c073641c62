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

const fromEach = (trigger: string, from: readonly string[], to: string): DocumentMove[] =>
  from.map(status => [trigger, status, to] as const)

const WITH_REQUESTER = ['released', 'liquidating'] as const

export const LATER_MOVES: readonly DocumentMove[] = [
  ['sign', 'approved', 'signed'],
  ['release', 'signed', 'released'],
  ['acknowledge', 'released', 'released'],
  ...fromEach('liquidate', WITH_REQUESTER, 'liquidating'),
  ...fromEach('return_cash', WITH_REQUESTER, 'liquidating'),
  ...fromEach('settle', WITH_REQUESTER, 'settled'),
  ['plan_deduction', 'released', 'released'],
  ['plan_deduction', 'liquidating', 'liquidating'],
  ...fromEach('propose_write_off', WITH_REQUESTER, 'write_off_asked'),
  ['keep', 'write_off_asked', 'liquidating'],
  ['write_off', 'write_off_asked', 'written_off'],
  ...fromEach('cancel', ['approved', 'signed'], 'cancelled'),
]
