import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { namesOf } from '@contract/kernel/records'
import { REMEDIES, toldAs, type Obstacle, type ObstacleKind } from '@server/commands/distribute/obstacle'
import { findObstacles } from '@server/commands/distribute/obstacles'
import { callsEachRow } from '@server/commands/distribute/policy-text'
import { findPolicies } from '@server/commands/distribute/schema-functions.repository'
import { findKeysWithoutUnit } from '@server/commands/distribute/schema-tables.repository'
import { findPlainly } from '@server/commands/distribute/spread-table.repository'
import { documentColumnsInUnit, keptAsDocumentInUnit, UNIT_COLUMNS } from '@server/migrations/table-parts'
import { clientConfig } from '@server/platform/db/connection'
import { freshDatabase, type FreshDatabase } from '@tests/support/database'
import { KNOWN } from '@tests/guards/spread-obstacles'

/** Tables stay such that several machines can share them, although one is enough today (docs/scaling.md). */
let fresh: FreshDatabase
let client: pg.Client
let found: Obstacle[]
beforeAll(async () => {
  fresh = await freshDatabase()
  client = new pg.Client(clientConfig(fresh.ownerConnection))
  await client.connect()
  found = await findObstacles(client)
})
afterAll(async () => {
  await client.end()
  await fresh.close()
})

const KINDS = namesOf(REMEDIES)

/** `table: name name`, a line a table. */
const known = (kind: ObstacleKind) =>
  KNOWN[kind]
    .trim()
    .split('\n')
    .filter(line => line.trim() !== '')
    .flatMap(line => {
      const [table = '', names = ''] = line.trim().split(': ')
      return names.split(' ').map(name => `${table}.${name}`)
    })

describe.each(KINDS)('%s', kind => {
  it('is true of no table but those that were made before the rule', () => {
    const old = new Set(known(kind))
    const added = found.filter(obstacle => obstacle.kind === kind && !old.has(toldAs(obstacle)))
    expect(added.map(obstacle => `${toldAs(obstacle)}: ${REMEDIES[kind]}`)).toEqual([])
  })

  it('is written down of those alone of which it is still true', () => {
    const still = new Set(found.filter(obstacle => obstacle.kind === kind).map(toldAs))
    expect(known(kind).filter(told => !still.has(told))).toEqual([])
  })
})

/** What is seen once these stand, which they do not for long. */
async function seenWith<T>(tables: string, see: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    await client.query(tables)
    return await see()
  } finally {
    await client.query('rollback')
  }
}
const planted = (tables: string) =>
  seenWith(tables, async () =>
    (await findObstacles(client)).filter(({ table }) => table.startsWith('planted')),
  )

/** Of the tables of units, each with what the test asks of its columns. */
const keysThat = async (question: string) => {
  const { rows } = await client.query<{ key: string }>(question)
  return rows.map(({ key }) => key)
}

describe('a key that ends with its unit', () => {
  /** Numbers are of their unit’s series, and name it; the others are once a unit by themselves, an entry where its record stands. */
  const BY_THEMSELVES = [
    'commission_request.commission_request_early',
    'role_operating_unit.role_operating_unit_pkey',
    'search_entry.search_entry_pkey',
    'user_ou_override.user_ou_override_pkey',
  ]
  const notCarried = () =>
    keysThat(`
      select c.relname || '.' || i.relname as key from pg_index x
        join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
        join pg_attribute u on u.attrelid = c.oid and u.attname = 'ou_id' and u.attnum = x.indkey[x.indnkeyatts - 1]
      where x.indisunique and x.indnkeyatts > 1 and c.relnamespace = 'public'::regnamespace and not c.relispartition
        and pg_get_indexdef(i.oid, 1, false) not in ('id', 'number', 'request_no', 'memo_no', 'buyer_no')
        and not exists (select from pg_constraint k
          join pg_attribute a on a.attrelid = c.oid and a.attnum = any (k.conkey) and a.attnum = any (x.indkey)
          join pg_attribute o on o.attrelid = k.confrelid and o.attnum = k.confkey[array_position(k.conkey, u.attnum)]
          join pg_attribute t on t.attrelid = k.confrelid and t.attnum = k.confkey[array_position(k.conkey, a.attnum)]
          where k.contype = 'f' and k.convalidated and k.conrelid = c.oid and o.attname = 'ou_id' and t.attname = 'id'
            and (a.attnotnull or not x.indnullsnotdistinct))
      order by 1`)

  it('holds what it held without: a reference that carries the unit gives each value of a column one unit', async () => {
    expect(await notCarried()).toEqual(BY_THEMSELVES)
  })

  it('is seen where nothing says so', async () => {
    const weak = `create table planted (${UNIT_COLUMNS}, lead_id uuid references lead (id), unique (lead_id, ou_id))`
    expect(await seenWith(weak, notCarried)).toEqual(
      [...BY_THEMSELVES, 'planted.planted_lead_id_ou_id_key'].sort(),
    )
  })
})

describe('a row of a unit', () => {
  // But for comments of a record and counts, which nobody asks for by id.
  it('is found by its id alone, whichever machine it stands on', async () => {
    expect(
      await keysThat(`
        select c.relname as key from pg_class c
          join pg_attribute u on u.attrelid = c.oid and u.attname = 'ou_id' and u.attnotnull
          join pg_attribute a on a.attrelid = c.oid and a.attname = 'id'
        where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and not exists (select from pg_index x
          where x.indrelid = c.oid and x.indkey[0] = a.attnum and x.indpred is null) order by 1`),
    ).toEqual(['record_comment', 'row_count', 'sale_month', 'sale_seller_month'])
  })
})

describe('a new table', () => {
  it('breaks no rule as a document that `npm run new` makes', async () => {
    const document = `create table planted (${documentColumnsInUnit()}); ${keptAsDocumentInUnit('planted')}`
    expect(await planted(document)).toEqual([])
  })

  it('is seen breaking each of them', async () => {
    const seen = await planted(`
      create table planted (ou_id uuid not null, id uuid primary key, seq bigint generated always as identity,
        employee_id uuid, lead_id uuid references lead (id),
        foreign key (ou_id, employee_id) references employee (ou_id, id) on update cascade);
      create policy planted_seen on planted using (exists (select from sale where sale.id = planted.id));
      create function planted_sum() returns trigger language plpgsql as $$ begin
        update lead set remarks = '' where id = new.lead_id; return null; end $$;
      create function planted_twice() returns trigger language plpgsql as $$ begin
        perform planted_sum(); return null; end $$;
      create trigger planted_twice after insert on planted for each row execute function planted_twice();
      create table planted_company (id uuid primary key, ou_id uuid, lead_id uuid references lead (id))`)
    expect(seen.map(({ kind }) => kind).sort()).toEqual([...KINDS].sort())
  })

  it('may have each id once, as long as nothing refers by that alone', async () => {
    const ids = `create table planted (${UNIT_COLUMNS}); create unique index planted_id on planted (id);`
    const other = 'create table planted_other (id uuid primary key, planted_id uuid references planted (id))'
    expect(await planted(ids)).toEqual([])
    expect((await planted(`${ids}${other}`)).map(toldAs)).toEqual([
      'planted.planted_id',
      'planted_other.planted_other_planted_id_fkey',
    ])
  })

  it('may ask its own unit, and read what is the company’s', async () => {
    const seen = await planted(`
      create table planted (ou_id uuid not null, id uuid, amount int, primary key (ou_id, id),
        lead_id uuid, foreign key (ou_id, lead_id) references lead (ou_id, id) on delete cascade);
      create policy planted_unit on planted using (ou_id = any ((select app_unit_ids())::uuid[])
        and (select app_may_change(array['sales.record.edit', 'sales.record.create'])));
      create function planted_sum() returns trigger language plpgsql as $$ begin
        perform from project where id = new.id;
        update planted set amount = 0 where ou_id = new.ou_id and id <> new.id; -- not the sale of another one
        return null; end $$;
      create trigger planted_sum after insert on planted for each row execute function planted_sum()`)
    expect(seen).toEqual([])
  })
})

describe('a policy', () => {
  it('asks its settings once a statement, not for each row', async () => {
    const slow = (await findPolicies(client)).filter(callsEachRow)
    expect(slow.map(policy => `${toldAs(policy)}: write each call as (select …)`)).toEqual([])
  })
})

describe('a key of ids', () => {
  it('becomes a plain index as its table moves', async () => {
    const keys = (await findKeysWithoutUnit(client)).filter(({ isOfId }) => isOfId)
    const left = await seenWith('', async () => {
      for (const key of keys) await findPlainly(client, key)
      return (await findKeysWithoutUnit(client)).filter(({ isOfId }) => isOfId)
    })
    expect(keys.length).toBeGreaterThan(50)
    expect(left).toEqual([])
  })
})
