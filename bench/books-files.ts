import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import PDFDocument from 'pdfkit'
import { businessDay } from '@server/platform/db/business-day'
import { benchDatabase } from './support/bench-database.ts'
import { startServer } from './support/bench-server.ts'
import { tokenOf } from './support/compare.ts'
import { quantile, report, rounded, type Figure } from './support/report.ts'

/** The largest files of the books: expenses that are brought, and the ledger of an account that is taken away. */
const ROWS = Number(process.env['BENCH_ROWS'] ?? 5_000)
const LINES = Number(process.env['BENCH_LINES'] ?? 10_000)
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3)

const opened = await benchDatabase()
const { db } = opened.database
const today = await businessDay(db)
const year = today.slice(0, 4)
const portal = await startServer('./portal-server.ts', opened.env)
const token = await tokenOf(portal.port, 'accounting@portal.test')

const times = new Map<string, number[]>()
async function timed<T>(step: string, work: () => Promise<T>): Promise<T> {
  const begin = performance.now()
  const done = await work()
  times.set(step, [...(times.get(step) ?? []), performance.now() - begin])
  return done
}
async function ask(path: string, body?: object): Promise<Buffer> {
  const answer = await fetch(`http://127.0.0.1:${portal.port}/api/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${bytes.toString().slice(0, 600)}`)
  return bytes
}

/** Each expense has as many rows as that, of a payee and an invoice of its own. */
const rowsOf = (round: number, each: number) =>
  Array.from({ length: ROWS }, (_, at) => {
    const no = Math.floor(at / each)
    return {
      ...{
        reference: `B${round}-${each}-${no}`,
        payee_name: `Supplier ${no % 200}`,
        payee_tin: '123-456-789-00000',
      },
      ...{ expense_date: today, supplier_invoice_no: `INV-${round}-${each}-${no}`, category_id: 'RENT' },
      ...{ description: `Office space ${at}`, amount: '10,000.00', vat_mode: 'exclusive', atc: 'WC100' },
    }
  })
type Answer = { data: { created: number; records: number; errors: unknown[] } }
async function bring(step: string, rows: object[], dry_run: boolean): Promise<void> {
  const told = await timed(step, () => ask('/expense/transactions/import', { rows, dry_run }))
  const { data } = JSON.parse(told.toString()) as Answer
  if (data.created !== ROWS) throw new Error(JSON.stringify(data).slice(0, 600))
}
const { rows: models } = await sql<{ id: string }>`select id from expense limit 1`.execute(db)
const model = models[0]?.id ?? ''
/** The same rows as one writes them without rules, rights, rates or history: one by one, in one transaction. */
const bareRows = (each: number) =>
  db.transaction().execute(async tx => {
    for (let at = 0; at < ROWS; at += each)
      await sql`insert into bare_expense select r.* from (select ${model}::uuid as id) m join expense e using (id),
        jsonb_populate_record(e, jsonb_build_object('id', portal_uuid7(), 'payee_name', ${`Supplier ${at}`}::text,
          'import_key', ${randomUUID()}::text)) r`.execute(tx)
  })
await sql`create table bare_expense (like expense including defaults)`.execute(db)

for (let round = 0; round < ROUNDS; round += 1)
  for (const each of [1, 4]) {
    const name = `${ROWS} rows of ${ROWS / each} expenses`
    await bring(`${name}: check`, rowsOf(round, each), true)
    await bring(`${name}: import`, rowsOf(round, each), false)
    await bring(`${name}: the same once more`, rowsOf(round, each), false).catch((error: Error) => {
      if (!error.message.includes(`"unchanged":${ROWS}`)) throw error
    })
    await timed(`${name}: bare`, () => bareRows(each))
  }

/** Lines of one account, two to a day of the year's first months, in one unit of its own. */
const { rows: made } = await sql<{ id: string }>`
  insert into operating_unit (ou_code, ou_name, kind) select 'BENCH', 'Bench', kind from operating_unit limit 1 returning id`.execute(
  db,
)
const unit = made[0]?.id ?? ''
await sql`alter table journal_entry disable trigger user; alter table journal_line disable trigger user`.execute(
  db,
)
await sql`with made as (
    insert into journal_entry (ou_id, number, entry_date, memo, source_type, total, key, chain_seq, hash_version, prev_hash, hash)
    select ${unit}::uuid, 'JE-BENCH-' || lpad(n::text, 6, '0'), ${`${year}-01-01`}::date + n % 28, 'Bank charges of the month',
      'manual_entry', 350.75, 'bench:' || lpad(n::text, 6, '0'), n, 1, '', '' from generate_series(1, ${LINES}::int) n
    returning ou_id, id, number, entry_date)
  insert into journal_line (ou_id, entry_id, number, entry_date, seq, account_id, debit, credit, memo)
  select m.ou_id, m.id, m.number, m.entry_date, s, a.id, case s when 1 then 350.75 else 0 end,
    case s when 2 then 350.75 else 0 end, 'Bank charges of the month'
  from made m, (values (1, '6900'), (2, '1020')) v(s, code) join account a on a.code = v.code`.execute(db)
await sql`insert into account_month select ou_id, account_id, date_trunc('month', entry_date)::date, sum(debit), sum(credit)
  from journal_line where ou_id = ${unit} group by 1, 2, 3`.execute(db)
await sql`analyze journal_line; analyze journal_entry; analyze account_month`.execute(db)
const { rows: accounts } = await sql<{ id: string }>`select id from account where code = '6900'`.execute(db)
const account = accounts[0]?.id ?? ''

type Line = {
  entry_date: string
  number: string
  memo: string
  debit: string
  credit: string
  balance: string
}
const linesByHand = async () =>
  (
    await sql<Line>`select l.entry_date::text, l.number, l.memo, l.debit::text, l.credit::text,
      (sum(l.debit - l.credit) over (order by l.entry_date, l.number, l.id))::text as balance
    from journal_line l where l.account_id = ${account} and l.ou_id = ${unit} order by l.entry_date, l.number, l.id`.execute(
      db,
    )
  ).rows
/** A page after the other of seven columns in a font of the format itself, each text where it is put. */
async function pdfByHand(): Promise<number> {
  const lines = await linesByHand()
  const paper = new PDFDocument({ size: 'A4', layout: 'landscape', margin: 36, compress: true })
  let bytes = 0
  paper.on('data', (chunk: Buffer) => (bytes += chunk.length))
  const ended = new Promise(resolve => paper.on('end', resolve))
  paper.font('Helvetica').fontSize(8)
  lines.forEach(({ entry_date, number, memo, debit, credit, balance }, at) => {
    if (at > 0 && at % 40 === 0) paper.addPage()
    const y = 36 + (at % 40) * 12
    const cells = [entry_date, number, memo, 'BENCH', debit, credit, balance]
    cells.forEach((cell, column) => paper.text(cell, 36 + column * 110, y, { lineBreak: false }))
  })
  paper.end()
  await ended
  return bytes
}

const asked = `account_id=${account}&from=${year}-01&to=${year}-01&units=BENCH`
let sizes = ''
for (let round = 0; round < ROUNDS; round += 1) {
  const pdf = await timed('ledger: PDF', () => ask(`/accounting/account-ledger/paper?${asked}`))
  const bare = await timed('ledger: PDF bare', pdfByHand)
  const workbook = await timed('ledger: workbook', () => ask(`/accounting/account-ledger/export?${asked}`))
  await timed('ledger: its lines by hand', linesByHand)
  sizes = [pdf.length, bare, workbook.length].map(each => `${Math.round(each / 1024)} kB`).join(', ')
}

const figures: Figure[] = [...times].map(([step, all]) => ({
  step,
  'p50 ms': rounded(quantile(all, 0.5), 0),
}))
report(`${ROWS} rows of expenses, and the ledger of an account with ${LINES} lines (${sizes})`, figures)
console.log(`the server held ${await portal.memoryMb()} MB at the most`)
portal.stop()
await opened.close()
