import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseMoney } from '@contract/kernel/money'
import type { Receivables } from '@contract/modules/collection/receivables'
import { createColumnSeal, type ColumnSeal } from '@server/platform/db/column-seal'
import { inTransaction, type Tx } from '@server/platform/db/transaction'
import { createFileService } from '@server/platform/files/files.service'
import type { DemoFiles } from '@server/seeds/sales/demo-desk'
import { seedDemoLeads } from '@server/seeds/seed-demo-leads'
import { SALES_AT_ONCE, seedDemoSales } from '@server/seeds/seed-demo-sales'
import { seedDemoCorrections } from '@server/seeds/seed-demo-corrections'
import { seedDemoCredits } from '@server/seeds/seed-demo-credits'
import { seedDemoPictures } from '@server/seeds/seed-demo-pictures'
import { seedDemoReport } from '@server/seeds/seed-demo-report'
import { seedDemoRequests } from '@server/seeds/seed-demo-requests'
import { seedDemoStatements } from '@server/seeds/seed-demo-statements'
import { startApi, type TestApi } from '@tests/support/api'
import { TEST_SECRET } from '@tests/support/company'
import { memoryStore } from '@tests/support/memory-store'

/** A small company shows every course as the whole one does. */
const SALES = 240
const LAST = SALES - SALES_AT_ONCE

let api: TestApi
const written: (number | null)[] = []

/** As one job does. */
function asJob<T>(work: (tx: Tx, parts: { seal: ColumnSeal; files: DemoFiles }) => Promise<T>): Promise<T> {
  const { database } = api
  const seal = createColumnSeal(TEST_SECRET)
  const loud = { info: () => undefined, warn: console.warn, error: console.error }
  const files = createFileService({ database, store: memoryStore(), log: loud, seal })
  return inTransaction(database, { identity: { role: 'system' }, statementTimeoutMs: 60_000 }, tx =>
    work(tx, { seal, files }),
  )
}
const write = (from: number) => asJob((tx, parts) => seedDemoSales(tx, { ...parts, count: SALES }, from))

const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(api.database.db)).rows

beforeAll(async () => {
  api = await startApi()
  await asJob((tx, { seal }) => seedDemoLeads(tx, seal))
  for (const from of [0, 30, 110, LAST]) written.push(await write(from))
}, 240_000)
afterAll(() => api.close())

describe('the sales of the demo company', () => {
  it('come to every end that a sale has, of people and of companies', async () => {
    const statuses = await rowsOf(sql<{ status: string }>`select distinct status from sale`)
    expect(statuses.map(({ status }) => status)).toEqual(
      expect.arrayContaining(['draft', 'reserved', 'booked', 'fully_paid', 'cancelled', 'forfeited']),
    )
    const [buyers] = await rowsOf(
      sql<{ people: number; companies: number; own: number }>`
        select count(*) filter (where kind = 'individual')::int as people,
          count(*) filter (where kind = 'corporate')::int as companies, count(distinct full_name)::int as own from buyer`,
    )
    expect(buyers?.companies).toBeGreaterThan(0)
    expect(buyers?.own).toBeGreaterThan(((buyers?.people ?? 0) + (buyers?.companies ?? 0)) * 0.9)
  })

  it('are of the days on which they are said to have happened', async () => {
    const off = await rowsOf(sql`
      select 1 from sale where (booked_at at time zone 'Asia/Manila')::date < reservation_date + 30
        or booked_at > now() or cancelled_at > now() or reservation_date > (now() at time zone 'Asia/Manila')::date`)
    expect(off).toEqual([])
    const [days] = await rowsOf(
      sql<{ early: boolean; today: boolean }>`
        select bool_or(reservation_date < current_date - 600) as early,
          bool_or(reservation_date = (now() at time zone 'Asia/Manila')::date) as today from sale`,
    )
    expect(days).toEqual({ early: true, today: true })
    const late = await rowsOf(sql`
      select 1 from sale_event e join sale s on s.id = e.sale_id
      where s.reservation_date < current_date - 600 and e.to_status = 'reserved'
        and e.at > s.reservation_date + interval '40 days'`)
    expect(late).toEqual([])
  })

  it('came of leads of the months before, also two years ago', async () => {
    const rows = await rowsOf(sql<{ days: number; age: number }>`
      select s.reservation_date - l.protected_from as days, current_date - s.reservation_date as age
      from sale s join lead l on l.id = s.lead_id`)
    expect(rows.filter(({ age }) => age > 300).length).toBeGreaterThan(2)
    expect(rows.filter(({ days }) => days < 0 || days > 180)).toEqual([])
  })

  it('are news to nobody but for the last week', async () => {
    const told = await rowsOf(
      sql<{ old: boolean }>`select s.reservation_date < current_date - 7 as old from notification n
        join sale s on s.id = n.subject_id`,
    )
    expect(told.length).toBeGreaterThan(0)
    expect(told.some(({ old }) => old)).toBe(false)
  })

  it('leave the database’s own clock behind them', async () => {
    expect(await rowsOf(sql`select 1 from pg_namespace where nspname = 'demo_clock'`)).toEqual([])
    expect(await rowsOf(sql`select now() = pg_catalog.now() as same`)).toEqual([{ same: true }])
  })

  it('are what the report says of them, and what was paid is what the payments say', async () => {
    const [sums] = await rowsOf(
      sql<{ months: string; sales: string }>`
        select (select sum(tcp)::text from sale_month where kind = 'reserved') as months,
          (select sum(tcp)::text from sale where status <> 'draft') as sales`,
    )
    expect(sums?.months).toBe(sums?.sales)
    const off = await rowsOf(sql`
      select s.id from sale s join lateral (
          select coalesce(sum(applied_principal) filter (where is_collected), 0) as paid
          from buyer_payment p where p.sale_id = s.id) p on true
        join lateral (select sum(paid_amount) as told from sale_schedule r where r.sale_id = s.id) r on true
      where s.status in ('reserved', 'booked') and s.financing <> 'in_house' and p.paid <> r.told`)
    expect(off).toEqual([])
  })

  it('leave each paper with a file of its own sale, and units in hand', async () => {
    const strangers = await rowsOf(sql`
      select 1 from sale_document d join stored_file f on f.id = d.attachment_id
      where f.owner_type <> 'sale' or f.owner_id <> d.sale_id`)
    expect(strangers).toEqual([])
    const [holds] = await rowsOf(
      sql<{ live: number }>`select count(*)::int as live from unit_hold
        where released_at is null and expires_at > now() + interval '1 day'`,
    )
    expect(holds?.live).toBeGreaterThan(5)
  })

  it('go on where they stopped, and are never written twice', async () => {
    expect(written).toEqual([10, 40, 120, null])
    const count = () => rowsOf(sql<{ sales: number }>`select count(*)::int as sales from sale`)
    const before = await count()
    expect(await write(30)).toBe(40)
    expect(await write(LAST)).toBeNull()
    expect(await count()).toEqual(before)
  })
})

describe('the statements of the demo company', () => {
  it('stand at every point of their way, and agree with the books', async () => {
    await asJob(seedDemoStatements)
    const states = await rowsOf(sql<{ status: string }>`select distinct status from commission_statement`)
    expect(states.map(({ status }) => status)).toEqual(
      expect.arrayContaining(['pending', 'sent', 'partly_collected', 'collected']),
    )
    const receipts = await rowsOf(sql<{ status: string }>`select distinct status from collection`)
    expect(receipts.map(({ status }) => status)).toEqual(expect.arrayContaining(['cleared', 'bounced']))
    const accounting = await api.as('accounting')
    const today = await rowsOf(
      sql<{ day: string }>`select (now() at time zone 'Asia/Manila')::date::text as day`,
    )
    const { body } = await accounting.get<{ data: Receivables }>(
      `/api/v1/collection/receivables?as_of=${today[0]?.day}`,
    )
    expect(body.data.difference).toBe('0.00')
    expect(parseMoney(body.data.total)).toBeGreaterThan(0n)
  })
  it('pay sellers what came in, and owe them the rest, by the books as by their shares', async () => {
    const states = await rowsOf(sql<{ status: string }>`select distinct status from commission_release`)
    expect(states.map(({ status }) => status)).toEqual(expect.arrayContaining(['draft', 'approved', 'paid']))
    const [sums] = await rowsOf(sql<{ books: string; shares: string; held: string; holdbacks: string }>`
      select
        (select coalesce(sum(l.credit - l.debit), 0)::numeric(16,2)::text from journal_line l join account a on a.id = l.account_id
          where a.code = '2020') as books,
        (select sum(amount - released_amount + clawed_back_amount)::numeric(16,2)::text from commission_share
          where not is_company and state in ('billed', 'partly_collected', 'collected')) as shares,
        (select coalesce(sum(l.credit - l.debit), 0)::numeric(16,2)::text from journal_line l join account a on a.id = l.account_id
          where a.code = '2070') as held,
        (select coalesce(sum(amount), 0)::numeric(16,2)::text from commission_holdback where status = 'held') as holdbacks`)
    expect(sums?.books).toBe(sums?.shares)
    expect(sums?.held).toBe(sums?.holdbacks)
  })

  it('claw back what sellers were paid of a sale whose buyer backed out last week', async () => {
    const claws = await rowsOf(sql<{ cause: string; open: boolean; isOver: boolean }>`
      select distinct c.cause, c.open_amount > 0 as open, s.status = 'cancelled' as "isOver"
      from commission_clawback c join sale s on s.id = c.sale_id`)
    expect(claws).toContainEqual({ cause: 'sale_cancelled', open: true, isOver: true })
  })
})

describe('the commission requests of the demo company', () => {
  it('wait for the head, came back, and led to a draft statement or a file', async () => {
    await asJob((tx, { files }) => seedDemoRequests(tx, files))
    const rows = await rowsOf(sql<{ status: string; is_answered: boolean }>`
      select status, num_nonnulls(statement_id, file_id) = 1 as is_answered from commission_request order by number`)
    expect(rows).toEqual([
      { status: 'fulfilled', is_answered: true },
      { status: 'pending', is_answered: false },
      { status: 'returned', is_answered: false },
    ])
  })
})

describe('what accounting of the demo company looks into', () => {
  it('is shares that were put right, a credit by hand, and a report that is partly decided', async () => {
    await asJob(async tx => {
      await seedDemoCorrections(tx)
      await seedDemoCredits(tx)
      await seedDemoReport(tx)
    })
    const corrections = await rowsOf(sql<{ status: string; changes: number; cause: string }>`
      select c.status, jsonb_array_length(a.changes) as changes, a.cause from commission_correction c
        join commission_adjustment a on a.source_id = c.id`)
    expect(corrections).toMatchObject([{ status: 'approved', cause: 'correction' }])
    expect(corrections[0]?.changes).toBeGreaterThan(0)
    const credits = await rowsOf(sql`
      select c.status, c.amount, m.kind, c.reason <> '' as says_why from commission_credit c
        join commission_adjustment a on a.source_id = c.id join statement_memo m on m.entry_id = c.entry_id`)
    expect(credits).toEqual([{ status: 'posted', amount: '1500.00', kind: 'credit_memo', says_why: true }])
    const states = await rowsOf(
      sql<{ state: string }>`select distinct state from report_match_row order by state`,
    )
    expect(states.map(({ state }) => state)).toEqual(expect.arrayContaining(['accepted', 'disputed', 'open']))
    const drafts = await rowsOf(sql`
      select from report_match_row r join collection c on c.id = r.receipt_id and c.status = 'draft'`)
    expect(drafts.length).toBeGreaterThan(0)
  })
})

describe('the pictures of the demo company', () => {
  it('are a portrait of each account, shown to buyers by who sells, and one of each house model, made once', async () => {
    const draw = () => asJob((tx, { files }) => seedDemoPictures(tx, files))
    await draw()
    await draw()
    const people = await rowsOf(sql<{ username: string; is_shown: boolean; photos: number }>`
      select u.username, bool_or(p.shown_to_buyers_since is not null) as is_shown, count(p.file_id)::int as photos
      from app_user u left join user_photo p on p.user_id = u.id
      where u.email like '%@portal.test' group by u.username`)
    expect(people.filter(({ photos }) => photos !== 1)).toEqual([])
    expect(people.find(({ username }) => username === 'agent')?.is_shown).toBe(true)
    expect(people.find(({ username }) => username === 'hr-staff')?.is_shown).toBe(false)
    const models = await rowsOf(sql<{ pictures: number }>`
      select count(f.id)::int as pictures from house_model m left join stored_file f on f.owner_id = m.id group by m.id`)
    expect(models.every(({ pictures }) => pictures === 1)).toBe(true)
  })
})
