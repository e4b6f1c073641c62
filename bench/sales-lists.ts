import { performance } from 'node:perf_hooks'
import { benchDatabase } from './support/bench-database.ts'
import { startServer } from './support/bench-server.ts'
import { compare, tokenOf, type Question } from './support/compare.ts'
import { report, type Figure } from './support/report.ts'
import { makeLeads, makeSales } from './data/selling.ts'

/** The lists of sales, shares and leads beside hand-written SQL, and how they grow with the company. */
const SIZES = (process.env['BENCH_SIZES'] ?? '10000,100000,1000000').split(',').map(Number)
/** A company has more sales of five years than leads of two. */
const LEADS_A_SALE = 0.2

const rows = { start: '0', end: '100', count: 'no' }
const ask = (list: string, parts: Record<string, string>) =>
  `/api/v1${list}?${new URLSearchParams(parts).toString()}`
const set = (field: string, value: string) =>
  JSON.stringify({ [field]: { filterType: 'set', values: [value] } })

type ListCase = {
  name: string
  path: string
  table: string
  columns: string
  first: string
  sort: [field: string, by: string]
  /** What is asked for next of each, by its day. */
  due?: string
  filter: [field: string, value: string]
  search: [text: string, expression: string]
}

const LISTS: readonly ListCase[] = [
  {
    name: 'sales',
    path: '/sales/records',
    table: 'sale',
    columns: `s.*, (select o.ou_code || ' · ' || o.ou_name from operating_unit o where o.id = s.ou_id) as ou_label,
      (select p.name from project p where p.id = s.project_id) as project_label,
      (select d.name from developer d where d.id = s.developer_id) as developer_label,
      (select t.name from sales_team t where t.id = s.team_id) as team_label`,
    first: 'reservation_date desc, id',
    sort: ['tcp:asc', 'tcp, id'],
    due: 'next_due_on',
    filter: ['status', 'cancelled'],
    search: [
      'bench-00004321',
      `(lower(coalesce(sale_no, '')) || ' ' || lower(coalesce(unit_code, '')) || ' ' || lower(coalesce(buyer_name, '')) || ' ' || lower(coalesce(seller_names, '')))`,
    ],
  },
  {
    name: 'shares of sellers',
    path: '/sales/report/shares',
    table: 'sale_credit',
    columns: `s.*, (select p.display_name from seller_profile p where p.id = s.seller_id) as seller_label,
      (select o.ou_name from operating_unit o where o.id = s.ou_id) as ou_label,
      (select p.name from project p where p.id = s.project_id) as project_label`,
    first: 'reservation_date desc, id',
    sort: ['reservation_date:asc', 'reservation_date, id'],
    filter: ['status', 'forfeited'],
    search: ['bench-00004321', `lower(coalesce(sale_no, ''))`],
  },
  {
    name: 'leads',
    path: '/buyer-management/leads',
    table: 'lead',
    columns: `s.*, (select o.ou_code || ' · ' || o.ou_name from operating_unit o where o.id = s.ou_id) as ou_label,
      (select p.name from prospect_status p where p.id = s.status_id) as status_label,
      (select e.full_name from employee e where e.id = s.owner_employee_id) as owner_label`,
    first: 'created_at desc, id',
    sort: ['full_name:asc', 'full_name, id'],
    filter: ['category', 'working'],
    search: [
      'mendoza 4326',
      `(lower(coalesce(lead_no, '')) || ' ' || lower(coalesce(full_name, '')) || ' ' || lower(coalesce(mobile_e164, '')) || ' ' || lower(coalesce(email, '')))`,
    ],
  },
]

function questions(list: ListCase, unit: string): Question[] {
  const page = (where: string, order: string) => {
    const parts = [unit, where].filter(Boolean).join(' and ')
    return `select ${list.columns} from ${list.table} s ${parts && `where ${parts}`} order by ${order
      .split(', ')
      .map(part => `s.${part}`)
      .join(', ')} limit 100`
  }
  const [text, expression] = list.search
  const words = text.split(' ').map(word => `${expression} like '%${word}%'`)
  return [
    { name: 'first rows', calls: 20, path: ask(list.path, rows), statement: page('', list.first) },
    {
      name: 'sort',
      calls: 10,
      path: ask(list.path, { ...rows, sort: list.sort[0] }),
      statement: page('', list.sort[1]),
    },
    ...(list.due
      ? [
          {
            name: 'next due',
            calls: 10,
            path: ask(list.path, { ...rows, sort: `${list.due}:asc` }),
            statement: page('', `${list.due}, id`),
          },
        ]
      : []),
    {
      name: 'filter',
      calls: 20,
      path: ask(list.path, { ...rows, filter: set(...list.filter) }),
      statement: page(`s.${list.filter[0]} = '${list.filter[1]}'`, list.first),
    },
    {
      name: 'search',
      calls: 10,
      path: ask(list.path, { ...rows, search: text }),
      statement: page(words.join(' and '), list.first),
    },
    {
      name: 'count',
      calls: 5,
      path: ask(list.path, { count: 'only' }),
      statement: `select count(*) from ${list.table} s ${unit && `where ${unit}`}`,
    },
  ]
}

const figures: Figure[] = []
for (const size of SIZES) {
  const opened = await benchDatabase()
  const started = performance.now()
  await makeSales(opened.connection, size)
  await makeLeads(opened.connection, Math.round(size * LEADS_A_SALE))
  console.log(`${size} sales and their leads in ${Math.round((performance.now() - started) / 1000)} s`)
  const unit = await opened.database.db
    .selectFrom('operating_unit')
    .select('id')
    .where('ou_code', '=', 'CEB')
    .executeTakeFirstOrThrow()
  const env = { ...opened.env, BENCH_UNIT: unit.id }
  const portal = await startServer('./portal-server.ts', env)
  const hand = await startServer('./sale-by-hand-server.ts', env)
  const ports = { portal: portal.port, hand: hand.port }
  for (const [reader, email, of] of [
    ['all units', 'president@portal.test', ''],
    ['one unit', 'ou-admin@portal.test', 's.ou_id = $1'],
  ] as const) {
    const token = await tokenOf(portal.port, email)
    for (const list of LISTS)
      figures.push(
        ...(await compare(ports, token, questions(list, of), { sales: size, list: list.name, reader })),
      )
  }
  portal.stop()
  hand.stop()
  await opened.close()
}
report('The lists of the selling half', figures)
