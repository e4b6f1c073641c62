import type { Centavos } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import {
  clawback,
  isClawedBack,
  useHoldbacks,
  type ClawbackRule,
  type HeldAmount,
} from '@contract/modules/commission/clawback.rules'
import { costOf, SHARE_COSTS } from '@contract/modules/commission/statement.rules'
import { releasableAmount } from '@contract/modules/commission/soa.rules'

export type BilledLine = {
  net: Centavos
  gross: Centavos
  settled: Centavos
  is_deferred: boolean
}

/** A seller's share of a billed tranche. */
export type BilledShareState = {
  id: string
  seller_id: string
  is_override: boolean
  is_incentive: boolean
  /** What the books owe him of it, and what he was paid of that and has not been asked back. */
  accrued: Centavos
  released: Centavos
  is_earned: boolean
  held: readonly HeldAmount[]
}

/** What one seller owes back of a sale. */
export type SellerClawback = {
  seller_id: string
  gross: Centavos
  applied: Centavos
  holdbacks: ReturnType<typeof useHoldbacks>
}

/** What the developer was billed: what is income already, what is still put off, and what he has not paid. */
export function cancelledLines(
  lines: readonly BilledLine[],
): Record<'earned' | 'deferred' | 'vat' | 'unpaid', Centavos> {
  const earned = total(
    lines.map(({ net, gross, settled, is_deferred }) =>
      is_deferred ? releasableAmount(net, settled, gross) : net,
    ),
  )
  const net = total(lines.map(line => line.net))
  const gross = total(lines.map(line => line.gross))
  const unpaid = gross - total(lines.map(({ settled }) => settled))
  return { earned, deferred: net - earned, vat: gross - net, unpaid }
}

/** R-18, seller by seller, for those who were paid anything that they have to give back. */
export function sellerClawbacks(shares: readonly BilledShareState[], rule: ClawbackRule): SellerClawback[] {
  return bySeller(shares).flatMap(([seller_id, own]) => {
    const due = own.filter(share => isClawedBack(share, rule) && share.released > 0n)
    const held = due.flatMap(share => share.held)
    const { gross, applied } = clawback(
      due.map(share => ({ ...share, held_back: total(share.held.map(({ amount }) => amount)) })),
      rule,
    )
    return gross > 0n ? [{ seller_id, gross, applied, holdbacks: useHoldbacks(held, applied) }] : []
  })
}

/** What leaves the books of the shares: what sellers owe back, and what they are not owed any more. */
export function cancelledShares(
  shares: readonly BilledShareState[],
  rule: ClawbackRule,
  clawbacks: readonly SellerClawback[],
) {
  return bySeller(shares).flatMap(([seller_id, own]) => {
    let left = clawbacks.find(each => each.seller_id === seller_id)?.applied ?? 0n
    return SHARE_COSTS.flatMap(cost => {
      const of = own.filter(share => costOf(share) === cost)
      const released = total(of.map(share => (isClawedBack(share, rule) ? share.released : 0n)))
      const unreleased = total(of.map(share => share.accrued - share.released))
      const applied = left < released ? left : released
      left -= applied
      if (released === 0n && unreleased === 0n) return []
      const seller = { party_type: 'seller' as const, party_id: seller_id }
      return [{ cost, seller, released, unreleased, applied }]
    })
  })
}

function bySeller(shares: readonly BilledShareState[]): [string, BilledShareState[]][] {
  const ids = [...new Set(shares.map(({ seller_id }) => seller_id))]
  return ids.map(id => [id, shares.filter(({ seller_id }) => seller_id === id)])
}
