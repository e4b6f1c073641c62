import { isMoneyText, moneyText, parseMoney, type Centavos } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import type { ManualLine } from '@contract/modules/accounting/manual-line.schema'

/** One side of a draft so far; what is not an amount yet counts as nothing. */
export const sideTotal = (lines: readonly ManualLine[], side: 'debit' | 'credit'): Centavos =>
  total(lines.map(({ [side]: amount }) => (isMoneyText(amount) ? parseMoney(amount) : 0n)))

/** The larger side of a draft so far. */
export function draftTotal(lines: readonly ManualLine[]): string {
  const [debits, credits] = [sideTotal(lines, 'debit'), sideTotal(lines, 'credit')]
  return moneyText(debits > credits ? debits : credits)
}

/** Above the limit, neither who wrote an entry nor who changed it last posts it. */
export function needsSecondPerson(
  entry: { total: string; created_by: string | null; updated_by: string | null },
  limit: string,
  userId: string,
): boolean {
  const isWriter = entry.created_by === userId || entry.updated_by === userId
  return isWriter && parseMoney(entry.total) > parseMoney(limit)
}
