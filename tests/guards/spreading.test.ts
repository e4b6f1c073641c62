import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { namesOf } from '@contract/kernel/records'
import { REMEDIES, toldAs, type Obstacle, type ObstacleKind } from '@server/commands/distribute/obstacle'
import { findObstacles } from '@server/commands/distribute/obstacles'
import { callsEachRow } from '@server/commands/distribute/policy-text'
import { findPolicies } from '@server/commands/distribute/schema-functions.repository'
import { documentColumnsInUnit, keptAsDocumentInUnit } from '@server/migrations/table-parts'
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

const planted = async (tables: string) => {
  await client.query('begin')
  try {
    await client.query(tables)
    return (await findObstacles(client)).filter(({ table }) => table.startsWith('planted'))
  } finally {
    await client.query('rollback')
  }
}

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
