import { sql } from 'kysely'
import { oneOf } from '@contract/kernel/one-of'
import { credit, debit } from '@contract/modules/accounting/entry.rules'
import { businessDay } from '@server/platform/db/business-day'
import { inTransaction } from '@server/platform/db/transaction'
import { postEntry } from '@server/platform/ledger/post-entry'
import { benchDatabase } from './support/bench-database.ts'
import { startServer } from './support/bench-server.ts'
import { compare, tokenOf, type Question } from './support/compare.ts'
import { report, rounded, type Figure } from './support/report.ts'

/** Postings a second beside the same rows written bare, and sums of a year while the lines grow to a million. */
const POSTINGS = Number(process.env['BENCH_POSTINGS'] ?? 600)
const SIZES = [10_000, 100_000, 1_000_000]

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

const account = await db
  .selectFrom('account')
  .select('id')
  .where('code', '=', '6900')
  .executeTakeFirstOrThrow()
const year = today.slice(0, 4)
const page = 'start=0&end=100&count=no'
const ofAccount = encodeURIComponent(JSON.stringify({ account_id: oneOf(account.id) }))
const kept = `from account_month m join account a on a.id = m.account_id`
const sums = 'sum(m.debit) as debit, sum(m.credit) as credit'

/** What accounting opens, beside what one would write by hand for it; the lines added up are what kept sums save. */
const questions: readonly Question[] = [
  {
    ...{ name: 'profit and loss of a year', calls: 10 },
    path: `/api/v1/reports/monthly-profit-and-loss?year=${year}`,
    statement: `select a.code, a.name, a.type, m.month, ${sums} ${kept}
      where m.month >= '${year}-01-01' and a.type in ('revenue', 'cost_of_service', 'expense', 'other_income', 'other_expense', 'tax')
      group by 1, 2, 3, 4`,
  },
  {
    ...{ name: 'trial balance of a year', calls: 10 },
    path: `/api/v1/accounting/trial-balance?from=${year}-01&to=${today.slice(0, 7)}`,
    statement: `select a.code, a.name, a.type, ${sums} ${kept} group by 1, 2, 3`,
  },
  {
    ...{ name: 'ledger of an account', calls: 10 },
    path: `/api/v1/accounting/ledger?${page}&filter=${ofAccount}`,
    statement: `select l.*, a.name, o.ou_code from journal_line l join account a on a.id = l.account_id
      join operating_unit o on o.id = l.ou_id where l.account_id = '${account.id}'
      order by l.entry_date desc, l.number desc, l.seq, l.id limit 100`,
  },
  {
    ...{ name: 'list of the journal', calls: 10 },
    path: `/api/v1/accounting/journal?${page}`,
    statement: `select e.*, o.ou_code from journal_entry e join operating_unit o on o.id = e.ou_id
      order by e.entry_date desc, e.number desc, e.id limit 100`,
  },
  {
    ...{ name: 'the same sums, of the lines', calls: 1 },
    path: `/api/v1/accounting/trial-balance?from=${year}-01&to=${today.slice(0, 7)}`,
    statement: `select a.code, date_trunc('month', l.entry_date), sum(l.debit), sum(l.credit)
      from journal_line l join account a on a.id = l.account_id group by 1, 2`,
  },
]
const portal = await startServer('./portal-server.ts', opened.env)
const hand = await startServer('./sale-by-hand-server.ts', opened.env)
const token = await tokenOf(portal.port, 'accounting@portal.test')
const growth: Figure[] = []
for (const lines of SIZES) {
  await fill(lines)
  growth.push(...(await compare({ portal: portal.port, hand: hand.port }, token, questions, { lines })))
}
report('What reads the ledger while it grows', growth)
portal.stop()
hand.stop()
await opened.close()
