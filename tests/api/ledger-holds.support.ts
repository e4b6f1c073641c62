import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '@server/platform/db/database'
import { ledgerFault } from '@tests/api/ledger.support'

/** Sums and entries of the months that are closed, by unit and month. */
async function closedMonths(db: Db): Promise<Map<string, string>> {
  const { rows } = await sql<{ period: string; told: string }>`
    select p.ou_id || ' ' || p.month as period,
      coalesce(string_agg(m.account_id || ' ' || m.debit || ' ' || m.credit, ',' order by m.account_id), '') || ' of '
        || (select count(*) from journal_entry e where e.ou_id = p.ou_id and e.entry_date >= p.month
          and e.entry_date < p.month + interval '1 month') as told
    from fiscal_period p left join account_month m on m.ou_id = p.ou_id and m.month = p.month
    where p.status = 'closed' group by p.ou_id, p.month`.execute(db)
  return new Map(rows.map(({ period, told }) => [period, told]))
}

/** The seal of each entry that was posted so far. */
async function seals(db: Db): Promise<Map<string, string>> {
  const entries = await db.selectFrom('journal_entry').select(['id', 'hash']).execute()
  return new Map(entries.map(({ id, hash }) => [id, hash]))
}

/** A transaction stands whole or not at all: no entry without what its document says of it, and no document without its entry. */
const HALVES = sql`(select count(*)::int from journal_entry e where e.source_id is not null and e.reversal_of_id is null
    and case e.source_type
      when 'manual_entry' then not exists (select from manual_entry m where m.entry_id = e.id)
      when 'expense' then not exists (select from expense x where x.id = e.source_id and x.entry_id is not null
        and (x.status = 'voided') = (e.reversed_by_id is not null))
      when 'expense_payment' then not exists (select from expense_payment p where p.entry_id = e.id
        and (p.status = 'voided') = (e.reversed_by_id is not null))
      when 'cash_advance' then not exists (select from cash_advance_movement m where m.journal_entry_id = e.id)
      else false end)
  + (select count(*)::int from expense x where x.status = 'posted' and x.amount <> 0 and (x.entry_id is null
      or not exists (select from expense_line l where l.expense_id = x.id)))
  + (select count(*)::int from cash_advance a where a.released_on is not null and not exists
      (select from cash_advance_movement m where m.cash_advance_id = a.id and m.kind = 'release'))`

const balanceOf = (code: string) => sql`(select coalesce(sum(l.debit - l.credit), 0) from journal_line l
  join account a on a.id = l.account_id where a.code = ${sql.lit(code)})`

/** What a ledger holds at any moment, in counts of what would break it. */
const BREACHES = sql`
  select (select count(*)::int from (select from journal_line group by ou_id having sum(debit) <> sum(credit)) u) as unbalanced,
    (select count(*)::int from (select from journal_line group by entry_id
      having sum(debit) <> sum(credit) or count(*) < 2) e) as faulty,
    (select count(*)::int from (select right(number, 6)::int as no, row_number() over
      (partition by ou_id, left(number, -6) order by chain_seq) as place from journal_entry) n where no <> place) as gaps,
    (select count(*)::int from (select from journal_line l join journal_entry e on e.id = l.entry_id
      where e.reversal_of_id is not null or e.reversed_by_id is not null
      group by least(e.id, coalesce(e.reversal_of_id, e.reversed_by_id)), l.account_id
      having sum(l.debit) <> sum(l.credit)) m) as half_reversed,
    (select count(*)::int from journal_line l join journal_entry e on e.id = l.entry_id where l.ou_id <> e.ou_id) as mixed,
    (select (count(*) - count(distinct (ou_id, key)))::int from journal_entry) as twins,
    (select count(*)::int from cash_advance where balance < 0) as overdrawn,
    (select count(*)::int from (select x.expense_id, sum(x.net_amount) as shared from expense_line x group by 1) x
      where shared <> (select coalesce(sum(l.debit - l.credit), 0) from journal_entry e
        join journal_line l on l.entry_id = e.id join account a on a.id = l.account_id
        where e.source_type = 'expense' and e.source_id = x.expense_id
          and a.type in ('expense', 'cost_of_service', 'other_expense'))) as unshared,
    ${HALVES} as halves,
    (${balanceOf('1130')} - (select coalesce(sum(balance), 0) from cash_advance))::float as advances_apart,
    (${balanceOf('2010')} + (select coalesce(sum(owed), 0) from expense))::float as payables_apart`

/** Looked at before a step, and held against what stands after it. */
export function ledgerHolds(db: Db) {
  const look = async () => ({ closed: await closedMonths(db), sealed: await seals(db) })
  return {
    look,
    async check(before: Awaited<ReturnType<typeof look>>): Promise<void> {
      const { rows } = await BREACHES.execute(db)
      const broken = Object.entries(rows[0] as Record<string, number>).filter(([, count]) => count !== 0)
      expect(broken).toEqual([])
      const now = await look()
      for (const [id, seal] of before.sealed) expect([id, now.sealed.get(id)]).toEqual([id, seal])
      expect(await ledgerFault(db)).toBeNull()
      for (const [period, told] of before.closed)
        if (now.closed.has(period)) expect([period, now.closed.get(period)]).toEqual([period, told])
    },
  }
}
