import { sql } from 'kysely'
import { expect } from 'vitest'
import { addDays } from '@contract/kernel/dates'
import type { TrialBalance } from '@contract/modules/accounting/trial-balance.calls'
import type { Receivables } from '@contract/modules/collection/receivables'
import { receiptCalls } from '@tests/api/collection.support'
import { transactionCalls } from '@tests/api/commission-transactions.support'
import { ledgerCalls, ledgerFault } from '@tests/api/ledger.support'
import { releaseTranche } from '@tests/api/paid-releases.support'
import { decide, done, sellingDesk, type SellingDesk } from '@tests/api/sales.support'
import { billingDesk } from '@tests/api/statements.support'
import type { TestApi } from '@tests/support/api'

/** How many wait for a lock that another holds. */
export const waiting = async ({ db }: SellingDesk) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.count ?? 0
}

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
export async function clawbackDesk(api: TestApi, known?: SellingDesk) {
  const house = known ?? (await sellingDesk(api))
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
  const paid = async (
    line: { id: string; open_amount: string },
    amount = line.open_amount,
    received_on = today,
  ) => {
    const draft = done(
      await receipts.draft({
        ...{ ...whose, received_on, mode: 'check', check_no: '000123', cash_amount: amount },
        allocations: [{ line_id: line.id, amount }],
      }),
    )
    return done(await receipts.command(draft, 'post'))
  }
  /** A tranche that is billed, paid, and released to its sellers. */
  const released = async (saleId: string, seq = 1) => {
    const { statement, line } = await billed(saleId)
    const receipt = await paid(line)
    expect(await releaseTranche(house, saleId, { seq, paid_on: today })).toBe(6)
    return { statement, line, receipt }
  }
  const askCancellation = async (saleId: string) => {
    const terms = { maceda_acknowledged: true, developer_notice_no: 'DN-16' }
    done(await house.admin.cancel(await house.desk.fresh(saleId), terms))
  }
  const agree = async (saleId: string) => {
    const decided = await decide(house, saleId, 'approve')
    if (decided.status !== 200) throw new Error(`not cancelled: ${decided.text}`)
  }
  const cancelled = async (saleId: string) => {
    await askCancellation(saleId)
    await agree(saleId)
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

  const books = ledgerCalls(api, house.accounting)
  /** Receivables equal their control account on each of these days, the books balance, and the month could close. */
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
    const checks = await books.checklist(await books.period(house.ou_id, month))
    expect(checks.filter(({ state }) => state === 'blocks')).toEqual([])
  }
  return {
    ...{ house, billing, receipts, today, agent, shares },
    ...{
      openLines,
      lineOf,
      billed,
      paid,
      released,
      askCancellation,
      agree,
      cancelled,
      clawbacks,
      ofAgent,
      shareOf,
      expectBooksAgree,
    },
    release: (saleId: string, beforeCommit?: () => Promise<void>) =>
      releaseTranche(house, saleId, { seq: 1, paid_on: today, ...(beforeCommit && { beforeCommit }) }),
  }
}
export type ClawbackDesk = Awaited<ReturnType<typeof clawbackDesk>>
