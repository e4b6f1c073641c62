import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyBackup } from '@server/commands/archive/read-backup'
import { restoreBackup } from '@server/commands/restore/restore-backup'
import { migrations } from '@server/migrations/migrations'
import { migrate, type Migration } from '@server/platform/db/migrate'
import { diskStore } from '@server/platform/files/disk-store'
import { createLogger } from '@server/platform/http/logger'
import { emptyDatabase, freshDatabase, type FreshDatabase } from '@tests/support/database'
import { backUp, contentOf, entriesOf, query, temporaryFolder } from './backup.support'

/** Every kind of table that PostgreSQL offers and a later module may use. */
const odd: Migration = {
  name: '9000-odd',
  sql: `
create type mood as enum ('glad', 'sad');
create type span as range (subtype = int4);
create type pair as (a int, b text);
create function odd_pair(pair) returns int language sql as $$ select ($1).a $$;
create aggregate odd_sum(int) (sfunc = int4pl, stype = int, initcond = '0');
create procedure odd_call() language sql as $$ select 1 $$;
create domain cents as bigint check (value >= 0);
create table odd_person (
  id bigint generated always as identity primary key,
  "Full Name" text not null,
  mood mood not null default 'glad',
  initials text generated always as (left("Full Name", 1)) stored,
  boss_id bigint references odd_person (id),
  home_id int,
  changed_at timestamptz
);
create table odd_home (id serial primary key, owner_id bigint not null references odd_person (id) deferrable initially deferred);
alter table odd_person add foreign key (home_id) references odd_home (id);
create sequence odd_number start 7;
create table odd_value (
  id uuid primary key, t text, b bytea, n numeric, j jsonb, a text[], i interval, at timestamptz, d date, f float8, c cents, o boolean, s span, p pair);
create table odd_log (at date not null, note text) partition by range (at);
create table odd_log_2025 partition of odd_log for values from ('2025-01-01') to ('2026-01-01');
create table odd_log_rest partition of odd_log default;
create function odd_stamp() returns trigger language plpgsql as $$ begin new.changed_at := now(); return new; end $$;
create trigger odd_stamp before insert or update on odd_person for each row execute function odd_stamp();
create trigger odd_always before insert on odd_home for each row execute function portal_refuse_change();
alter table odd_home enable always trigger odd_always;
create trigger odd_never before update on odd_home for each row execute function portal_refuse_change();
alter table odd_home disable trigger odd_never;
create function odd_two() returns trigger language plpgsql as $$ begin return null; end $$;
create constraint trigger odd_two after insert on odd_person deferrable initially deferred for each row execute function odd_two();
insert into odd_person ("Full Name") values ('Made by the migration');
create materialized view odd_count as select count(*)::int as people from odd_person;
create view odd_glad as select * from odd_person where mood = 'glad';
`,
}

const later: Migration = {
  name: '9001-later',
  sql: `alter table odd_person add column nickname text; update odd_person set nickname = lower(initials)`,
}

const FILL = `
begin;
set constraints all immediate;
alter table odd_home disable trigger odd_always;
insert into odd_person ("Full Name", mood, boss_id) values (e'Tab\\tNew\\nLine \\\\N "Ñ" 漢字', 'sad', 1), ('', 'glad', 2);
insert into odd_home (owner_id) values (2);
update odd_person set home_id = 1, boss_id = 3 where id = 2;
alter table odd_home enable always trigger odd_always;
alter table odd_person disable trigger user;
update odd_person set changed_at = '1998-06-12T01:02:03.000004Z';
alter table odd_person enable trigger user;
delete from odd_person where id = 1;
select nextval('odd_number'), nextval('odd_number');
insert into odd_log values ('2025-05-05', 'old'), ('2030-01-01', null);
insert into odd_value values (gen_random_uuid(), e'\\\\.\\r\\n', '\\x00ff0a5c', 12345678901234567890.123456789, '{"a": [null, "\\u00f1"]}',
  array['x', null, '{"}'], interval '-1 month 3 days -04:05:06.7', 'infinity', '0044-03-15 BC', 0.1::float8 + 0.2, 5, null, '[1,5)', row(1, 'two "quoted"')),
  (gen_random_uuid(), null, null, 'NaN', 'null', '{}', null, '-infinity', null, 'Infinity', 0, false, 'empty', null);
commit`

const STATE = `
  select coalesce(jsonb_agg(x order by x), '[]') as state from (
    select jsonb_build_array('trigger', tgrelid::regclass, tgname, tgenabled) as x from pg_trigger where not tgisinternal
    union all select jsonb_build_array('constraint', conrelid::regclass, conname, pg_get_constraintdef(oid), condeferrable, convalidated)
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select jsonb_build_array('index', indexrelid::regclass, pg_get_indexdef(indexrelid), indisvalid) from pg_index
      where indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    union all select jsonb_build_array('policy', tablename, policyname, roles, qual, with_check) from pg_policies
    union all select jsonb_build_array('grants', relname, relkind, relrowsecurity, relacl::text) from pg_class where relnamespace = 'public'::regnamespace
    union all select jsonb_build_array('routine', p.oid::regprocedure, prosecdef, proacl::text) from pg_proc p where pronamespace = 'public'::regnamespace
    union all select jsonb_build_array('sequence', sequencename, last_value) from pg_sequences
  ) s`

const log = createLogger('silent')
const older = [...migrations, odd]
const newer = [...older, later]

let source: FreshDatabase
let file: string
/** Of the same database, with a table that goes into several parts. */
let longFile: string
const opened: FreshDatabase[] = []

const keep = (database: FreshDatabase) => {
  opened.push(database)
  return database
}

async function restoreInto(
  { ownerConnection: connection }: FreshDatabase,
  known: readonly Migration[],
  from = file,
) {
  const warned: string[] = []
  const store = diskStore(join(await temporaryFolder(), 'files'))
  const manifest = await verifyBackup(from)
  const warn = (line: string) => warned.push(line)
  const restored = await restoreBackup({
    file: from,
    manifest,
    connection,
    store,
    migrations: known,
    log,
    warn,
  })
  return { ...restored, warned }
}

const stateOf = async ({ ownerConnection }: FreshDatabase) =>
  (await query<{ state: unknown[] }>(ownerConnection, STATE))[0]?.state

beforeAll(async () => {
  source = keep(await freshDatabase())
  await migrate(source.ownerConnection, older)
  await query(source.ownerConnection, FILL)
  await query(source.ownerConnection, 'refresh materialized view odd_count')
  file = join(await temporaryFolder(), 'odd.backup')
  await backUp(source.ownerConnection, { file })
  await query(
    source.ownerConnection,
    `insert into odd_value (id, t) select gen_random_uuid(), $1 || n from generate_series(1, 6) n`,
    [randomBytes(750_000).toString('hex')],
  )
  longFile = join(await temporaryFolder(), 'long.backup')
  await backUp(source.ownerConnection, { file: longFile })
})

afterAll(async () => {
  for (const database of opened) await database.close()
})

describe('whatever tables a portal has', () => {
  it('writes long ones in parts', async () => {
    const parts = (await entriesOf(longFile)).filter(({ name }) => name.startsWith('tables/odd_value/'))
    expect(parts.length).toBeGreaterThan(2)
    expect(Math.max(...parts.map(({ content }) => content.length))).toBeLessThan(8 * 1024 * 1024)
  })

  it('brings their rows and all that holds them back, into nothing and in the place of a newer portal', async () => {
    const empty = keep(await emptyDatabase())
    const full = keep(await freshDatabase())
    await migrate(full.ownerConnection, newer)
    for (const target of [empty, full]) {
      expect(await restoreInto(target, older, longFile)).toMatchObject({ migrated: [], warned: [] })
      expect(await contentOf(target.ownerConnection)).toEqual(await contentOf(source.ownerConnection))
      expect(await stateOf(target)).toEqual(await stateOf(source))
      expect(await query(target.ownerConnection, 'select people from odd_count')).toEqual([{ people: 2 }])
    }
  })

  it('goes on where it was: numbers, triggers, references', async () => {
    const target = keep(await emptyDatabase())
    await restoreInto(target, older)
    const ask = (text: string) => query(target.ownerConnection, text)
    expect(
      await ask(
        `insert into odd_person ("Full Name") values ('Next') returning id, initials, changed_at > '2000-01-01' as stamped`,
      ),
    ).toEqual([{ id: 4, initials: 'N', stamped: true }])
    expect(await ask("select nextval('odd_number')::int as number")).toEqual([{ number: 9 }])
    await expect(ask('insert into odd_home (owner_id) values (4)')).rejects.toThrow('append-only')
    await expect(ask('update odd_person set boss_id = 99')).rejects.toThrow('foreign key')
    await expect(ask('insert into odd_value (id, c) values (gen_random_uuid(), -1)')).rejects.toThrow('cents')
  })

  it('is brought up to date by a newer portal', async () => {
    const target = keep(await emptyDatabase())
    expect((await restoreInto(target, newer)).migrated).toEqual(['9001-later'])
    expect(await query(target.ownerConnection, 'select nickname from odd_person where id = 2')).toEqual([
      { nickname: 't' },
    ])
  })

  it('is refused by an older portal, and by one that has changed a migration', async () => {
    const target = keep(await emptyDatabase())
    await expect(restoreInto(target, migrations)).rejects.toThrow('newer portal (9000-odd)')
    const changed = [...migrations, { ...odd, sql: `${odd.sql} ` }]
    await expect(restoreInto(target, changed)).rejects.toThrow('whose migration 9000-odd was another one')
    expect(await contentOf(target.ownerConnection)).toEqual({})
  })

  it('leaves out tables of somebody else, and refuses a table of the portal that somebody changed', async () => {
    await query(
      source.ownerConnection,
      `delete from odd_value where length(t) > 1000; create table "By Hand/2026" as select 1 as n`,
    )
    await backUp(source.ownerConnection, { file, force: true })
    const target = keep(await emptyDatabase())
    expect((await restoreInto(target, older)).warned).toEqual([
      "The table By Hand/2026 is none of the portal's and is left out.",
    ])
    await query(
      source.ownerConnection,
      'drop table "By Hand/2026"; alter table odd_log add column extra text',
    )
    await backUp(source.ownerConnection, { file, force: true })
    const there = await contentOf(target.ownerConnection)
    await expect(restoreInto(target, older)).rejects.toThrow('odd_log was changed by hand')
    expect(await contentOf(target.ownerConnection)).toEqual(there)
  })
})

describe('an audit log that was broken before', () => {
  it('is saved and restored as broken, at the same entry', async () => {
    const broken = keep(await freshDatabase())
    await query(
      broken.ownerConnection,
      `begin; select portal_audit_append('[{"action":"a","channel":"app","entity_type":"x"},{"action":"b","channel":"app","entity_type":"x"}]');
       alter table audit_log disable trigger user; update audit_log set action = 'c' where seq = 1;
       alter table audit_log enable trigger user; commit`,
    )
    await backUp(broken.ownerConnection, { file, force: true })
    const fault = { chain: 'company', seq: 1, reason: 'its content was changed' }
    expect((await verifyBackup(file)).audit.fault).toEqual(fault)
    const target = keep(await emptyDatabase())
    await restoreInto(target, migrations)
    expect(await query(target.ownerConnection, 'select * from portal_audit_verify()')).toEqual([fault])
  })
})
