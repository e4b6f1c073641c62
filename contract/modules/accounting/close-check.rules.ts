import { z } from 'zod'
import type { BrokenRule } from '@contract/kernel/broken-rule'
import { signedAmountText } from '@contract/kernel/field-declarations'
import { filterModelSchema } from '@contract/kernel/list-query'
import { namesOf } from '@contract/kernel/records'

/**
 * What is checked before a month closes, in the order of the checklist. A check that blocks refuses the close; one that
 * warns has to be accepted by its name.
 */
export const CLOSE_CHECKS = {
  chain: 'blocks',
  numbers: 'blocks',
  sums: 'blocks',
  advances: 'blocks',
  payables: 'blocks',
  receivables: 'blocks',
  commissions: 'blocks',
  holdbacks: 'blocks',
  manual_drafts: 'warns',
  open_expenses: 'warns',
  missing_receipts: 'warns',
  bank: 'warns',
} as const satisfies Record<string, 'blocks' | 'warns'>
export type CloseCheckName = keyof typeof CLOSE_CHECKS
export const CLOSE_CHECK_NAMES = namesOf(CLOSE_CHECKS)

export const closeFindingSchema = z.object({
  check: z.enum(CLOSE_CHECK_NAMES),
  state: z.enum(['passed', 'warns', 'blocks']),
  /** How many rows are wrong. */
  count: z.number().int(),
  /** Of a control account: its balance, and what its documents add up to. */
  books: signedAmountText.nullable(),
  documents: signedAmountText.nullable(),
  /** The number of an entry or the code of an account that shows what is wrong. */
  example: z.string().nullable(),
  /** The list in which the rows stand. */
  rows: z.object({ path: z.string(), filter: filterModelSchema }).nullable(),
})
export type CloseFinding = z.infer<typeof closeFindingSchema>

/** What a check found, before it is judged. */
export type CheckedRows = { count: number } & Partial<
  Pick<CloseFinding, 'books' | 'documents' | 'example' | 'rows'>
>

export function closeFinding(check: CloseCheckName, found: CheckedRows): CloseFinding {
  const { count, books = null, documents = null, example = null, rows = null } = found
  const isWrong = count > 0 || books !== documents
  const state = isWrong ? CLOSE_CHECKS[check] : 'passed'
  return { check, state, count: isWrong ? Math.max(count, 1) : 0, books, documents, example, rows }
}

/** What keeps a month from closing: first what blocks, then each warning that was not accepted. */
export function closeRefusals(
  findings: readonly CloseFinding[],
  accepted: readonly CloseCheckName[],
): BrokenRule[] {
  const blocking = findings.filter(({ state }) => state === 'blocks')
  const warnings = findings.filter(({ state, check }) => state === 'warns' && !accepted.includes(check))
  return [...blocking, ...warnings].map(({ check }) => ({ path: check, code: `close_${check}` }))
}

/** The checks that have to be accepted for a month to close. */
export const closeWarnings = (findings: readonly CloseFinding[]): CloseCheckName[] =>
  findings.filter(({ state }) => state === 'warns').map(({ check }) => check)
