import type { DateText } from '@contract/kernel/dates'
import { moneyText, parseMoney, type Centavos } from '@contract/kernel/money'
import { recordOf } from '@contract/kernel/records'
import { releasableAmount } from '@contract/modules/commission/soa.rules'

export const SELLER_MOVEMENTS = ['earned', 'adjusted', 'cancelled', 'released', 'clawed_back'] as const
export type SellerMovement = (typeof SELLER_MOVEMENTS)[number]

/** A settlement of the line that bills a share; the mirror of one is below nothing. */
export type ShareSettlement = {
  share_id: string
  line_id: string
  on: DateText
  share: string
  settled: string
  billed: string
}
/** What may be released of a share now, and when it was adjusted or its sale cancelled, where it was. */
export type ShareNow = {
  id: string
  releasable: string
  adjusted_on: DateText | null
  cancelled_on: DateText | null
}
export type PaidAmount = { on: DateText; amount: string }
export type StatementFacts = {
  settlements: readonly ShareSettlement[]
  shares: readonly ShareNow[]
  /** Paid by releases; a voided one is below nothing on the day of its void. */
  released: readonly PaidAmount[]
  clawed_back: readonly PaidAmount[]
}

export type SellerStatement = { opening: string; sums: Record<SellerMovement, string>; closing: string }

type Movement = { on: DateText; kind: SellerMovement; amount: Centavos }

/** R-10, step by step: what each settlement made releasable of a share. */
function earnedOf(settlements: readonly ShareSettlement[]): (Movement & { share_id: string })[] {
  const settled = new Map<string, Centavos>()
  return settlements
    .toSorted((a, b) => a.on.localeCompare(b.on))
    .map(({ share_id, line_id, on, share, settled: amount, billed }) => {
      const key = `${share_id} ${line_id}`
      const before = settled.get(key) ?? 0n
      const after = before + parseMoney(amount)
      settled.set(key, after)
      const whole = parseMoney(billed)
      const upTo = (sum: Centavos) => releasableAmount(parseMoney(share), sum < whole ? sum : whole, whole)
      return { share_id, on, kind: 'earned', amount: upTo(after) - upTo(before) }
    })
}

/**
 * A share of a cancelled sale is worth what was paid of it and not clawed back; an adjusted one what is due of it now.
 */
function changedOf(shares: readonly ShareNow[], earned: ReturnType<typeof earnedOf>): Movement[] {
  return shares.flatMap(({ id, releasable, adjusted_on, cancelled_on }) => {
    const on = cancelled_on ?? adjusted_on
    if (on === null) return []
    const sum = earned.filter(({ share_id }) => share_id === id).reduce((all, { amount }) => all + amount, 0n)
    const amount = parseMoney(releasable) - sum
    return amount === 0n ? [] : [{ on, kind: cancelled_on === null ? 'adjusted' : 'cancelled', amount }]
  })
}

/** What was releasable and not released before a period, what changed in it, and what is so at its end. */
export function sellerStatement(
  { settlements, shares, released, clawed_back }: StatementFacts,
  { from, to }: { from: DateText; to: DateText },
): SellerStatement {
  const earned = earnedOf(settlements)
  const movements: Movement[] = [
    ...earned,
    ...changedOf(shares, earned),
    ...released.map(({ on, amount }) => ({ on, kind: 'released' as const, amount: -parseMoney(amount) })),
    ...clawed_back.map(({ on, amount }) => ({
      on,
      kind: 'clawed_back' as const,
      amount: parseMoney(amount),
    })),
  ].filter(({ on }) => on <= to)
  const sum = (fits: (movement: Movement) => boolean) =>
    movements.filter(fits).reduce((all, { amount }) => all + amount, 0n)
  const sums = recordOf(SELLER_MOVEMENTS, kind =>
    moneyText(sum(each => each.on >= from && each.kind === kind)),
  )
  return { opening: moneyText(sum(({ on }) => on < from)), sums, closing: moneyText(sum(() => true)) }
}
