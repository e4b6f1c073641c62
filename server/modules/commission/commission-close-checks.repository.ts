import { sql } from 'kysely'
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

export type PayableCommission = {
  payable_account: string
  payable_books: string
  payable_documents: string
  held_account: string
  held_books: string
  held_documents: string
}

/**
 * What a unit owes its sellers and holds back of them, in the books and by its shares, both as they are now and read at
 * once. Of a line that waits for its money, a share is owed as far as it came in.
 */
export async function findPayableCommission(db: Db, ouId: string): Promise<PayableCommission | undefined> {
  const { rows } = await sql<PayableCommission>`
    with books as (
      select a.id, a.code, coalesce(sum(m.credit - m.debit), 0) as balance,
        coalesce((select sum(l.credit - l.debit) from journal_line l join journal_entry e on e.id = l.entry_id
          where l.account_id = a.id and l.ou_id = ${ouId} and e.source_type = 'opening'), 0) as opened
      from account a left join account_month m on m.account_id = a.id and m.ou_id = ${ouId}
      where a.code in (${LEDGER.commissions_payable}, ${LEDGER.holdbacks}) group by a.id),
    owed as (
      select coalesce(sum(case when l.is_deferred then h.releasable_amount else h.amount end
        - h.released_amount + h.clawed_back_amount), 0) as amount
      from statement_line l join commission_statement s on s.id = l.statement_id and s.status <> 'voided'
        join commission_share h on h.tranche_id = l.tranche_id
      where l.ou_id = ${ouId} and not h.is_company and h.state <> 'reversed'),
    held as (
      select coalesce(sum(amount), 0) as amount from commission_holdback where ou_id = ${ouId} and status = 'held')
    select p.id as payable_account, p.balance::numeric(16,2)::text as payable_books,
      (owed.amount + p.opened)::numeric(16,2)::text as payable_documents,
      k.id as held_account, k.balance::numeric(16,2)::text as held_books,
      (held.amount + k.opened)::numeric(16,2)::text as held_documents
    from owed cross join held
      join books p on p.code = ${LEDGER.commissions_payable} join books k on k.code = ${LEDGER.holdbacks}`.execute(
    db,
  )
  return rows[0]
}
