import { sql } from 'kysely'
import { moneyText, parseMoney, type Centavos } from '@contract/kernel/money'
import type { Db } from '@server/platform/db/database'

export type PaidShare = {
  id: string
  tranche_id: string
  seller_id: string
  is_override: boolean
  is_incentive: boolean
  amount: Centavos
  releasable: Centavos
  /** Paid out of it, and not clawed back. */
  released: Centavos
  trigger: Centavos
}
type Amount = 'amount' | 'releasable' | 'released' | 'trigger'

/** What sellers earn of these tranches and were paid of it, locked until the transaction ends. */
export async function lockPaidShares(db: Db, trancheIds: readonly string[]): Promise<PaidShare[]> {
  const { rows } = await sql<Omit<PaidShare, Amount> & Record<Amount, string>>`
    select h.id, h.tranche_id, h.seller_id, h.amount, h.releasable_amount as releasable,
      (h.released_amount - h.clawed_back_amount)::numeric(16,2)::text as released, t.trigger_amount as trigger,
      coalesce((rate.terms ->> 'is_override')::boolean, false) as is_override, h.incentive is not null as is_incentive
    from commission_share h join commission_tranche t on t.id = h.tranche_id join sale s on s.id = h.sale_id
      left join lateral jsonb_array_elements(s.scheme_snapshot -> 'levels') rate (terms)
        on rate.terms ->> 'level' = h.level
    where h.tranche_id = any (${trancheIds}::uuid[]) and not h.is_company order by h.id for update of h`.execute(
    db,
  )
  return rows.map(({ amount, releasable, released, trigger, ...share }) => ({
    ...share,
    amount: parseMoney(amount),
    releasable: parseMoney(releasable),
    released: parseMoney(released),
    trigger: parseMoney(trigger),
  }))
}

/** Nothing more is released of a share; what is not clawed back stays with its seller. */
export async function endShares(db: Db, shares: readonly { id: string; clawed: Centavos }[]): Promise<void> {
  const ids = shares.map(({ id }) => id)
  const amounts = shares.map(({ clawed }) => moneyText(clawed))
  const paid = sql`h.released_amount - h.clawed_back_amount - v.clawed`
  await sql`update commission_share h set clawed_back_amount = h.clawed_back_amount + v.clawed,
      releasable_amount = ${paid},
      status = case when ${paid} = h.amount and h.amount > 0 then 'released' when ${paid} > 0 then 'partly_released'
        when h.clawed_back_amount + v.clawed > 0 then 'clawed_back' else 'pending' end
    from unnest(${ids}::uuid[], ${amounts}::numeric[]) as v (id, clawed) where h.id = v.id`.execute(db)
}
