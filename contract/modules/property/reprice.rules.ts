import { parseMoney, roundedDivision, type Centavos } from '@contract/kernel/money'
import { parseRate, percentOf } from '@contract/kernel/rates'
import type { PriceChange, RepriceSkip } from '@contract/selling/property-unit.calls'
import type { UnitStatus } from '@contract/selling/unit-state.rules'

/** What a sale or a withdrawal has settled has no list price to change any more. */
const REPRICED: readonly UnitStatus[] = ['draft', 'available', 'on_hold', 'reserved', 'blocked']

export function mayReprice(status: UnitStatus): boolean {
  return REPRICED.includes(status)
}

function percentChange(price: Centavos, rate: string): Centavos {
  const part = percentOf(price, parseRate(rate.replace('-', '')))
  return rate.startsWith('-') ? price - part : price + part
}

/** Rounded half away from zero, once, to the step that price lists of this project use. */
export function changedPrice(price: Centavos, change: PriceChange, roundTo: string): Centavos {
  const step = parseMoney(roundTo)
  const exact =
    change.by === 'percent'
      ? percentChange(price, change.rate)
      : change.by === 'amount'
        ? price + parseMoney(change.amount)
        : parseMoney(change.amount)
  return roundedDivision(exact, step) * step
}

export type RepriceResult = { price: Centavos } | { skip: RepriceSkip }

export function repriced(
  unit: { status: UnitStatus; price: Centavos },
  change: PriceChange,
  roundTo: string,
): RepriceResult {
  if (!mayReprice(unit.status)) return { skip: 'status' }
  if (unit.price === 0n && change.by !== 'set') return { skip: 'no_price' }
  const price = changedPrice(unit.price, change, roundTo)
  if (price <= 0n) return { skip: 'nothing_left' }
  return price === unit.price ? { skip: 'unchanged' } : { price }
}
