import { isMoneyText, parseMoney, type Centavos } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import type { ManualLine } from '@contract/modules/accounting/manual-entry.resource'

/** One side of a draft so far; what is not an amount yet counts as nothing. */
export const sideTotal = (lines: readonly ManualLine[], side: 'debit' | 'credit'): Centavos =>
  total(lines.map(({ [side]: amount }) => (isMoneyText(amount) ? parseMoney(amount) : 0n)))
