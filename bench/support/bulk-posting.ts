import { sql } from 'kysely'
import { moneyText } from '@contract/kernel/money'
import { LEDGER } from '@contract/modules/accounting/ledger-accounts'
import { credit, debit } from '@contract/modules/accounting/entry.rules'
import { businessDay } from '@server/platform/db/business-day'
import type { Db } from '@server/platform/db/database'
import { inTransaction } from '@server/platform/db/transaction'
import { postEntry } from '@server/platform/ledger/post-entry'
import type { OpenDatabase } from '@server/open-database'
import type { SoldDeal } from '../data/commission.ts'
import { median } from './median.ts'
import { rounded, type Figure } from './report.ts'

type Sum = { code: string; debit: string; credit: string }

/** What each entry of these added to the sums of its month, in a table that triggers keep or one that is written by hand. */
async function addedTo(
  db: Db,
  table: string,
  { ou_id, rounds }: { ou_id: string; rounds: number },
): Promise<string> {
  const { rows } = await sql<Sum>`
    select a.code, (sum(m.debit - coalesce(b.debit, 0)) / ${rounds})::numeric(18,2)::text as debit,
      (sum(m.credit - coalesce(b.credit, 0)) / ${rounds})::numeric(18,2)::text as credit
    from ${sql.table(table)} m join account a on a.id = m.account_id
      left join before_month b on b.ou_id = m.ou_id and b.account_id = m.account_id and b.month = m.month
    where m.ou_id = ${ou_id} group by a.code having sum(m.debit - coalesce(b.debit, 0)) <> 0
      or sum(m.credit - coalesce(b.credit, 0)) <> 0 order by a.code`.execute(db)
  return JSON.stringify(rows)
}

/**
 * An entry of so many lines: by the door of the ledger, with chain, checks and sums, and written by hand without
 * triggers, with the same sums. Both must have left the same in what is kept.
 */
export async function measurePosting(
  { database }: OpenDatabase,
  { ou_id, developer_id }: SoldDeal,
  lines: number,
): Promise<Figure> {
  const { db } = database
  const today = await businessDay(db)
  const party = { party_type: 'developer', party_id: developer_id } as const
  const amounts = Array.from({ length: lines / 2 }, (_, at) => BigInt(100_00 + at))
  const entry = [
    ...amounts.map(amount => debit(LEDGER.receivables, amount, { party })),
    ...amounts.map(amount => credit(LEDGER.commission_income, amount)),
  ]
  await sql`
    create table bare_entry (like journal_entry including defaults including indexes);
    create table bare_journal_line (like journal_line including defaults including indexes);
    create table before_month as select * from account_month;
    create table bare_month (like account_month including indexes);
    insert into bare_month select * from account_month`.execute(db)
  const as = { identity: { role: 'system' }, statementTimeoutMs: 600_000 } as const
  let posted = 0
  const own = await median(() =>
    inTransaction(database, as, tx =>
      postEntry(tx, {
        ...{ ouId: ou_id, date: today, memo: `Of the bench ${(posted += 1)}`, key: `bench:entry:${posted}` },
        ...{ source: { type: 'commission_statement', id: null }, lines: entry },
      }),
    ),
  )
  let written = 0
  const hand = await median(() =>
    inTransaction(database, as, async tx => {
      written += 1
      await sql`
        with head as (
          insert into bare_entry (ou_id, number, entry_date, memo, source_type, total, key, chain_seq, hash_version, prev_hash, hash)
          select ${ou_id}::uuid, 'BARE-' || ${written}::int, ${today}::date, 'Of the bench', 'commission_statement', sum(x.amount),
            'bench:bare:' || ${written}::int, ${written}::int, 1, '', '' from unnest(${amounts.map(moneyText)}::numeric[]) x (amount)
          returning id, number
        ), line as (
          insert into bare_journal_line (ou_id, entry_id, number, entry_date, seq, account_id, debit, credit, party_type, party_id)
          select ${ou_id}::uuid, h.id, h.number, ${today}::date, x.seq + side.add, a.id, x.amount * side.debit,
            x.amount * (1 - side.debit), case side.debit when 1 then 'developer' end,
            case side.debit when 1 then ${developer_id}::uuid end
          from head h cross join unnest(${amounts.map(moneyText)}::numeric[]) with ordinality x (amount, seq)
            cross join (values (1, 0, ${LEDGER.receivables}), (0, ${lines / 2}::int, ${LEDGER.commission_income})) side (debit, add, code)
            join account a on a.code = side.code
          returning account_id, debit, credit
        )
        insert into bare_month as kept (ou_id, account_id, month, debit, credit)
        select ${ou_id}::uuid, account_id, date_trunc('month', ${today}::date)::date, sum(debit), sum(credit) from line group by 2
        on conflict (ou_id, account_id, month) do update
          set debit = kept.debit + excluded.debit, credit = kept.credit + excluded.credit`.execute(tx.db)
    }),
  )
  const kept = await addedTo(db, 'account_month', { ou_id, rounds: posted })
  const bare = await addedTo(db, 'bare_month', { ou_id, rounds: written })
  if (kept !== bare) throw new Error(`triggers keep ${kept}, by hand ${bare}`)
  return { lines, 'portal ms': rounded(own), 'by hand ms': rounded(hand), ratio: rounded(own / hand) }
}
