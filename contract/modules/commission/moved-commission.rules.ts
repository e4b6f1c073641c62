import { parseMoney, type Centavos } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import type { ShareChange } from '@contract/selling/commission-adjustment'

/** How much of a commission goes to somebody else: what those gain who gain, the company among them. */
export function movedCommission(changes: readonly ShareChange[]): Centavos {
  const gains = new Map<string | null, Centavos>()
  for (const { sale_seller_id: id, before, after } of changes)
    gains.set(id, (gains.get(id) ?? 0n) + parseMoney(after) - parseMoney(before))
  return total([...gains.values()].filter(gain => gain > 0n))
}
