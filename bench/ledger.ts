import { sql } from 'kysely'
import { credit, debit } from '@contract/modules/accounting/entry.rules'
import { businessDay } from '@server/platform/db/business-day'
import { inTransaction } from '@server/platform/db/transaction'
import { postEntry } from '@server/platform/ledger/post-entry'
import { benchDatabase } from './support/bench-database.ts'
import { quantile, report, rounded, type Figure } from './support/report.ts'

/** Postings a second beside the same rows written bare, and sums of a year while the lines grow to a million. */
const POSTINGS = Number(process.env['BENCH_POSTINGS'] ?? 600)
const SIZES = [10_000, 100_000, 1_000_000]
const ROUNDS = 20

const opened = await benchDatabase()
const { database } = opened
const { db } = database
const today = await businessDay(db)
const units = (await db.selectFrom('operating_unit').select('id').orderBy('ou_code').execute()).map(
  ({ id }) => id,
)
const system = { identity: { role: 'system' } } as const

await sql`create table bare_entry (like journal_entry including defaults);
  create table bare_line (like journal_line including defaults)`.execute(db)

const post = (at: number, ouId: string) =>
  inTransaction(database, system, tx =>
    postEntry(tx, {
      ouId,
      date: today,
      memo: 'Bank charges of the month',
      source: { type: 'manual_entry', id: null },
      key: `bench:${performance.now()}:${at}`,
      lines: [debit('6900', 35_075n), credit('1020', 35_075n)],
    }),
  )
/** The same rows without numbers, chain, sums or checks. */
const bare = (at: number, ouId: string) =>
  inTransaction(database, system, async tx => {
    await sql`insert into bare_entry (ou_id, number, entry_date, memo, source_type, total, key, chain_seq, hash_version, prev_hash, hash)
      values (${ouId}, ${`N-${at}`}, ${today}, 'Bank charges of the month', 'manual_entry', 350.75, ${`bare:${at}`}, ${at}, 1, '', '')`.execute(
      tx.db,
    )
    await sql`insert into bare_line (ou_id, entry_id, number, entry_date, seq, account_id, debit, credit)
      select ${ouId}::uuid, portal_uuid7(), ${`N-${at}`}, ${today}::date, s, a.id, case s when 1 then 350.75 else 0 end,
        case s when 2 then 350.75 else 0 end
      from (values (1, '6900'), (2, '1020')) v(s, code) join account a on a.code = v.code`.execute(tx.db)
  })

async function perSecond(write: typeof post | typeof bare, writers: number): Promise<number> {
  let next = 0
  const begin = performance.now()
  await Promise.all(
    Array.from({ length: writers }, async () => {
      while (next < POSTINGS) {
        const at = (next += 1)
        await write(at, units[at % units.length] ?? '')
      }
    }),
  )
  return (POSTINGS / (performance.now() - begin)) * 1_000
}

const postings: Figure[] = []
await perSecond(post, 1)
await perSecond(bare, 1)
for (const writers of [1, 10, 50]) {
  const [posted, written] = [await perSecond(post, writers), await perSecond(bare, writers)]
  postings.push({
    writers,
    'posted a second': rounded(posted, 0),
    'bare a second': rounded(written, 0),
    ratio: rounded(posted / written),
  })
}
report('Postings in three units', postings)

/** Lines of the year by themselves: entries of two lines, at random among accounts, days and units. */
async function fill(lines: number): Promise<void> {
  await sql`alter table journal_entry disable trigger user; alter table journal_line disable trigger user`.execute(
    db,
  )
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from journal_line`.execute(db)
  const missing = Math.ceil((lines - (rows[0]?.count ?? 0)) / 2)
  await sql`with made as (
      insert into journal_entry (ou_id, number, entry_date, memo, source_type, total, key, chain_seq, hash_version, prev_hash, hash)
      select u.ids[1 + n % 3], 'B-' || ${lines}::int || '-' || n, date_trunc('year', ${today}::date)::date + n % 300, 'Bench', 'manual_entry',
        100, 'bench-fill:' || ${lines}::int || ':' || n, 10000000 + ${lines}::int + n, 1, '', ''
      from generate_series(1, ${missing}::int) n, (select array_agg(id) as ids from operating_unit) u
      returning ou_id, id, number, entry_date, chain_seq)
    insert into journal_line (ou_id, entry_id, number, entry_date, seq, account_id, debit, credit)
    select m.ou_id, m.id, m.number, m.entry_date, s, a.ids[1 + (m.chain_seq * (s + 4)) % cardinality(a.ids)],
      case s when 1 then 100 else 0 end, case s when 2 then 100 else 0 end
    from made m, generate_series(1, 2) s, (select array_agg(id) as ids from account where is_postable) a`.execute(
    db,
  )
  await sql`truncate account_month`.execute(db)
  await sql`insert into account_month select ou_id, account_id, date_trunc('month', entry_date)::date, sum(debit), sum(credit)
    from journal_line group by 1, 2, 3`.execute(db)
  await sql`analyze journal_line; analyze journal_entry; analyze account_month`.execute(db)
}

const questions = {
  'sums of a year, kept': sql`select account_id, month, sum(debit), sum(credit) from account_month
    where month >= date_trunc('year', ${today}::date) group by 1, 2`,
  'the same of the lines': sql`select account_id, date_trunc('month', entry_date), sum(debit), sum(credit) from journal_line
    where entry_date >= date_trunc('year', ${today}::date) group by 1, 2`,
  'a page of the journal': sql`select * from journal_entry order by entry_date desc, number desc limit 100`,
  'a page of one account': sql`select * from journal_line where account_id = (select id from account where code = '6900')
    order by entry_date desc, number desc limit 100`,
}
const growth: Figure[] = []
for (const size of SIZES) {
  await fill(size)
  for (const [question, statement] of Object.entries(questions)) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const begin = performance.now()
      await statement.execute(db)
      times.push(performance.now() - begin)
    }
    growth.push({
      lines: size,
      question,
      'p50 ms': rounded(quantile(times, 0.5)),
      'p95 ms': rounded(quantile(times, 0.95)),
    })
  }
}
report('What reads the ledger while it grows', growth)
await opened.close()
