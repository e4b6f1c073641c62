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

/**
 * What sellers are owed of their shares. Of a line that waits for its money, a share is owed as far as it came in; an
 * incentive that the company pays is owed from its grant on.
 */
export const findPayable = (db: Db, ouId: string): Promise<StandingAccount | undefined> =>
  findStanding(
    db,
    ouId,
    LEDGER.commissions_payable,
    sql`select coalesce((select sum(case when l.is_deferred then h.releasable_amount else h.amount end
        - h.released_amount + h.clawed_back_amount)
      from statement_line l join commission_statement s on s.id = l.statement_id and s.status <> 'voided'
        join commission_share h on h.tranche_id = l.tranche_id
      where l.ou_id = ${ouId} and not h.is_company and h.state <> 'reversed'), 0)
      + coalesce((select sum(h.amount - h.released_amount + h.clawed_back_amount)
        from incentive_grant g join sale_commission c on c.grant_id = g.id
          join commission_tranche t on t.sale_commission_id = c.id join commission_share h on h.tranche_id = t.id
        where g.ou_id = ${ouId} and g.funded_by = 'company' and not h.is_company and h.state <> 'reversed'), 0)`,
  )

export const findHeldBack = (db: Db, ouId: string): Promise<StandingAccount | undefined> =>
  findStanding(
    db,
    ouId,
    LEDGER.holdbacks,
    sql`select sum(amount) from commission_holdback where ou_id = ${ouId} and status = 'held'`,
  )
