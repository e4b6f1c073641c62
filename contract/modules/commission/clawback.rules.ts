import type { Centavos } from '@contract/kernel/money'
import { percentOf, type Rate } from '@contract/kernel/rates'

export type ClawbackRule = 'full' | 'unearned_only' | 'none'

export type ReleasedShare = {
  released: Centavos
  held_back: Centavos
  /** The developer has collected enough for its tranche, cancelled or not. */
  is_earned: boolean
}

export const isClawedBack = ({ is_earned }: Pick<ReleasedShare, 'is_earned'>, rule: ClawbackRule): boolean =>
  rule === 'full' || (rule === 'unearned_only' && !is_earned)

/** what a seller owes when a sale is cancelled; what was held back of him is applied first. */
export function clawback(
  shares: readonly ReleasedShare[],
  rule: ClawbackRule,
): { gross: Centavos; applied: Centavos; open: Centavos } {
  const due = shares.filter(share => isClawedBack(share, rule))
  const gross = due.reduce((sum, { released }) => sum + released, 0n)
  const held = due.reduce((sum, { held_back }) => sum + held_back, 0n)
  const applied = held < gross ? held : gross
  return { gross, applied, open: gross - applied }
}

export type HeldAmount = { id: string; amount: Centavos }

/** How much of each holdback covers a part of what is clawed back, in their order; the rest of one stays held. */
export function useHoldbacks(
  held: readonly HeldAmount[],
  applied: Centavos,
): { id: string; used: Centavos; rest: Centavos }[] {
  let left = applied
  return held.flatMap(({ id, amount }) => {
    const used = amount < left ? amount : left
    left -= used
    return used > 0n ? [{ id, used, rest: amount - used }] : []
  })
}

/** how much a seller may ask for in advance of what is billed or may be billed. */
export function advanceLimit(unreleased: Centavos, limitRate: Rate, openAdvances: Centavos): Centavos {
  const limit = percentOf(unreleased, limitRate) - openAdvances
  return limit > 0n ? limit : 0n
}
