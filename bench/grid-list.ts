import { request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { benchDatabase } from './support/bench-database.ts'
import { startServer } from './support/bench-server.ts'
import { compare, tokenOf, type Question } from './support/compare.ts'
import { report, rounded, type Figure } from './support/report.ts'
import { COLUMNS, makeSales } from './data/sales.ts'

/** A list of a million rows through the whole portal, beside what one would write by hand for each question. */
const ROWS = Number(process.env['BENCH_ROWS'] ?? 1_000_000)
const opened = await benchDatabase()
const started = performance.now()
await makeSales(opened.database.db, opened.connection, ROWS)
console.log(`${ROWS} rows in ${Math.round((performance.now() - started) / 1000)} s`)
const unit = await opened.database.db
  .selectFrom('operating_unit')
  .select('id')
  .where('ou_code', '=', 'CEB')
  .executeTakeFirstOrThrow()

const env = { ...opened.env, BENCH_UNIT: unit.id }
const portal = await startServer('./sale-server.ts', env)
const hand = await startServer('./sale-by-hand-server.ts', env)

const labels = `(select o.ou_code || ' · ' || o.ou_name from operating_unit o where o.id = s.ou_id) as ou_label,
  (select u.username from app_user u where u.id = s.agent_id) as agent_label`
const page = `select ${COLUMNS.map(name => `s.${name}`).join(', ')}, ${labels} from bench_sale s`
const text = `(lower(coalesce(sale_no, '')) || ' ' || lower(coalesce(buyer, '')) || ' ' || lower(coalesce(project, '')))`
const day = { filterType: 'date', type: 'inRange', dateFrom: '2021-03-01', dateTo: '2021-03-31' }
const FAR = Math.floor(ROWS * 0.9)

/** `where` of those who see one unit, and of those who see all. */
type Reader = { name: string; token: string; and: string; only: string; far: number }

function questions({ and, only, far }: Reader): Question[] {
  const list = '/api/v1/bench/sales'
  const ask = (parts: Record<string, string>, below = '') =>
    `${list}${below}?${new URLSearchParams(parts).toString()}`
  const rows = { start: '0', end: '100', count: 'no' }
  const deep = { start: String(far), end: String(far + 100), count: 'no' }
  const block = JSON.stringify([{ from: 0, to: ROWS - 1, fields: ['net_price'] }])
  const pageBlock = JSON.stringify([{ from: 1_000, to: 1_999, fields: ['net_price', 'commission'] }])
  const late = (order: string) =>
    `${page} join (select id from bench_sale ${only} order by ${order} limit 100 offset ${far}) p on p.id = s.id order by ${order
      .split(', ')
      .map(part => `s.${part}`)
      .join(', ')}`
  return [
    {
      name: 'first rows',
      calls: 40,
      path: ask(rows),
      statement: `${page} ${only} order by booked_on desc, id limit 100`,
    },
    {
      name: 'sort by price',
      calls: 40,
      path: ask({ ...rows, sort: 'net_price:asc' }),
      statement: `${page} ${only} order by net_price, id limit 100`,
    },
    {
      name: 'sort by seller’s name',
      calls: 3,
      path: ask({ ...rows, sort: 'agent_id:asc' }),
      statement: `select ${COLUMNS.map(name => `s.${name}`).join(', ')}, u.username as agent_label,
        (select o.ou_code || ' · ' || o.ou_name from operating_unit o where o.id = s.ou_id) as ou_label
        from bench_sale s left join app_user u on u.id = s.agent_id ${only.replace('ou_id', 's.ou_id')} order by u.username, s.id limit 100`,
    },
    {
      name: 'filter: a status',
      calls: 40,
      path: ask({
        ...rows,
        filter: JSON.stringify({ status: { filterType: 'set', values: ['cancelled'] } }),
      }),
      statement: `${page} where status = 'cancelled' ${and} order by booked_on desc, id limit 100`,
    },
    {
      name: 'filter: a month, by price',
      calls: 10,
      path: ask({ ...rows, sort: 'net_price:desc', filter: JSON.stringify({ booked_on: day }) }),
      statement: `${page} where booked_on between '2021-03-01' and '2021-03-31' ${and} order by net_price desc, id limit 100`,
    },
    {
      name: 'search: a rare word',
      calls: 20,
      path: ask({ ...rows, search: 's-0123456' }),
      statement: `${page} where ${text} like '%s-0123456%' ${and} order by booked_on desc, id limit 100`,
    },
    {
      name: 'search: two words, some hundred rows',
      calls: 10,
      path: ask({ ...rows, search: 'villanueva 777' }),
      statement: `${page} where ${text} like '%villanueva%' and ${text} like '%777%' ${and} order by booked_on desc, id limit 100`,
    },
    {
      name: 'search: a word in every tenth row',
      calls: 10,
      path: ask({ ...rows, search: 'mendoza' }),
      statement: `${page} where ${text} like '%mendoza%' ${and} order by booked_on desc, id limit 100`,
    },
    { name: `jump to row ${far}`, calls: 5, path: ask(deep), statement: late('booked_on desc, id') },
    {
      name: `jump to row ${far} by price`,
      calls: 5,
      path: ask({ ...deep, sort: 'net_price:asc' }),
      statement: late('net_price, id'),
    },
    {
      name: 'count',
      calls: 5,
      path: ask({ count: 'only' }),
      statement: `select count(*) from bench_sale ${only}`,
    },
    {
      name: 'count of a filter',
      calls: 5,
      path: ask({ count: 'only', filter: JSON.stringify({ booked_on: day }) }),
      statement: `select (select count(*) from bench_sale ${only}) as total,
        (select count(*) from bench_sale where booked_on between '2021-03-01' and '2021-03-31' ${and}) as filtered`,
    },
    {
      name: 'figures of a whole column',
      calls: 3,
      path: ask({ blocks: block }, '/aggregate'),
      statement: `select count(net_price), sum(net_price), min(net_price), max(net_price) from bench_sale ${only}`,
    },
    {
      name: 'figures of 2,000 cells',
      calls: 20,
      path: ask({ blocks: pageBlock }, '/aggregate'),
      statement: `select count(net_price) + count(commission), sum(net_price) + sum(commission), least(min(net_price), min(commission)),
        greatest(max(net_price), max(commission)) from (select net_price, commission from bench_sale ${only} order by booked_on desc, id limit 1000 offset 1000) s`,
    },
    {
      name: 'values of a field',
      calls: 3,
      path: ask({}, '/values/status'),
      statement: `select status, count(*) from bench_sale ${only} group by status order by status`,
    },
  ]
}

type ExportFigures = { firstByteMs: number; seconds: number; bytes: number; lines: number }

/** Every row, read as fast as it comes. */
function exportAll(token: string): Promise<ExportFigures> {
  const fields =
    'sale_no,buyer,project,ou_id,agent_id,status,booked_on,net_price,discount,commission,rate,term_months'
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    request(
      {
        host: '127.0.0.1',
        port: portal.port,
        path: `/api/v1/bench/sales/export?fields=${fields}`,
        headers: { authorization: `Bearer ${token}` },
      },
      answer => {
        const result: ExportFigures = { firstByteMs: 0, seconds: 0, bytes: 0, lines: 0 }
        answer.on('data', (chunk: Buffer) => {
          result.firstByteMs ||= performance.now() - begun
          result.bytes += chunk.length
          for (const byte of chunk) if (byte === 10) result.lines += 1
        })
        answer.on('end', () => resolve({ ...result, seconds: (performance.now() - begun) / 1000 }))
      },
    )
      .on('error', reject)
      .end()
  })
}

const readers: Reader[] = [
  {
    name: 'all units',
    token: await tokenOf(portal.port, 'president@portal.test'),
    and: '',
    only: '',
    far: FAR,
  },
  {
    name: 'one unit',
    token: await tokenOf(portal.port, 'ou-admin@portal.test'),
    and: 'and ou_id = $1',
    only: 'where ou_id = $1',
    far: Math.floor(FAR / 3),
  },
]
const ports = { portal: portal.port, hand: hand.port }
for (const reader of readers) {
  const figures = await compare(ports, reader.token, questions(reader), { reader: reader.name })
  report(`A list of ${ROWS} rows: ${reader.name}`, figures)
}

const exports: Figure[] = []
for (const { name, token } of [...readers].reverse()) {
  const before = await portal.memoryMb()
  const { firstByteMs, seconds, bytes, lines } = await exportAll(token)
  exports.push({
    reader: name,
    rows: lines - 2,
    'first byte ms': rounded(firstByteMs, 0),
    seconds: rounded(seconds, 1),
    MB: rounded(bytes / 1e6, 0),
    'most memory before, MB': before,
    'and after': await portal.memoryMb(),
  })
}
report('An export of all of it', exports)
portal.stop()
hand.stop()
await opened.close()
