import { sql } from 'kysely'
import { addDays } from '@contract/kernel/dates'
import { commissionTransactionResource } from '@contract/modules/commission/transaction.resource'
import { businessDay } from '@server/platform/db/business-day'
import { inTransaction, type Tx } from '@server/platform/db/transaction'
import { createRepository } from '@server/platform/resource/create-repository'
import { findComing } from '@server/modules/commission/coming-commission.service'
import { findPayable } from '@server/modules/commission/commission-close-checks.repository'
import { standingsOf } from '@server/modules/commission/incentives/standing'
import type { ProgramRow } from '@server/modules/commission/incentives/program.repository'
import { findExpectedIds } from '@server/modules/commission/next-money/expected-share.repository'
import { findNextMoney } from '@server/modules/commission/next-money/next-money.service'
import { releaseChoices } from '@server/modules/commission/releases/release-choices'
import { findWaitingPayees } from '@server/modules/commission/releases/waiting-payees.repository'
import { billableLines } from '@server/modules/commission/statements/billable-lines'
import type { Db } from '@server/platform/db/database'
import { copyDeal, copyRows, demoDeal, setTriggers } from './data/commission.ts'
import { benchDatabase } from './support/bench-database.ts'
import { median } from './support/median.ts'
import { report, rounded, type Figure } from './support/report.ts'

/** What reads sales with all their tranches and shares, while they grow to a million shares, beside SQL by hand. */
const SIZES = (process.env['BENCH_SIZES'] ?? '10000,100000,1000000').split(',').map(Number)
/** Agents of one unit; of each other level a tenth as many. */
const AGENTS = 2_000
const MOST = 20_000

const opened = await benchDatabase()
const { database } = opened
const { db } = database
const today = await businessDay(db)
const deal = await demoDeal(database)
const { ou_id } = deal

/** The seller of a copy, by its number and the level. */
const person = (level: string) =>
  `md5(${level} || '-' || b.n % (case ${level} when 'agent' then ${AGENTS} else ${AGENTS / 10} end))::uuid`
const { rows: levels } = await sql<{ level: string; seller_id: string }>`
  select distinct on (level) level, seller_id from sale_seller where sale_id = ${deal.sale_id} and ended_at is null
  order by level`.execute(db)
await setTriggers(db, 'seller_profile', 'disable')
for (const { level, seller_id } of levels)
  await copyRows(
    db,
    {
      table: 'seller_profile',
      where: `id = '${seller_id}'`,
      ids: [],
      more: {
        id: person(`'${level}'`),
        display_name: `'${level} ' || b.n`,
        ...{ employee_id: 'null', tin: 'null', tin_hash: 'null', tin_masked: 'null' },
      },
    },
    [1, level === 'agent' ? AGENTS : AGENTS / 10],
  )
await setTriggers(db, 'seller_profile', 'enable')

/**
 * Of a hundred sales two have a tranche that was paid for and not released, sixteen one to be billed, sixteen one that was
 * billed and waits for its money; half were released long ago.
 */
const k = 'b.n % 100'
const isPaid = `(t.seq = 1 and (${k} < 2 or ${k} >= 50))`
const state = `case when t.seq > 1 then 'locked' when ${isPaid} then 'collected' when ${k} < 18 then 'eligible'
  when ${k} < 34 then 'billed' else 'locked' end`
const eligibleOn = `case when t.seq = 1 and (${k} < 34 or ${k} >= 50) then '${today}'::date end`
const more = {
  sale: { booked_at: `now() - ((b.n % 700) * interval '1 day')` },
  sale_seller: { seller_id: person('t.level'), employee_id: 'null' },
  commission_tranche: {
    ...{ status: state, eligible_on: eligibleOn, statement_id: 'null', held_from: 'null' },
  },
  commission_share: {
    seller_id: `case when t.is_company then null else ${person('t.level')} end`,
    employee_id: 'null',
    ...{ state, eligible_on: eligibleOn },
    releasable_amount: `case when ${isPaid} and not t.is_company then t.amount else 0 end`,
    released_amount: `case when ${isPaid} and not t.is_company and ${k} >= 50 then t.amount else 0 end`,
    clawed_back_amount: '0',
    status: `case when ${isPaid} and not t.is_company then case when ${k} >= 50 then 'released' else 'releasable' end
      else 'pending' end`,
  },
}

/** What was billed stands on statements of a hundred lines. */
async function bill(db: Db): Promise<void> {
  await setTriggers(db, 'commission_tranche', 'disable')
  await sql`
    with billed as (
      select t.id, t.ou_id, s.id as sale_id, s.developer_id, s.project_id, t.gross_amount, row_number() over (order by t.id) as n
      from commission_tranche t join sale_commission c on c.id = t.sale_commission_id join sale s on s.id = c.sale_id
      where t.ou_id = ${ou_id} and s.sale_no like 'BENCH-%' and t.status in ('billed', 'collected') and t.statement_id is null),
    statement as (
      insert into commission_statement (ou_id, id, developer_id, employee_id, cutoff_on, number, status, vat_rate_pct)
      select ou_id, md5('soa-' || min(id::text))::uuid, min(developer_id::text)::uuid, (select id from employee limit 1),
        ${today}::date, 'SOA-' || min(id::text), 'approved', 12
      from billed group by ou_id, n / 100),
    line as (
      insert into statement_line (ou_id, statement_id, developer_id, tranche_id, sale_id, project_id, seq, net_amount,
        vat_amount, gross_amount, ewt_amount)
      select ou_id, md5('soa-' || min(id::text) over (partition by n / 100))::uuid, developer_id, id, sale_id, project_id,
        n % 100 + 1, gross_amount, 0, gross_amount, 0
      from billed returning tranche_id, statement_id)
    update commission_tranche t set statement_id = line.statement_id from line where t.id = line.tranche_id`.execute(
    db,
  )
  await setTriggers(db, 'commission_tranche', 'enable')
}

const { rows: counted } = await sql<{ shares: number; sellers: number }>`
  select count(*)::int as shares, (select count(*)::int from sale_seller where sale_id = ${deal.sale_id}) as sellers
  from commission_share where sale_id = ${deal.sale_id}`.execute(db)
const perSale = counted[0]?.shares ?? 1

// The agent of the copies whose last two figures are 00 and 01 has something to be released.
const { rows: found } = await sql<{ id: string }>`select md5('agent-1')::uuid as id`.execute(db)
const seller_id = found[0]?.id ?? ''
const program: ProgramRow = {
  ...{ id: deal.sale_id, ou_id, name: 'Quarter', ou_name: '', developer_name: null, has_ended: true },
  ...{ valid_from: addDays(today, -90), valid_to: today, metric: 'net_sales', level: 'agent' },
  ...{ funded_by: 'company', developer_id: null, is_active: true },
  tiers: [{ from: '3000000.00', to: null, kind: 'pct', amount: '0.25' }],
}
const transactions = createRepository(commissionTransactionResource)
const inUnit = sql<boolean>`commission_share.ou_id = ${ou_id}`

const reading = <T>(work: (tx: Tx) => Promise<T>) =>
  inTransaction(database, { identity: { role: 'system' }, readOnly: true, statementTimeoutMs: 60_000 }, work)
const COMING = sql`not h.is_company and h.state in ('locked', 'eligible', 'billed', 'partly_collected', 'collected')
  and (h.amount > h.releasable_amount or h.releasable_amount > h.released_amount - h.clawed_back_amount)`
const nextMoneyByHand = (whose: ReturnType<typeof sql>) =>
  sql`select h.*, t.trigger_amount, s.unit_code, s.buyer_name, s.scheme_snapshot ->> 'holdback_rate_pct' as holdback,
      d.name, d.payment_terms_days, p.display_name,
      (select jsonb_agg(jsonb_build_object('on', r.due_date, 'amount', r.principal, 'kind', r.kind) order by r.due_date)
        from sale_schedule r where r.sale_id = h.sale_id) as schedule
    from commission_share h join commission_tranche t on t.id = h.tranche_id join sale s on s.id = h.sale_id
      join developer d on d.id = h.developer_id join seller_profile p on p.id = h.seller_id
    where ${whose} and ${COMING}`

const questions: Record<string, [asked: () => Promise<unknown>, byHand: () => Promise<unknown>]> = {
  'next money of one agent': [
    () =>
      reading(async tx =>
        findNextMoney(
          tx,
          await findExpectedIds(tx.db, sql<boolean>`s.ou_id = ${ou_id}`, { seller_id }, MOST),
          today,
        ),
      ),
    () => nextMoneyByHand(sql`h.seller_id = ${seller_id}`).execute(db),
  ],
  'the first page of transactions': [
    () =>
      reading(tx =>
        transactions.list(tx.db, inUnit, { start: 0, end: 100, count: 'no', sort: [], filter: {} }),
      ),
    () =>
      sql`select h.*, p.display_name, d.name as developer, j.name as project, o.ou_name from commission_share h
          left join seller_profile p on p.id = h.seller_id join developer d on d.id = h.developer_id
          join project j on j.id = h.project_id join operating_unit o on o.id = h.ou_id
        where h.ou_id = ${ou_id} order by h.sale_no desc, h.seq, h.id limit 100`.execute(db),
  ],
  'where everybody stands in a program of a quarter': [
    () => reading(tx => standingsOf(tx.db, program)),
    () =>
      sql`select l.seller_id, count(*), sum(s.net_list_price) from sale s join sale_seller l on l.sale_id = s.id
        where s.ou_id = ${ou_id} and s.status in ('booked', 'fully_paid') and l.level = 'agent' and l.ended_at is null
          and s.booked_at >= (${program.valid_from}::date::timestamp at time zone 'Asia/Manila')
          and s.booked_at < ((${today}::date + 1)::timestamp at time zone 'Asia/Manila')
        group by l.seller_id`.execute(db),
  ],
  'what a release of one agent is chosen from': [
    () => reading(tx => releaseChoices(tx, { ou_id, seller_id })),
    () =>
      sql`select h.*, s.unit_code, s.buyer_name, s.scheme_snapshot ->> 'holdback_rate_pct' as holdback
        from commission_share h join sale s on s.id = h.sale_id
        where h.ou_id = ${ou_id} and h.seller_id = ${seller_id} and not h.is_company
          and h.releasable_amount > h.released_amount - h.clawed_back_amount order by h.sale_no, h.seq`.execute(
        db,
      ),
  ],
  'who may be paid in the unit': [
    () => reading(tx => findWaitingPayees(tx.db, ou_id, today)),
    () =>
      sql`select h.seller_id, p.display_name, count(*), count(distinct h.sale_id),
          sum(h.releasable_amount - h.released_amount + h.clawed_back_amount)
        from commission_share h join seller_profile p on p.id = h.seller_id
        where h.ou_id = ${ou_id} and not h.is_company and h.state not in ('on_hold', 'reversed')
          and h.releasable_amount > h.released_amount - h.clawed_back_amount
          and not exists (select from commission_release_line l where l.share_id = h.id and l.state = 'claimed')
        group by h.seller_id, p.display_name`.execute(db),
  ],
  'what sellers of the unit are owed': [
    () => reading(tx => findPayable(tx.db, ou_id)),
    () =>
      sql`select sum(h.amount - h.released_amount + h.clawed_back_amount)
        from commission_share h join commission_tranche t on t.id = h.tranche_id
        where h.ou_id = ${ou_id} and not h.is_company and t.status in ('billed', 'partly_collected', 'collected')`.execute(
        db,
      ),
  ],
  'the lines of a statement': [
    () => reading(tx => billableLines(tx, { developer_id: deal.developer_id, ou_id, cutoff_on: today })),
    () =>
      sql`select t.*, s.sale_no, s.unit_code, s.buyer_name from commission_tranche t
          join sale_commission c on c.id = t.sale_commission_id join sale s on s.id = c.sale_id
        where t.ou_id = ${ou_id} and t.status = 'eligible' and s.developer_id = ${deal.developer_id}
        order by s.sale_no`.execute(db),
  ],
}

const figures: Figure[] = []
let made = 0
for (const size of SIZES) {
  const sales = Math.ceil(size / perSale)
  const began = performance.now()
  await inTransaction(database, { identity: { role: 'system' }, statementTimeoutMs: 1_800_000 }, tx =>
    copyDeal(tx.db, deal, { from: made + 1, until: sales, more }),
  )
  await inTransaction(database, { identity: { role: 'system' }, statementTimeoutMs: 600_000 }, tx =>
    bill(tx.db),
  )
  made = sales
  for (const table of ['commission_share', 'commission_tranche', 'statement_line'])
    await sql.raw(`vacuum analyze ${table}`).execute(db)
  console.log(
    `${sales} sales with ${sales * perSale} shares after ${Math.round((performance.now() - began) / 1000)} s`,
  )
  for (const [question, [asked, byHand]] of Object.entries(questions)) {
    const [own, hand] = [await median(asked), await median(byHand)]
    figures.push({
      ...{ shares: sales * perSale, question },
      ...{ 'portal ms': rounded(own), 'by hand ms': rounded(hand), ratio: rounded(own / hand) },
    })
  }
}

// Whose are half of all sales, as a broker's may be.
const { rows: accounts } = await sql<{ id: string; user_id: string }>`
  select e.id, e.user_id from employee e join app_user u on u.id = e.user_id where u.email = 'sales-manager@portal.test'`.execute(
  db,
)
const [broker] = accounts
if (!broker) throw new Error('the demo company has a sales manager')
await setTriggers(db, 'sale_seller', 'disable')
await sql`update sale_seller l set employee_id = ${broker.id} from sale s
  where s.id = l.sale_id and l.level = 'sales_manager' and s.sale_no like 'BENCH-%' and right(s.sale_no, 1) < '5'`.execute(
  db,
)
await sql`vacuum analyze sale_seller`.execute(db)
const coming = await median(() => reading(tx => findComing(tx.db, broker.user_id, today)))
const question = `what comes to the seller of ${made / 2} sales`
figures.push({ shares: made * perSale, question, 'portal ms': rounded(coming) })
report('Sales with all their tranches and shares', figures)
await opened.close()
