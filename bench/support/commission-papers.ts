import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { businessDay } from '@server/platform/db/business-day'
import type { Db } from '@server/platform/db/database'
import type { OpenDatabase } from '@server/open-database'
import { untriggered } from '../data/bulk.ts'
import { copyDeal, DEAL_TABLES, type SoldDeal } from '../data/commission.ts'
import { FIRST_OF_A_PAYDAY } from '../data/commission-money.ts'
import { measurePosting } from './bulk-posting.ts'
import { startServer, type BenchServer } from './bench-server.ts'
import { tokenOf } from './compare.ts'
import { quantile, rounded, type Figure } from './report.ts'

/** The largest statement that there may be, and a payday. */
export const LINES = 5_000
const PAYEES = 500

type Desk = Awaited<ReturnType<typeof openDesk>>
type BenchPortal = OpenDatabase & { env: Record<string, string> }

/** Commands to the portal, and what each took. */
async function openDesk(db: Db, portal: BenchServer) {
  const tokens = new Map<string, string>()
  const times = new Map<string, number[]>()
  const timed = async <T>(step: string, work: () => Promise<T>): Promise<T> => {
    const begin = performance.now()
    const done = await work()
    times.set(step, [...(times.get(step) ?? []), performance.now() - begin])
    return done
  }
  async function say<T>(step: string, who: string, path: string, body: object, version?: number): Promise<T> {
    const token = tokens.get(who) ?? (await tokenOf(portal.port, `${who}@portal.test`))
    tokens.set(who, token)
    const { ok, text } = await timed(step, async () => {
      const answer = await fetch(`http://127.0.0.1:${portal.port}/api/v1/commission${path}`, {
        method: 'POST',
        headers: {
          ...{ authorization: `Bearer ${token}`, 'content-type': 'application/json', connection: 'close' },
          ...{ 'idempotency-key': randomUUID(), ...(version && { 'if-match': `"${version}"` }) },
        },
        body: JSON.stringify(body),
      })
      return { ok: answer.ok, text: await answer.text() }
    })
    if (!ok) throw new Error(`${step}: ${text.slice(0, 600)}`)
    return (JSON.parse(text) as { data: T }).data
  }
  /** Decided by others, which is no part of the time. */
  const approve = (table: string, ids: readonly string[]) =>
    untriggered(db, [table], () =>
      sql`update ${sql.table(table)} set status = 'approved' where id = any (${ids}::uuid[])`.execute(db),
    )
  const versionOf = async (table: string, id: string) =>
    (await sql<{ v: number }>`select row_version as v from ${sql.table(table)} where id = ${id}`.execute(db))
      .rows[0]?.v
  await sql`create table if not exists bare_line (like statement_line including defaults);
    create table if not exists bare_release (like commission_release_line including defaults)`.execute(db)
  return { db, today: await businessDay(db), times, timed, say, approve, versionOf }
}

type StatementHead = { id: string; row_version: number; lines: unknown[] }
async function bill({ db, today, timed, say, approve, versionOf }: Desk, deal: SoldDeal): Promise<void> {
  const { developer_id, ou_id } = deal
  const of = { developer_id, ou_id, cutoff_on: today, tranche_ids: null }
  const draft = await say<StatementHead>('statement: draft', 'accounting', '/statements', of)
  if (draft.lines.length < LINES) throw new Error(`${draft.lines.length} lines instead of ${LINES}`)
  const { id } = draft
  await say('statement: submit', 'accounting', `/statements/${id}/submit`, {}, draft.row_version)
  await approve('commission_statement', [id])
  const version = await versionOf('commission_statement', id)
  const order = { statement_on: today, service_invoice_no: 'SI-1' }
  await say('statement: send', 'accounting', `/statements/${id}/send`, order, version)
  await timed('statement: bare', () =>
    sql`with line as (insert into bare_line (ou_id, statement_id, developer_id, tranche_id, sale_id, project_id, seq,
          net_amount, vat_amount, gross_amount, ewt_amount, is_deferred)
        select t.ou_id, ${id}::uuid, s.developer_id, t.id, s.id, s.project_id, row_number() over (order by s.sale_no),
          t.gross_amount, round(t.gross_amount * 0.12, 2), round(t.gross_amount * 1.12, 2), round(t.gross_amount * 0.1, 2), false
        from commission_tranche t join sale_commission c on c.id = t.sale_commission_id join sale s on s.id = c.sale_id
        where t.statement_id = ${id} returning tranche_id)
      update commission_tranche set expected_on = expected_on where id in (select tranche_id from line)`.execute(
      db,
    ),
  )
  // As before, for the next time.
  await untriggered(db, ['commission_tranche', 'commission_share'], async () => {
    await sql`update commission_share set state = 'eligible'
      where tranche_id in (select id from commission_tranche where statement_id = ${id})`.execute(db)
    await sql`update commission_tranche set status = 'eligible', statement_id = null where statement_id = ${id}`.execute(
      db,
    )
  })
}

/** As many payees, each with a share that was paid for and an address, so that each is mailed. */
async function makePayees(
  db: Db,
  deal: SoldDeal,
  { from, today }: { from: number; today: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into seller_profile (display_name, prc_license_no, ou_id)
    select 'Payee ' || n, 'PAYEE-' || n, ${deal.ou_id}::uuid from generate_series(${from}::int, ${from + PAYEES - 1}::int) n
    returning id`.execute(db)
  const payees = rows.map(({ id }) => id)
  await sql`insert into employee (id, ou_id, employee_no, last_name, first_name, position_id, employment_type, email, date_hired)
    select p.id, p.ou_id, p.prc_license_no, p.display_name, 'Payee', (select id from position limit 1),
      'commission_only', lower(p.prc_license_no) || '@portal.test', ${today}::date
    from seller_profile p where p.id = any (${payees}::uuid[])`.execute(db)
  await sql`update seller_profile set employee_id = id where id = any (${payees}::uuid[])`.execute(db)
  const payee = `('{${payees.join(',')}}'::uuid[])[1 + b.n % ${PAYEES}]`
  const isPaid = `t.seq = 1 and t.level = 'agent' and not t.is_company`
  const seller_id = `case when t.level = 'agent' then ${payee} else t.seller_id end`
  const state = `case when t.seq = 1 then 'collected' else 'locked' end`
  await untriggered(db, DEAL_TABLES, () =>
    copyDeal(db, deal, {
      ...{ from, until: from + PAYEES - 1 },
      more: {
        sale_seller: { seller_id },
        commission_tranche: { status: state, eligible_on: `'${today}'::date`, statement_id: 'null' },
        commission_share: {
          ...{ seller_id, employee_id: 'null', state, released_amount: '0' },
          releasable_amount: `case when ${isPaid} then t.amount else 0 end`,
          status: `case when ${isPaid} then 'releasable' else 'pending' end`,
        },
      },
    }),
  )
  return payees
}

/** All of them, so many in one call. */
async function payday(desk: Desk, deal: SoldDeal, from: number, atOnce: number): Promise<void> {
  const { db, today, timed, approve } = desk
  const say: Desk['say'] = (step, ...rest) => desk.say(`${step}, ${atOnce} at once`, ...rest)
  const payees = await makePayees(db, deal, { from, today })
  const ids: string[] = []
  for (let at = 0; at < PAYEES; at += atOnce) {
    const asked = { ou_id: deal.ou_id, seller_ids: payees.slice(at, at + atOnce) }
    ids.push(
      ...(await say<{ ids: string[] }>('releases: prepare', 'accounting', '/releases/prepare', asked)).ids,
    )
  }
  for (let at = 0; at < PAYEES; at += atOnce) {
    const together = { ids: ids.slice(at, at + atOnce) }
    await say('releases: which can be submitted', 'accounting', '/releases/submit/refused', together)
    await say('releases: submit', 'accounting', '/releases/submit', together)
  }
  await approve('commission_release', ids)
  const order = { paid_on: today, pay_mode: 'cash', bank_id: null, first_check_no: null }
  // What the form shows before anybody presses: carried out and taken back.
  const first = { ids: ids.slice(0, atOnce), ...order }
  await say('releases: entry before', 'cashier', '/releases/pay/entry', first)
  for (let at = 0; at < PAYEES; at += atOnce)
    await say('releases: pay', 'cashier', '/releases/pay', { ids: ids.slice(at, at + atOnce), ...order })
  await timed(`releases: bare, ${atOnce} at once`, () =>
    sql`with line as (insert into bare_release (ou_id, release_id, share_id, sale_id, seller_id, seq, amount, holdback_amount, state)
        select ou_id, release_id, share_id, sale_id, seller_id, seq, amount, holdback_amount, 'paid'
        from commission_release_line where release_id = any (${ids}::uuid[]) returning share_id)
      update commission_share set expected_on = expected_on where id in (select share_id from line)`.execute(
      db,
    ),
  )
}

/** What can be billed on one statement, and a payday of so many payees: by their commands, beside the same rows written bare. */
export async function measurePapers(opened: BenchPortal, deal: SoldDeal, sales: number): Promise<Figure[]> {
  const { db } = opened.database
  const portal = await startServer('./portal-server.ts', { ...opened.env, BENCH_REQUEST_SECONDS: '600' })
  const desk = await openDesk(db, portal)
  await bill(desk, deal)
  const memory: Figure[] = []
  for (const [place, atOnce] of [200, PAYEES].entries()) {
    const before = await portal.memoryMb()
    await payday(desk, deal, FIRST_OF_A_PAYDAY + sales + place * PAYEES, atOnce)
    memory.push({
      sales,
      step: `memory, ${atOnce} at once`,
      'MB before': before,
      'MB at most': await portal.memoryMb(),
    })
  }
  portal.stop()
  const times = [...desk.times].map(([step, all]) => ({
    ...{ sales, step, calls: all.length },
    'p50 ms': rounded(quantile(all, 0.5)),
    'all ms': rounded(all.reduce((sum, ms) => sum + ms, 0)),
  }))
  return [...times, ...memory, { sales, step: 'entry: post', ...(await measurePosting(opened, deal, LINES)) }]
}
