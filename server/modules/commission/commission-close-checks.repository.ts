import { sql, type RawBuilder } from 'kysely'
import { LEDGER } from '@contract/modules/accounting/ledger-accounts'
import type { Db } from '@server/platform/db/database'
import type { CloseMonth } from '@server/platform/ledger/close-check'

/** What sellers of a unit had to give back at the end of a month: it stands with the advances. */
export async function openClawbacks(db: Db, { ou_id, until }: CloseMonth): Promise<string> {
  const { rows } = await sql<{ open: string }>`
    select coalesce(sum(c.gross_amount - c.applied_amount
      - case when c.written_off_on <= ${until} then c.written_off_amount else 0 end
      - coalesce((select sum(r.amount) from commission_recovery r
          where r.clawback_id = c.id and r.recovered_on <= ${until}), 0)), 0)::numeric(16,2)::text as open
    from commission_clawback c
    where c.ou_id = ${ou_id} and c.opened_on <= ${until} and c.status not in ('proposed', 'declined')`.execute(
    db,
  )
  return rows[0]?.open ?? '0.00'
}

export type StandingAccount = { account_id: string; books: string; documents: string }

/** An account of what is owed in a unit, in the books and by its documents, both as they are now and read at once. */
async function findStanding(
  db: Db,
  ouId: string,
  account: string,
  documents: RawBuilder<unknown>,
): Promise<StandingAccount | undefined> {
  const { rows } = await sql<StandingAccount>`
    with books as (
      select a.id, coalesce(sum(m.credit - m.debit), 0) as balance,
        coalesce((select sum(l.credit - l.debit) from journal_line l join journal_entry e on e.id = l.entry_id
          where l.account_id = a.id and l.ou_id = ${ouId} and e.source_type = 'opening'), 0) as opened
      from account a left join account_month m on m.account_id = a.id and m.ou_id = ${ouId}
      where a.code = ${account} group by a.id)
    select id as account_id, balance::numeric(16,2)::text as books,
      (opened + coalesce((${documents}), 0))::numeric(16,2)::text as documents
    from books`.execute(db)
  return rows[0]
}

/** What may be paid of shares and was not. That of a company's incentive may be paid from its grant on. */
const earnedOf = (ouId: string) => sql`
  select sum(h.releasable_amount - h.released_amount + h.clawed_back_amount) from commission_share h
  where h.ou_id = ${ouId} and h.releasable_amount > h.released_amount - h.clawed_back_amount and not h.is_company
    and h.tranche_id not in (select id from commission_tranche where ou_id = ${ouId} and status = 'reversed')`

/** What was billed and has not come in; a line that waits for its money is owed as far as that came in. */
const awaitedOf = (ouId: string) => sql`
  select sum(h.amount - h.releasable_amount)
  from commission_tranche t join commission_share h on h.ou_id = t.ou_id and h.tranche_id = t.id and not h.is_company
  where t.ou_id = ${ouId} and t.status in ('billed', 'partly_collected', 'on_hold')
    and (t.status <> 'on_hold' or t.held_from in ('billed', 'partly_collected'))
    and not exists (select from statement_line l
      join commission_statement s on s.id = l.statement_id and s.status <> 'voided'
      where l.tranche_id = t.id and l.is_deferred)`

/** What sellers are owed of their shares, from those that are open: of what was collected all may be paid. */
export const findPayable = (db: Db, ouId: string): Promise<StandingAccount | undefined> =>
  findStanding(
    db,
    ouId,
    LEDGER.commissions_payable,
    sql`select coalesce((${earnedOf(ouId)}), 0) + coalesce((${awaitedOf(ouId)}), 0)`,
  )

export const findHeldBack = (db: Db, ouId: string): Promise<StandingAccount | undefined> =>
  findStanding(
    db,
    ouId,
    LEDGER.holdbacks,
    sql`select sum(amount) from commission_holdback where ou_id = ${ouId} and status = 'held'`,
  )
