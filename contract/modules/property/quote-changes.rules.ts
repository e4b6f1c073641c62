import type { DateText } from '@contract/kernel/dates'
import { parseMoney } from '@contract/kernel/money'
import type { UnitStatus } from '@contract/selling/unit-state.rules'
import { isQuoteOver } from '@contract/modules/property/quote.rules'

/** The unit as it stands now. */
export type UnitNow = {
  status: UnitStatus
  list_price: string
  /** A hold that has not run out, as far as the asker may see it. */
  hold: { is_own: boolean; expires_at: string } | null
}

export type QuoteChange =
  | { kind: 'taken' }
  | { kind: 'held_by_other'; until: string | null }
  | { kind: 'held_by_you'; until: string }
  | { kind: 'lapsed'; on: DateText }
  | { kind: 'price'; was: string; now: string; stands: boolean }

type QuotePrice = { list_price: string; valid_until: DateText }

/** What is no longer as it was when the quote was made, what keeps it from a sale first. */
export function quoteChanges(quote: QuotePrice, unit: UnitNow, today: DateText): QuoteChange[] {
  const isOver = isQuoteOver(quote.valid_until, today)
  const isNewPrice = parseMoney(quote.list_price) !== parseMoney(unit.list_price)
  return [
    ...standing(unit),
    ...(isOver ? [{ kind: 'lapsed' as const, on: quote.valid_until }] : []),
    ...(isNewPrice
      ? [{ kind: 'price' as const, was: quote.list_price, now: unit.list_price, stands: !isOver }]
      : []),
  ]
}

function standing({ status, hold }: UnitNow): QuoteChange[] {
  if (status !== 'available' && status !== 'on_hold') return [{ kind: 'taken' }]
  if (status === 'available') return []
  if (hold?.is_own) return [{ kind: 'held_by_you', until: hold.expires_at }]
  return [{ kind: 'held_by_other', until: hold?.expires_at ?? null }]
}

/** The list price that a sale of the quote begins with: the quoted one while it stands, else today's (null). */
export function beginningPrice(quote: QuotePrice, list_price: string, today: DateText): string | null {
  if (isQuoteOver(quote.valid_until, today)) return null
  return parseMoney(quote.list_price) === parseMoney(list_price) ? null : quote.list_price
}
