import { sql } from 'kysely'
import { businessDay } from '@server/platform/db/business-day'
import type { Db } from '@server/platform/db/database'
import { inTransaction } from '@server/platform/db/transaction'
import { inBulk, untriggered } from './data/bulk.ts'
import { codeOf, copyDeal, copyRows, DEAL_TABLES, demoDeal } from './data/commission.ts'
import { KEPT_TABLES, keepAnew, MONEY_TABLES, writeMoney } from './data/commission-money.ts'
import { benchDatabase } from './support/bench-database.ts'
import { LINES, measurePapers } from './support/commission-papers.ts'
import { commissionQuestions, type Whose } from './support/commission-questions.ts'
import { median } from './support/median.ts'
import { report, rounded, type Figure } from './support/report.ts'

/** Commission while its sales grow, each with four tranches of five shares: what reads it, and the papers of it. */
const SIZES = (process.env['BENCH_SIZES'] ?? '10000,1000000').split(',').map(Number)
/** Of one unit; of each other level a tenth as many. */
const AGENTS = 2_000

const opened = await benchDatabase()
const { database } = opened
const { db } = database
const today = await businessDay(db)
const deal = await demoDeal(database)

/** Sellers of the deal at each level, so many times. */
const sellersOf = (level: string) => (level === 'agent' ? AGENTS : AGENTS / 10)
const { rows: levels } = await sql<{ level: string; seller_id: string }>`
  select distinct on (level) level, seller_id from sale_seller where sale_id = ${deal.sale_id} and ended_at is null
  order by level`.execute(db)
const sellerOf = (level: string, n: string) => `md5(${level} || '-' || ${n})::uuid`
await untriggered(db, ['seller_profile'], async () => {
  for (const { level, seller_id } of levels)
    await copyRows(
      db,
      {
        table: 'seller_profile',
        where: `id = '${seller_id}'`,
        ids: [],
        more: {
          ...{ id: sellerOf(`'${level}'`, 'b.n'), display_name: `'${level} ' || b.n` },
          ...{ employee_id: 'null', tin: 'null', tin_hash: 'null', tin_masked: 'null' },
        },
      },
      [0, sellersOf(level) - 1],
    )
})

/** Ten agents are a team, and the first manager has an account. */
async function findWhose(tx: Db): Promise<Whose & { team: string[] }> {
  const { rows } = await sql<Whose & { team: string[] }>`
    select m.team_id, array_agg(m.employee_id order by m.employee_id) as team, e.id as employee_id, e.user_id,
      md5('agent-1')::uuid as seller_id
    from sales_team_member m join sales_team t on t.id = m.team_id and t.ou_id = ${deal.ou_id}
      cross join employee e join app_user u on u.id = e.user_id and u.email = 'sales-manager@portal.test'
    where ${today}::date between m.valid_from and coalesce(m.valid_to, 'infinity') and m.employee_id <> e.id
    group by m.team_id, e.id, e.user_id order by count(*) desc limit 1`.execute(tx)
  if (!rows[0]) throw new Error('the demo company has a team')
  return rows[0]
}
const whose = await findWhose(db)
/** Nobody has only sales of one state: each round of all sellers begins with the next of them. */
const place = `case t.level when 'agent' then (b.n + b.n / ${AGENTS}) % ${AGENTS} else (b.n + b.n / ${AGENTS / 10}) % ${AGENTS / 10} end`
const seller = {
  seller_id: `case when t.level is not null then ${sellerOf('t.level', `(${place})`)} end`,
  employee_id: `case when t.level = 'sales_manager' and (${place}) = 0 then '${whose.employee_id}'::uuid
    when t.level = 'agent' then ('{${whose.team.slice(0, 10).join(',')}}'::uuid[])[1 + (${place})] end`,
}

/** One statement may be made whatever there is. Of a hundred others 52 were paid for, and 50 of those to sellers; 16 wait. */
const k = 'b.n % 100'
const isEligible = `b.n <= ${2 * LINES} and b.n % 2 = 0`
const isPaid = `(t.seq = 1 and not (${isEligible}) and (${k} < 2 or ${k} >= 50))`
const isBilled = `(t.seq = 1 and not (${isEligible}) and ${k} between 18 and 33)`
const status = `case when ${isPaid} then 'collected' when ${isBilled} then 'billed'
  when t.seq = 1 and ${isEligible} then 'eligible' else 'locked' end`
const eligible_on = `case when t.seq = 1 then '${today}'::date - 10 end`
const mayBePaid = `${isPaid} and not t.is_company`
const more = {
  sale: { booked_at: `now() - ((b.n % 700) * interval '1 day')` },
  sale_seller: seller,
  commission_tranche: {
    ...{ status, eligible_on, held_from: 'null' },
    statement_id: `case when ${isPaid} or ${isBilled} then md5('soa-' || b.n / 200 || ${isPaid})::uuid end`,
  },
  commission_share: {
    ...{ ...seller, state: status, eligible_on, clawed_back_amount: '0' },
    releasable_amount: `case when ${mayBePaid} then t.amount else 0 end`,
    released_amount: `case when ${mayBePaid} and ${k} >= 50 then t.amount else 0 end`,
    status: `case when ${mayBePaid} then case when ${k} >= 50 then 'released' else 'releasable' end else 'pending' end`,
  },
}

async function grow(from: number, until: number): Promise<void> {
  const began = performance.now()
  await inTransaction(database, { identity: { role: 'system' }, statementTimeoutMs: 3_600_000 }, async tx => {
    const step = async (tables: readonly string[], write: () => Promise<unknown>) => {
      await inBulk(tx.db, tables, write)
      console.log(`${tables[0]} after ${Math.round((performance.now() - began) / 1000)} s`)
    }
    await step(DEAL_TABLES, () => copyDeal(tx.db, deal, { from, until, more }))
    await step(MONEY_TABLES, () => writeMoney(tx.db, codeOf(from), today))
    await step(KEPT_TABLES, () => keepAnew(tx.db))
  })
  for (const table of [...DEAL_TABLES, ...MONEY_TABLES]) await sql`vacuum ${sql.table(table)}`.execute(db)
  console.log(`${until} sales after ${Math.round((performance.now() - began) / 1000)} s`)
}

const figures: Figure[] = []
const papers: Figure[] = []
let made = 0
for (const sales of SIZES) {
  await grow(made + 1, sales)
  made = sales
  for (const [question, { ask, byHand }] of Object.entries(
    commissionQuestions(database, deal, whose, today),
  )) {
    const own = await median(ask)
    const hand = byHand ? await median(byHand) : Number.NaN
    figures.push({
      ...{ sales, question, 'portal ms': rounded(own) },
      ...(byHand && { 'by hand ms': rounded(hand), ratio: rounded(own / hand) }),
    })
    console.log(JSON.stringify(figures.at(-1)))
  }
  papers.push(...(await measurePapers(opened, deal, sales)))
}
report('Sales with all their tranches and shares', figures)
report(`A statement of ${LINES} lines, and a payday`, papers)
await opened.close()
