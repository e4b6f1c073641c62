import type { Centavos } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { POSTING } from '@contract/modules/accounting/posting.rules'
import { clawback, useHoldbacks } from '@contract/modules/commission/clawback.rules'
import type { ClawbackCause } from '@contract/modules/commission/clawback.resource'
import type { Tx } from '@server/platform/db/transaction'
import { postEntry } from '@server/platform/ledger/post-entry'
import type { SettlementChange } from '@server/platform/selling/statement-port'
import { lockHeld, setEntry } from '@server/modules/commission/clawbacks/clawback.repository'
import { openClawback } from '@server/modules/commission/clawbacks/open-clawback'

/** A share of which more was paid out than the developer has paid for now. */
export type OverpaidShare = {
  id: string
  ou_id: string
  sale_id: string
  seller_id: string
  is_incentive: boolean
  overpaid: Centavos
}

/** One clawback for each seller and sale, and one for its incentives; what was taken back is owed to the seller again once the developer pays. */
export async function clawBackReversal(
  tx: Tx,
  overpaid: readonly OverpaidShare[],
  { on, reason }: SettlementChange,
  cause: ClawbackCause = 'developer_reversal',
): Promise<void> {
  const claims = new Map<string, OverpaidShare[]>()
  for (const share of overpaid) {
    const key = `${share.sale_id} ${share.seller_id} ${String(share.is_incentive)}`
    claims.set(key, [...(claims.get(key) ?? []), share])
  }
  for (const shares of claims.values()) await clawBackFrom(tx, shares, { on, reason }, cause)
}

async function clawBackFrom(
  tx: Tx,
  shares: readonly OverpaidShare[],
  { on, reason }: SettlementChange,
  cause: ClawbackCause,
): Promise<void> {
  const [first] = shares
  if (!first) return
  const { ou_id, sale_id, seller_id, is_incentive: of_incentive } = first
  const held = await lockHeld(
    tx.db,
    shares.map(({ id }) => id),
  )
  const released = total(shares.map(share => share.overpaid))
  const held_back = total(held.map(({ amount }) => amount))
  const { gross, applied } = clawback([{ released, held_back, is_earned: false }], 'full')
  const { id, facts } = await openClawback(
    tx,
    { ou_id, sale_id, cause, of_incentive, reason, on },
    { seller_id, gross, applied, holdbacks: useHoldbacks(held, applied) },
  )
  const [entry] = await postEntry(tx, {
    ouId: ou_id,
    date: on,
    memo: `${facts.sale_no ?? ''} ${facts.seller_name}`.trim(),
    source: { type: 'commission_clawback', id },
    key: `commission_clawback:${id}`,
    lines: POSTING.clawback_of_reversal({
      seller: { party_type: 'seller', party_id: seller_id },
      gross,
      applied,
    }),
  })
  await setEntry(tx.db, [id], entry?.id ?? '')
}
