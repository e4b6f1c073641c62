import type { BrokenRule } from '@contract/kernel/broken-rule'
import type { Centavos } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'

export const PARTY_TYPES = ['developer', 'seller', 'employee', 'supplier'] as const
/** Who a line of a control account is about. */
export type Party = { party_type: (typeof PARTY_TYPES)[number]; party_id: string }

/** One line of an entry: an account by its code, and a positive amount on one side. */
export type EntryLine = {
  account: string
  side: 'debit' | 'credit'
  amount: Centavos
  /** The unit that bears it; the unit of the entry where nothing is said. */
  ou_id?: string
  party?: Party
  project_id?: string
  memo?: string
}

type LineParts = Omit<EntryLine, 'account' | 'side' | 'amount'>

export const debit = (account: string, amount: Centavos, parts: LineParts = {}): EntryLine => ({
  account,
  side: 'debit',
  amount,
  ...parts,
})
export const credit = (account: string, amount: Centavos, parts: LineParts = {}): EntryLine => ({
  account,
  side: 'credit',
  amount,
  ...parts,
})

/** Between units each owes the other: neither side of an entry is left open in any of them. */
export const BETWEEN_UNITS = '2190'

const signed = ({ side, amount }: EntryLine): Centavos => (side === 'debit' ? amount : -amount)

/** What debits exceed credits by: nothing, in an entry that may be posted. */
export const openAmount = (lines: readonly EntryLine[]): Centavos =>
  lines.reduce((sum, line) => sum + signed(line), 0n)

/** What keeps lines from being posted, as a form and an answer say it. */
export function checkLines(lines: readonly EntryLine[]): BrokenRule[] {
  const broken: BrokenRule[] = []
  if (lines.length < 2) broken.push({ path: 'lines', code: 'entry_needs_two_lines' })
  lines.forEach((line, index) => {
    if (line.amount <= 0n) broken.push({ path: `lines.${index}.amount`, code: 'entry_line_needs_amount' })
  })
  if (openAmount(lines) !== 0n) broken.push({ path: 'lines', code: 'entry_not_balanced' })
  return broken
}

/**
 * One entry for each unit that bears a line, each balanced by what the units owe each other. The unit in which it
 * happened comes first.
 */
export function entriesByUnit(ouId: string, lines: readonly EntryLine[]): Map<string, EntryLine[]> {
  const units = new Map<string, EntryLine[]>([[ouId, []]])
  for (const line of lines) {
    const unit = line.ou_id ?? ouId
    units.set(unit, [...(units.get(unit) ?? []), line])
  }
  for (const [unit, own] of units) {
    const open = openAmount(own)
    if (open > 0n) own.push(credit(BETWEEN_UNITS, open, { ou_id: unit }))
    if (open < 0n) own.push(debit(BETWEEN_UNITS, -open, { ou_id: unit }))
    if (own.length === 0) units.delete(unit)
  }
  return units
}

/** The same lines on the other side: entry and mirror leave every account as it was. */
export const mirrorOf = (lines: readonly EntryLine[]): EntryLine[] =>
  lines.map(line => ({ ...line, side: line.side === 'debit' ? 'credit' : 'debit' }))

/** One line for each account and side, in the order in which they first stand: whom a line is about is left out. */
export function sumByAccount(lines: readonly EntryLine[]): Pick<EntryLine, 'account' | 'side' | 'amount'>[] {
  const sums = Map.groupBy(lines, ({ account, side }) => `${side} ${account}`)
  return [...sums.values()].map(own => ({
    account: own[0]?.account ?? '',
    side: own[0]?.side ?? 'debit',
    amount: total(own.map(({ amount }) => amount)),
  }))
}
