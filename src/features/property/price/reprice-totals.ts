import { moneyText, parseMoney } from '@contract/kernel/money'
import type { RepriceLine } from '@contract/selling/property-unit.calls'

/** In centavos, whatever they add up to. */
export function totalsOf(lines: readonly RepriceLine[]): { before: string; after: string } {
  const sum = (of: (line: RepriceLine) => string) =>
    moneyText(lines.reduce((total, line) => total + parseMoney(of(line)), 0n))
  return { before: sum(line => line.old_price), after: sum(line => line.new_price) }
}
