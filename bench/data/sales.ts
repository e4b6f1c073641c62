import { sql } from 'kysely'
import pg from 'pg'
import { z } from 'zod'
import { defineResource } from '@contract/kernel/define-resource'
import { idSchema } from '@contract/kernel/ids'
import { countedByUnit } from '@server/migrations/0124-rows-counted'
import { clientConfig, type Connection } from '@server/platform/db/connection'
import { copyIn } from '@server/platform/db/copy'
import type { Db } from '@server/platform/db/database'
import { searchIndex } from '@server/platform/db/search-index'

const everywhere = { listed: true, sortable: true, filterable: true } as const
const STATUSES = ['reserved', 'booked', 'cancelled', 'completed'] as const

/** The shape of a sales record; it exists in the bench alone. */
export const saleResource = defineResource({
  name: 'bench_sale',
  path: '/bench/sales',
  table: 'bench_sale',
  permission: 'sales.report',
  scope: { ou: 'ou_id', own: 'agent_id' },
  title: 'sale_no',
  search: 'indexed',
  countedBy: 'status',
  defaultSort: [{ field: 'booked_on', direction: 'desc' }],
  fields: {
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...everywhere },
    sale_no: { kind: 'code', schema: z.string(), searchable: true, ...everywhere },
    buyer: { kind: 'text', schema: z.string(), searchable: true, ...everywhere },
    project: { kind: 'text', schema: z.string(), searchable: true, ...everywhere },
    agent_id: { kind: 'user', to: 'user', schema: idSchema, ...everywhere },
    status: { kind: 'enum', schema: z.enum(STATUSES), ...everywhere },
    booked_on: { kind: 'date', schema: z.string(), ...everywhere },
    net_price: { kind: 'money', schema: z.string(), ...everywhere },
    discount: { kind: 'money', schema: z.string().nullable(), ...everywhere },
    commission: { kind: 'money', schema: z.string(), ...everywhere },
    rate: { kind: 'rate', schema: z.string(), ...everywhere },
    term_months: { kind: 'integer', schema: z.number().int(), ...everywhere },
    remarks: { kind: 'long_text', schema: z.string().nullable(), listed: true },
  },
})

export const COLUMNS = [
  'id',
  'ou_id',
  'sale_no',
  'buyer',
  'project',
  'agent_id',
  'status',
  'booked_on',
  'net_price',
  'discount',
  'commission',
  'rate',
  'term_months',
  'remarks',
  'created_at',
  'updated_at',
  'row_version',
] as const

const byUnit = `ou_id = any ((select app_unit_ids())::uuid[])`

const TABLE = `create table bench_sale (
  ou_id uuid not null references operating_unit (id), id uuid not null default portal_uuid7(),
  created_at timestamptz not null default now(), created_by uuid,
  updated_at timestamptz not null default now(), updated_by uuid, row_version int not null default 1,
  sale_no text not null, buyer text not null, project text not null, agent_id uuid not null references app_user (id),
  status text not null, booked_on date not null, net_price numeric(16, 2) not null, discount numeric(16, 2),
  commission numeric(16, 2) not null, rate numeric(7, 4) not null, term_months int not null, remarks text,
  primary key (ou_id, id))`

/** Made after the rows: quicker, and what a table has after a year. */
const AROUND = `
create unique index bench_sale_id on bench_sale (id);
create index bench_sale_recent on bench_sale (ou_id, booked_on desc, id);
create index bench_sale_recent_all on bench_sale (booked_on desc, id);
create index bench_sale_price on bench_sale (ou_id, net_price, id);
create index bench_sale_price_all on bench_sale (net_price, id);
create index bench_sale_status on bench_sale (ou_id, status, booked_on desc, id);
${searchIndex('bench_sale', ['sale_no', 'buyer', 'project'])}
${countedByUnit('bench_sale', 'status')}
alter table bench_sale enable row level security;
create policy bench_sale_unit on bench_sale to portal_app using (${byUnit}) with check (${byUnit});
create policy bench_sale_company on bench_sale to portal_company using (true) with check (true);
grant select on bench_sale to portal_app, portal_company`

const FIRST = [
  'Ana',
  'Bea',
  'Carlo',
  'Dino',
  'Elena',
  'Felix',
  'Grace',
  'Hector',
  'Ines',
  'Jose',
  'Karina',
  'Luis',
]
const LAST = [
  'Reyes',
  'Cruz',
  'Santos',
  'Bautista',
  'Ocampo',
  'Garcia',
  'Mendoza',
  'Torres',
  'Flores',
  'Villanueva',
]
const PROJECTS = [
  'Amaya Heights',
  'Bayview',
  'Casa Verde',
  'Del Mar',
  'East Grove',
  'Forest Hill',
  'Garden Row',
  'Harbor One',
]

/** The same rows every time: what differs between two runs is the machine. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return Math.floor((state / 0x80000000) * below)
  }
}

export async function makeSales(db: Db, connection: Connection, count: number): Promise<void> {
  await sql`insert into app_user (username, email, password_hash, status, ou_id, layout)
    select 'seller.' || n, 'seller.' || n || '@bench.test', '-', 'active', u.id, '{}'
    from generate_series(1, 300) n join lateral (select id from operating_unit order by ou_code offset n % 3 limit 1) u on true`.execute(
    db,
  )
  const { rows: sellers } = await sql<{ id: string; ou_id: string }>`
    select id, ou_id from app_user where username like 'seller.%' order by username`.execute(db)
  await sql.raw(TABLE).execute(db)
  const client = new pg.Client(clientConfig(connection))
  await client.connect()
  const copy = copyIn(
    client,
    'bench_sale (ou_id, sale_no, buyer, project, agent_id, status, booked_on, net_price, discount, commission, rate, term_months, remarks)',
  )
  const below = numbers(7)
  const pick = <T>(list: readonly T[]) => list[below(list.length)] as T
  for (let start = 0; start < count; start += 5_000) {
    const lines: string[] = []
    for (let n = start; n < Math.min(count, start + 5_000); n += 1) {
      const seller = pick(sellers)
      const price = 800_000 + below(9_000_000)
      const day = new Date(Date.UTC(2019, 0, 1 + below(2_300))).toISOString().slice(0, 10)
      lines.push(
        [
          seller.ou_id,
          `S-${String(n).padStart(7, '0')}`,
          `${pick(FIRST)} ${pick(LAST)} ${below(9_999)}`,
          pick(PROJECTS),
          seller.id,
          STATUSES[Math.min(3, below(6))],
          day,
          `${price}.${String(below(100)).padStart(2, '0')}`,
          below(3) === 0 ? `${below(50_000)}.00` : '\\N',
          `${Math.floor(price / 25)}.50`,
          `${1 + below(6)}.5`,
          12 * (1 + below(20)),
          below(4) === 0 ? `Note ${below(1_000)} of the seller` : '\\N',
        ].join('\t'),
      )
    }
    await copy.write(Buffer.from(`${lines.join('\n')}\n`))
  }
  await copy.end()
  await client.query(AROUND)
  await client.query('vacuum (analyze) bench_sale')
  await client.end()
}
