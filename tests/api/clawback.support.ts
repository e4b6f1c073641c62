import { sql } from 'kysely'
import { expect } from 'vitest'
import { addDays } from '@contract/kernel/dates'
import { moneyText, parseMoney, type Centavos } from '@contract/kernel/money'
import { parseRate, percentOf } from '@contract/kernel/rates'
import type { TrialBalance } from '@contract/modules/accounting/trial-balance.commands'
import type { EntrySource } from '@contract/modules/accounting/journal-entry.resource'
import { POSTING } from '@contract/modules/accounting/posting.rules'
import type { Receivables } from '@contract/modules/collection/receivables'
import { inTransaction, type Tx } from '@server/platform/db/transaction'
import { postEntry } from '@server/platform/ledger/post-entry'
import { receiptCalls } from '@tests/api/collection.support'
import { transactionCalls } from '@tests/api/commission-transactions.support'
import { ledgerFault } from '@tests/api/ledger.support'
import { decide, done, sellingDesk, type SellingDesk } from '@tests/api/sales.support'
import { billingDesk } from '@tests/api/statements.support'
import type { TestApi } from '@tests/support/api'

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
    source: { type: 'commission_release' as EntrySource, id: null },
    key: crypto.randomUUID(),
    lines: POSTING.release_paid({
      seller: { party_type: 'seller', party_id: share.seller_id },
      ...{ gross, vat: 0n, ewt, holdback, clawback: 0n, advance_deduction: 0n, other_deduction: 0n },
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

/** Pays each seller what may be released of a tranche, each by a release of his own; answers how many were paid. */
const releaseTranche = ({ api }: SellingDesk, saleId: string, seq: number, paid_on: string) =>
  inTransaction(api.database, { identity: { role: 'system' } }, async tx => {
    const shares = await lockPayable(tx, saleId, seq)
    for (const share of shares) await payShare(tx, share, paid_on)
    return shares.length
  })

/** Each account that these entries touched, with what they left on it; of one party where it is named. */
export async function leftBy(
  { db }: SellingDesk,
  entryIds: readonly string[],
  partyId: string | null = null,
): Promise<Record<string, string>> {
  const { rows } = await sql<{ code: string; open: string }>`
    select a.code, sum(l.debit - l.credit)::text as open from journal_line l join account a on a.id = l.account_id
    where l.entry_id = any (${entryIds}::uuid[]) and (${partyId}::uuid is null or l.party_id = ${partyId}::uuid)
    group by a.code order by a.code`.execute(db)
  return Object.fromEntries(rows.map(({ code, open }) => [code, open]))
}

type Claim = Record<
  'id' | 'seller_id' | 'cause' | 'status' | 'gross' | 'applied' | 'open' | 'entry_id' | 'employee_id',
  string
>

/** Cebu bills the golden deal, is paid, releases it, and takes it back. */
export async function clawbackDesk(api: TestApi) {
  const house = await sellingDesk(api)
  const billing = await billingDesk(house)
  const receipts = receiptCalls(house.accounting)
  const { today } = billing
  const agent = house.at('AGENT')
  const whose = { developer_id: house.project.developer_id, ou_id: house.ou_id }
  const openLines = async () => (await receipts.openLines(whose)).body.data
  const lineOf = async (statementId: string) => {
    const line = (await openLines()).find(open => open.statement_id === statementId)
    if (!line) throw new Error('the statement has no open line')
    return line
  }
  /** The next tranche of a sale, billed with 84,272.15. */
  const billed = async (saleId: string, on = today) => {
    await sql`update commission_tranche set eligible_on = ${on} where status = 'eligible' and sale_commission_id in (
      select id from sale_commission where sale_id = ${saleId})`.execute(house.db)
    const statement = await billing.sent(saleId, on)
    return { statement, line: await lineOf(statement.id) }
  }
  const paid = async (line: { id: string; open_amount: string }, amount = line.open_amount) => {
    const draft = done(
      await receipts.draft({
        ...{ ...whose, received_on: today, mode: 'check', check_no: '000123', cash_amount: amount },
        allocations: [{ line_id: line.id, amount }],
      }),
    )
    return done(await receipts.command(draft, 'post'))
  }
  /** A tranche that is billed, paid, and released to its sellers. */
  const released = async (saleId: string, seq = 1) => {
    const { statement, line } = await billed(saleId)
    const receipt = await paid(line)
    expect(await releaseTranche(house, saleId, seq, today)).toBe(6)
    return { statement, line, receipt }
  }
  const cancelled = async (saleId: string) => {
    const terms = { maceda_acknowledged: true, developer_notice_no: 'DN-16' }
    done(await house.admin.cancel(await house.desk.fresh(saleId), terms))
    const decided = await decide(house, saleId, 'approve')
    if (decided.status !== 200) throw new Error(`not cancelled: ${decided.text}`)
  }
  const clawbacks = async (saleId: string) => {
    const { rows } = await sql<Claim>`
      select id, seller_id, cause, status, gross_amount as gross, applied_amount as applied, open_amount as open,
        entry_id, employee_id from commission_clawback where sale_id = ${saleId} order by gross_amount desc, id`.execute(
      house.db,
    )
    return rows
  }
  const ofAgent = async (saleId: string) =>
    (await clawbacks(saleId)).filter(({ seller_id }) => seller_id === agent.id)
  const shares = transactionCalls(house.accounting)
  const shareOf = (saleId: string, seq = 1) => shares.one(saleId, agent.id, seq)

  /** Receivables equal their control account on each of these days, the books balance and their chain holds. */
  const expectBooksAgree = async () => {
    for (const day of [addDays(today, -1), today]) {
      const { data } = (
        await house.accounting.get<{ data: Receivables }>(`/api/v1/collection/receivables?as_of=${day}`)
      ).body
      expect(data.difference).toBe('0.00')
    }
    const month = today.slice(0, 7)
    const { totals } = (
      await house.accounting.get<{ data: TrialBalance }>(
        `/api/v1/accounting/trial-balance?from=${month}&to=${month}`,
      )
    ).body.data
    expect([totals.debit, totals.closing]).toEqual([totals.credit, '0.00'])
    expect(await ledgerFault(house.db)).toBeNull()
  }
  return {
    ...{ house, billing, receipts, today, agent, shares },
    ...{
      openLines,
      lineOf,
      billed,
      paid,
      released,
      cancelled,
      clawbacks,
      ofAgent,
      shareOf,
      expectBooksAgree,
    },
    release: (saleId: string, seq = 1) => releaseTranche(house, saleId, seq, today),
  }
}
export type ClawbackDesk = Awaited<ReturnType<typeof clawbackDesk>>
