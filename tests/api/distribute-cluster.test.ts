import { sql } from 'kysely'
import type pg from 'pg'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { distribute } from '@server/commands/distribute/distribute-command'
import { asPortal } from '@server/platform/db/as-portal'
import { isSpread } from '@server/platform/db/acting-role'
import { NO_SEAL } from '@server/platform/db/column-seal'
import { createPool } from '@server/platform/db/connection'
import { createDatabase, type Database } from '@server/platform/db/database'
import { inTransaction, type Tx } from '@server/platform/db/transaction'
import { POOL } from '@tests/support/database'
import { atTheEnd } from '@tests/support/endings'
import { clusterOfOwn, TWO_DOCUMENTS } from './cluster.support'

const FIRST = '00000000-0000-0000-0000-000000000001'
const SECOND = '00000000-0000-0000-0000-000000000002'
let client: pg.Client
let workers: string[]
let address: string
let connect: () => Promise<pg.Client>
beforeAll(async () => {
  ;({ address, client, workers, connect } = await clusterOfOwn())
  await client.query(TWO_DOCUMENTS)
})

const OTHERS = `select pid from pg_stat_activity
  where datname = current_database() and application_name = 'portal' and pid <> pg_backend_pid()`

/** Says what the command said; `until` ends it as soon as it says so. */
async function spread(until?: string): Promise<string[]> {
  const said: string[] = []
  const stop = new AbortController()
  const say = (line: string) => {
    said.push(line)
    if (line === until) stop.abort(new Error('stopped'))
  }
  await distribute(client, { workers, dryRun: false }, { print: say, say, signal: stop.signal })
  return said
}
const rowsOf = async (question: string) => (await client.query<Record<string, unknown>>(question)).rows
const references = async () =>
  (
    await rowsOf(
      "select conname from pg_constraint where contype = 'f' and conrelid in ('employee'::regclass, 'trip'::regclass, 'stay'::regclass) order by 1",
    )
  ).map(row => row['conname'])

describe('the command distribute on a cluster', () => {
  let before: unknown[]

  it('refuses workers that the coordinator does not know, and says how they are added', async () => {
    const unknown = distribute(
      client,
      { workers: ['db9.internal:5432'], dryRun: false },
      { print: () => undefined, say: () => undefined, signal: new AbortController().signal },
    )
    await expect(unknown).rejects.toThrow("select citus_add_node('db9.internal', 5432)")
  })

  it('refuses while a portal is connected', async () => {
    const portal = await connect()
    await expect(spread()).rejects.toThrow('1 connection of the portal is open: stop its servers first.')
    await portal.end()
    await expect.poll(() => rowsOf(OTHERS)).toEqual([])
  })

  it('goes on where it was stopped, and brings each reference back', async () => {
    before = await references()
    await expect(spread('stay …')).rejects.toThrow('stopped')
    expect(await references()).toEqual([])
    expect((await spread()).filter(line => line.endsWith('…'))).toEqual(['trip …'])
    expect(await references()).toEqual(before)
    expect(await rowsOf("select to_regclass('distribute_reference') as left")).toEqual([{ left: null }])
    expect(
      await rowsOf(
        "select table_name::text as t, citus_table_type::text as type from citus_tables where citus_table_type <> 'schema' order by 1",
      ),
    ).toEqual([
      { t: 'employee', type: 'reference' },
      { t: 'operating_unit', type: 'reference' },
      { t: 'salary', type: 'reference' },
      { t: 'stay', type: 'distributed' },
      { t: 'trip', type: 'distributed' },
    ])
  })

  it('finds ids by a plain index where they were kept once', async () => {
    const isOnce = "select indisunique from pg_index where indexrelid = 'stay_id'::regclass"
    expect(await rowsOf(isOnce)).toEqual([{ indisunique: false }])
  })

  it('does nothing where nothing is left', async () => {
    expect((await spread()).at(-1)).toMatch(/^0 tables/)
    expect(await references()).toEqual(before)
  })

  it('moved the rows, and ran no trigger for them again', async () => {
    const counted =
      'select count(*)::int as trips, sum(stays)::int as stays, max(row_version) as version from trip'
    await client.query("begin; select app_set_local('app.as', 'none')")
    onTestFinished(() => client.query('rollback').then(() => undefined))
    expect(await rowsOf(counted)).toEqual([{ trips: 10, stays: 30, version: 5 }])
  })
})

describe('a request on a cluster', () => {
  let database: Database
  beforeAll(() => {
    const pool = createPool(address, POOL, () => undefined)
    database = createDatabase(pool, POOL, NO_SEAL, true)
    atTheEnd(() => pool.end())
  })

  class Undone extends Error {}
  /** As the portal works for somebody in the first unit; what was written is undone. */
  async function within(work: (tx: Tx, ask: (text: string) => Promise<unknown[]>) => Promise<void>) {
    const identity = { role: 'unit', userId: FIRST, unitIds: [FIRST] } as const
    const worked = inTransaction(database, { identity }, async tx => {
      await work(tx, async text => (await sql.raw(text).execute(tx.db)).rows)
      throw new Undone()
    })
    await expect(worked).rejects.toThrow(Undone)
  }
  const UNITS = 'select count(distinct ou_id)::int as units from stay'
  const insertInto = (unit: string) =>
    `insert into stay (ou_id, employee_id, trip_id) values ('${unit}', '${FIRST}', '${unit}')`

  it('is known to the portal by what the command left', async () => {
    expect(await isSpread(client)).toBe(true)
  })

  it('sees its own unit alone, and asks one machine for it', () =>
    within(async (_, ask) => {
      expect(await ask('select distinct ou_id from stay')).toEqual([{ ou_id: FIRST }])
      const plan =
        await ask(`explain select s.id from stay s join trip t on t.ou_id = s.ou_id and t.id = s.trip_id
        where s.ou_id = any ('{${FIRST}}')`)
      expect(JSON.stringify(plan)).toContain('Task Count: 1')
    }))

  it('writes nothing into another unit', () =>
    within(async (_, ask) => {
      await expect(ask(insertInto(SECOND))).rejects.toThrow('row-level security')
    }))

  it('writes, is gone on with by the portal in another unit, and sees its own alone again', () =>
    within(async (tx, ask) => {
      await ask(insertInto(FIRST))
      await asPortal(tx, async portal => {
        await sql.raw(insertInto(SECOND)).execute(portal.db)
        expect((await sql.raw(UNITS).execute(portal.db)).rows).toEqual([{ units: 10 }])
      })
      expect(await ask(UNITS)).toEqual([{ units: 1 }])
    }))

  it('calls a function of the owner that writes into another unit, and sees its own alone again', () =>
    within(async (_, ask) => {
      await ask(`update trip set last_comment = 'x' where ou_id = '${FIRST}'`)
      expect(await ask(`select stays_added('${SECOND}', 100) as trips`)).toEqual([{ trips: 10 }])
      expect(await ask('select sum(stays)::int as stays from trip')).toEqual([{ stays: 3 }])
    }))

  it('runs triggers of the unit on the machine of the row', () =>
    within(async (_, ask) => {
      await ask(insertInto(FIRST))
      expect(await ask('select stays from trip')).toEqual([{ stays: 4 }])
    }))

  it('counts a change of the company once, on the coordinator', () =>
    within(async (tx, ask) => {
      const version = () => ask('select version from access_version')
      expect(await version()).toEqual([{ version: 2 }])
      await asPortal(tx, ({ db }) => sql`insert into operating_unit values (gen_random_uuid())`.execute(db))
      expect(await version()).toEqual([{ version: 3 }])
    }))

  it('reads nothing of a table that is granted to nobody', () =>
    within(async (_, ask) => {
      expect(await ask('select count(*)::int as salaries from salary')).toEqual([{ salaries: 0 }])
    }))

  it('is told nothing by a machine that was not told for whom', async () => {
    expect((await database.pool.query('select from stay')).rowCount).toBe(0)
  })
})
