import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { moveTables } from '@server/commands/distribute/move-tables'
import { findObstacles } from '@server/commands/distribute/obstacles'
import { putReferencesAside } from '@server/commands/distribute/references.repository'
import { findTables } from '@server/commands/distribute/schema-tables.repository'
import { documentColumnsInUnit, keptAsDocumentInUnit } from '@server/migrations/table-parts'
import { clientConfig } from '@server/platform/db/connection'
import { atTheEnd } from '@tests/support/endings'

/** As the portal's owner, to a database of one's own on each machine of the cluster that TEST_CITUS_URL names. */
export type Cluster = {
  /** Of the coordinator. */
  address: string
  client: pg.Client
  workers: string[]
  connect(): Promise<pg.Client>
}

export async function clusterOfOwn(): Promise<Cluster> {
  const coordinator = process.env['TEST_CITUS_URL']
  if (!coordinator) throw new Error('TEST_CITUS_URL names no cluster (scripts/citus.sh start)')
  const name = `portal_test_${randomBytes(6).toString('hex')}`
  const nodes = await ask(coordinator, async client => {
    const { rows } = await client.query<{ host: string; port: number }>(
      'select nodename as host, nodeport as port from pg_dist_node order by groupid',
    )
    return rows
  })
  const addressOf = ({ host, port }: { host: string; port: number }, database: string, user?: string) =>
    Object.assign(new URL(coordinator), {
      hostname: host,
      port: String(port),
      pathname: `/${database}`,
      ...(user && { username: user }),
    }).href
  for (const node of nodes) {
    await ask(addressOf(node, 'postgres'), client => client.query(`create database ${name} owner portal`))
    await ask(addressOf(node, name), client => client.query('create extension citus'))
  }
  const [first, ...others] = nodes
  if (!first) throw new Error('the cluster has no coordinator: citus_set_coordinator_host() was not said')
  const address = addressOf(first, name, 'portal')
  const connect = async () => {
    const one = new pg.Client(clientConfig(address))
    await one.connect()
    return one
  }
  const client = await connect()
  atTheEnd(async () => {
    await client.end()
    for (const node of nodes)
      await ask(addressOf(node, 'postgres'), one => one.query(`drop database ${name} with (force)`))
  })
  await ask(addressOf(first, name), async superuser => {
    await superuser.query('select citus_set_coordinator_host($1, $2)', [first.host, first.port])
    for (const { host, port } of others) await superuser.query('select citus_add_node($1, $2)', [host, port])
  })
  return { address, client, connect, workers: others.map(({ host, port }) => `${host}:${port}`) }
}

/** Of the whole schema what nothing stands against: the company's tables, and those of units that are named. */
export async function spreadSome(client: pg.Client, ofUnits: readonly string[]): Promise<void> {
  const tables = await findTables(client)
  const held = new Set((await findObstacles(client)).map(({ table }) => table))
  await putReferencesAside(client)
  const left = tables.filter(({ name, place }) =>
    place === 'everywhere' ? !held.has(name) : ofUnits.includes(name),
  )
  await moveTables(client, { tables, left })
}

async function ask<T>(address: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(clientConfig(address))
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Two documents that refer to each other, made as new ones are, with rows of ten units and a sum kept by a trigger; one
 * has its ids once, as older ones do. Beside them a function of the owner, what a trigger of the company counts, and what
 * no request may read.
 */
export const TWO_DOCUMENTS = `
create function portal_uuid7() returns uuid language sql volatile as $$ select gen_random_uuid() $$;
create function app_unit_ids() returns uuid[] language sql stable parallel safe as $$
  select coalesce(nullif(current_setting('app.unit_ids', true), ''), '{}')::uuid[] $$;
create function portal_touch() returns trigger language plpgsql as $$ begin
  new.row_version := old.row_version + 1; return new; end $$;
create table operating_unit (id uuid primary key);
create table employee (id uuid primary key, ou_id uuid not null references operating_unit (id));
create table trip (${documentColumnsInUnit()}, stay_id uuid, stays int not null default 0);
${keptAsDocumentInUnit('trip')}
create table stay (${documentColumnsInUnit()}, trip_id uuid, foreign key (ou_id, trip_id) references trip (ou_id, id));
${keptAsDocumentInUnit('stay')}
drop index stay_id; create unique index stay_id on stay (id);
alter table trip add constraint trip_stay foreign key (ou_id, stay_id) references stay (ou_id, id);
create function stay_counted() returns trigger language plpgsql as $$ begin
  update trip set stays = stays + 1 where ou_id = new.ou_id and id = new.trip_id; return null; end $$;
create trigger stay_counted after insert on stay for each row execute function stay_counted();
create function stays_added(unit uuid, added int) returns int language plpgsql security definer as $$ begin
  update trip set stays = stays + added where ou_id = unit; return (select count(*) from trip)::int; end $$;
create table access_version (version int);
insert into access_version values (1);
create function rights_changed() returns trigger language plpgsql security definer as $$ begin
  update access_version set version = version + 1; return null; end $$;
create trigger rights_changed after insert on operating_unit for each statement execute function rights_changed();
grant select on access_version to portal_app;
create table salary (id uuid primary key);
insert into salary select gen_random_uuid();
insert into operating_unit select ('00000000-0000-0000-0000-00000000000' || n)::uuid from generate_series(0, 9) n;
insert into employee select id, id from operating_unit;
insert into trip (ou_id, id, employee_id) select id, id, id from operating_unit;
insert into stay (ou_id, employee_id, trip_id) select id, id, id from operating_unit, generate_series(1, 3);
update trip set stay_id = (select id from stay where trip_id = trip.id limit 1);
`
