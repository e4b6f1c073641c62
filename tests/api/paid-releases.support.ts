import { sql } from 'kysely'
import { moneyText, parseMoney, type Centavos } from '@contract/kernel/money'
import { parseRate, percentOf } from '@contract/kernel/rates'
import { POSTING } from '@contract/modules/accounting/posting.rules'
import { inTransaction, type Tx } from '@server/platform/db/transaction'
import { postEntry } from '@server/platform/ledger/post-entry'
import type { SellingDesk } from '@tests/api/sales.support'

type PayableShare = {
  id: string
  ou_id: string
  sale_id: string
  seller_id: string
  releasable: string
  preparer: string
}

const partOf = (amount: Centavos, rate: string): Centavos => percentOf(amount, parseRate(rate))

/** What may be released of a tranche now, locked as a release locks it. */
async function lockPayable({ db }: Tx, saleId: string, seq: number): Promise<PayableShare[]> {
  const { rows } = await sql<PayableShare>`
    select h.id, h.ou_id, h.sale_id, h.seller_id,
      (h.releasable_amount - h.released_amount + h.clawed_back_amount)::numeric(16,2)::text as releasable,
      (select e.id from employee e join app_user u on u.id = e.user_id where u.username = 'accounting') as preparer
    from commission_share h where h.sale_id = ${saleId} and h.seq = ${seq} and h.seller_id is not null
      and h.state <> 'reversed' and h.releasable_amount > h.released_amount - h.clawed_back_amount
    order by h.id for update of h`.execute(db)
  return rows
}

/** A release of one share, paid: a tenth held back, a twentieth withheld. */
async function payShare(tx: Tx, share: PayableShare, paid_on: string): Promise<void> {
  const gross = parseMoney(share.releasable)
  const holdback = partOf(gross, '10')
  const ewt = partOf(gross, '5')
  const [entry] = await postEntry(tx, {
    ouId: share.ou_id,
    date: paid_on,
    memo: 'Release of commission',
    source: { type: 'commission_release', id: null },
    key: crypto.randomUUID(),
    lines: POSTING.release_paid({
      seller: { party_type: 'seller', party_id: share.seller_id },
      ...{ gross, vat: 0n, ewt, holdback, clawback: 0n, advances: [], returned: 0n, other_deduction: 0n },
    }),
  })
  const { rows } = await sql<{ id: string }>`
    insert into commission_release (ou_id, number, employee_id, status, seller_id, gross_amount, ewt_rate, ewt_amount,
      holdback_amount, net_amount, pay_mode, paid_on, entry_id)
    values (${share.ou_id}, ${`CR-${crypto.randomUUID()}`}, ${share.preparer}, 'paid', ${share.seller_id},
      ${moneyText(gross)}::numeric, 5, ${moneyText(ewt)}::numeric, ${moneyText(holdback)}::numeric,
      ${moneyText(gross - ewt - holdback)}::numeric, 'cash', ${paid_on}, ${entry?.id}) returning id`.execute(
    tx.db,
  )
  const release_id = rows[0]?.id ?? ''
  await sql`insert into commission_release_line
      (ou_id, release_id, share_id, sale_id, seller_id, seq, amount, holdback_amount, state)
    values (${share.ou_id}, ${release_id}, ${share.id}, ${share.sale_id}, ${share.seller_id}, 1,
      ${moneyText(gross)}::numeric, ${moneyText(holdback)}::numeric, 'paid')`.execute(tx.db)
  await sql`insert into commission_holdback (ou_id, release_id, share_id, sale_id, seller_id, amount, rule)
    values (${share.ou_id}, ${release_id}, ${share.id}, ${share.sale_id}, ${share.seller_id},
      ${moneyText(holdback)}::numeric, 'manual')`.execute(tx.db)
  await sql`update commission_share set released_amount = released_amount + ${moneyText(gross)}::numeric,
    status = 'released' where id = ${share.id}`.execute(tx.db)
}

type Payday = { seq: number; paid_on: string; beforeCommit?: () => Promise<void> }

/** Pays each seller what may be released of a tranche, each by a release of his own; answers how many were paid. */
export const releaseTranche = (
  { api }: SellingDesk,
  saleId: string,
  { seq, paid_on, beforeCommit }: Payday,
) =>
  inTransaction(api.database, { identity: { role: 'system' } }, async tx => {
    const shares = await lockPayable(tx, saleId, seq)
    for (const share of shares) await payShare(tx, share, paid_on)
    await beforeCommit?.()
    return shares.length
  })
